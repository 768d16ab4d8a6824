/** Shareable links, and the clipboard. */
import { get } from "./api";

const HERE_ONLY = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** The origin others can open: ours, unless it is localhost and the server knows a better one. */
export async function address(place: { origin: string; hostname: string } = location): Promise<string> {
  if (!HERE_ONLY.test(place.hostname)) return place.origin;
  const found = await get<{ address: string | null }>("/address").catch(() => null);
  return found?.address ?? place.origin;
}

/** True if an address can be opened on this computer only. */
export const hereOnly = (origin: string): boolean => HERE_ONLY.test(new URL(origin).hostname);

/** Copy the text; return true on success. Without https browsers offer only execCommand on a selection. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement("textarea");
    area.value = text;
    area.readOnly = true;
    area.style.position = "fixed";
    area.style.opacity = "0";
    (document.querySelector("dialog[open]") ?? document.body).append(area);
    area.select();
    try {
      return document.execCommand("copy");
    } finally {
      area.remove();
    }
  }
}
