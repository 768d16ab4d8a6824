/** One soft bell, synthesised in the browser. Browsers give sound only after a press, so the first press prepares it. */
let audio: AudioContext | null = null;

function prepare(): void {
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") void audio.resume().catch(() => undefined);
  } catch {
    // Audio is unavailable: stay silent.
  }
}

/** Prepare the sound with each press while the bell is wanted; return how to stop that. */
export function readyOnPress(wanted: () => boolean): () => void {
  const press = (): void => {
    if (wanted()) prepare();
  };
  addEventListener("pointerup", press);
  addEventListener("keydown", press);
  return () => {
    removeEventListener("pointerup", press);
    removeEventListener("keydown", press);
  };
}

export function ring(): void {
  prepare();
  if (!audio || audio.state !== "running") return;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.12, audio.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + 0.9);
  gain.connect(audio.destination);
  for (const pitch of [660, 990]) {
    const tone = audio.createOscillator();
    tone.frequency.value = pitch;
    tone.connect(gain);
    tone.start();
    tone.stop(audio.currentTime + 0.9);
  }
}
