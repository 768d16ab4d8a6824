/** Links to pass on, and the clipboard. */
import { get } from "./api";

const HERE_ONLY = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** The address others can open: ours, unless that means "this machine" and the server knows a better one. */
export async function address(place: { origin: string; hostname: string } = location): Promise<string> {
  if (!HERE_ONLY.test(place.hostname)) return place.origin;
  const found = await get<{ address: string | null }>("/address").catch(() => null);
  return found?.address ?? place.origin;
}

/** Whether the text is in the clipboard now. Without https browsers offer only the old way, by a selection. */
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
