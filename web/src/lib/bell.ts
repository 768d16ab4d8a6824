/** Play one soft bell, synthesised in the browser. */
export function ring(): void {
  try {
    const audio = new AudioContext();
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
  } catch {
    // Audio is unavailable: stay silent.
  }
}
