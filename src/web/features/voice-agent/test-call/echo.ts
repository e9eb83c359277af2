const wordsOf = (text: string) =>
  text
    .toLocaleLowerCase("en-AU")
    .replace(/[^\p{L}\p{N}\s]/gu, "")
    .split(/\s+/)
    .filter((word) => word !== "");

/**
 * Whether the microphone has only heard the loudspeaker: nearly all of the words are among those being spoken.
 * Browsers cannot subtract the synthesised voice, and an assistant that interrupts itself never finishes.
 */
export function isEcho(heard: string, spoken: string): boolean {
  const words = wordsOf(heard);
  if (words.length === 0 || spoken === "") return false;
  const own = new Set(wordsOf(spoken));
  const shared = words.filter((word) => own.has(word)).length;
  // A short "yes" or "stop" is the caller's even while the assistant says the same word.
  return words.length >= 3 && shared / words.length >= 0.8;
}
