/** "yes" for somebody who taps and has no keys at hand: an argument of texts that name keys or how to press. */
export const touch = (): "yes" | "no" => (globalThis.matchMedia?.("(pointer: coarse)").matches ? "yes" : "no");
