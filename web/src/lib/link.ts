/** A link to a table, found in whatever was pasted: with words around it, or without its http://. */
const TABLE = /(?:(https?:\/\/)?([\w.-]+(?::\d+)?|\[[\da-f:]+\](?::\d+)?))?\/table\/(\w+)(\?[^\s<>"']*)?/i;

export interface TableLink {
  /** Another server's address; null when the table is here. */
  origin: string | null;
  path: string;
}

export function tableLink(pasted: string, here: string): TableLink | null {
  const found = TABLE.exec(pasted.trim());
  if (!found) return null;
  const [, scheme, host, table, query = ""] = found;
  // What stands right before it must not be another scheme, such as javascript:
  if (/[:/\w]$/.test(pasted.trim().slice(0, found.index))) return null;
  const origin = host ? `${scheme ?? "http://"}${host}` : null;
  // The full stop belongs to the sentence around the link.
  return { origin: origin === here ? null : origin, path: `/table/${table}${query.replace(/[.,;!)]+$/, "")}` };
}
