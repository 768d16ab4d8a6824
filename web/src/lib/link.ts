/** Find the link to a table in pasted text: with words around it, or without its http://. */
const TABLE = /(?:(https?:\/\/)?([\w.-]+(?::\d+)?|\[[\da-f:]+\](?::\d+)?))?\/table\/(\w+)(\?[^\s<>"']*)?/i;

export interface TableLink {
  /** Origin of another server; null if the table is on this one. */
  origin: string | null;
  path: string;
}

export function tableLink(pasted: string, here: string): TableLink | null {
  const found = TABLE.exec(pasted.trim());
  if (!found) return null;
  const [, scheme, host, table, query = ""] = found;
  // The text right before the match must not be another scheme, such as javascript:
  if (/[:/\w]$/.test(pasted.trim().slice(0, found.index))) return null;
  const origin = host ? `${scheme ?? "http://"}${host}` : null;
  // Trailing punctuation belongs to the sentence around the link.
  return { origin: origin === here ? null : origin, path: `/table/${table}${query.replace(/[.,;!)]+$/, "")}` };
}
