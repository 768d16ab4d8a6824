/** A picture of finished boards to share: an SVG with its own colours, converted to PNG in the browser. */
import { LINKS, OUTLINES, SIZE, STATIONS, THAMES, at, link, place, shape, tint } from "./geometry";
import type { LineView, SheetView } from "./view";

const HUES: Record<string, string> = { purple: "#6a3d9a", blue: "#1c77b8", red: "#cf3f6c", green: "#2c8a55" };
const PATTERNS: Record<string, string> = {
  purple: "",
  blue: 'stroke-width="4.5" stroke-dasharray="12 14"',
  red: 'stroke-width="4.5"',
  green: 'stroke-width="7" stroke-dasharray="0 17"',
};

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

function path(section: number): string {
  const l = link(section);
  return `M${place(l.a).join(" ")}L${place(l.b).join(" ")}`;
}

function drawn(line: LineView): string {
  const all = line.sections.map(path).join("");
  const pattern = PATTERNS[line.colour];
  return (
    `<path d="${all}" stroke="#fdfbf6" stroke-width="19"/><path d="${all}" stroke="${HUES[line.colour]}" stroke-width="14"/>` +
    (pattern ? `<path d="${all}" stroke="#fdfbf6" ${pattern}/>` : "") +
    (line.circled == null
      ? ""
      : `<circle cx="${place(line.circled)[0]}" cy="${place(line.circled)[1]}" r="29" stroke="${HUES[line.colour]}" stroke-width="6"/>`)
  );
}

function board(sheet: SheetView): string {
  const districts = OUTLINES.map(
    (d, n) => `<path d="${d}" fill="${tint(n) === "a" ? "#fbf8f1" : "#f2ecdd"}" stroke="#d9d1bf" stroke-width="1.5"/>`,
  ).join("");
  const dots = LINKS.map((l) => path(l.id)).join("");
  const stations = STATIONS.map((s) => {
    const ring = s.tourist
      ? '<circle r="34" fill="#fdfbf6" stroke="#1d2433" stroke-width="2.5"/><circle r="29" fill="none" stroke="#b8862b" stroke-width="6" stroke-dasharray="2 8.68"/>'
      : "";
    const fill = s.departure ? HUES[s.departure] : "#ffffff";
    return `<g transform="translate(${at(s.col)} ${at(s.row)})">${ring}<path d="${shape(s.symbol, 19)}" fill="${fill}" stroke="#1d2433" stroke-width="4" stroke-linejoin="round"/></g>`;
  }).join("");
  return (
    `${districts}<g fill="none" stroke-linejoin="round"><path d="${THAMES}" stroke="#b9d4e0" stroke-width="50"/><path d="${THAMES}" stroke="#cfe3ec" stroke-width="45"/></g>` +
    `<path d="${dots}" fill="none" stroke="#a79d88" stroke-width="3" stroke-dasharray="0 9" stroke-linecap="round"/>` +
    `<g fill="none" stroke-linecap="round">${sheet.lines.map(drawn).join("")}</g>${stations}`
  );
}

/** All sheets side by side with name and total, and a line of text underneath. */
export function picture(sheets: readonly SheetView[], names: readonly string[], words: string): string {
  const head = 110;
  const columns = sheets.length > 2 ? 2 : sheets.length;
  const rows = Math.ceil(sheets.length / columns);
  const [w, h] = [SIZE + 20, SIZE + head];
  const cells = sheets
    .map((sheet, n) => {
      const [x, y] = [(n % columns) * w + 20, Math.floor(n / columns) * h];
      return (
        `<g transform="translate(${x} ${y})"><text x="10" y="74" font-size="46" font-weight="600">${escape(names[sheet.seat] ?? "")}</text>` +
        `<text x="${SIZE - 10}" y="74" font-size="54" font-weight="600" text-anchor="end">${sheet.total}</text>` +
        `<svg y="${head - 10}" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">${board(sheet)}</svg></g>`
      );
    })
    .join("");
  const [width, height] = [columns * w + 20, rows * h + 90];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="#1d2433" font-family="'Source Sans 3', sans-serif">` +
    `<rect width="${width}" height="${height}" fill="#f7f3ea"/>${cells}` +
    `<text x="30" y="${height - 34}" font-size="34" fill="#565d6c">${escape(words)}</text></svg>`
  );
}

export async function png(svg: string): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement("canvas");
    const scale = Math.min(1, 1600 / image.width);
    canvas.width = Math.round(image.width * scale);
    canvas.height = Math.round(image.height * scale);
    canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((done, fail) =>
      canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"),
    );
  } finally {
    URL.revokeObjectURL(url);
  }
}
