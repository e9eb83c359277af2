const wordsOf = (text: string): string[] =>
  text
    .toLocaleLowerCase("en-AU")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/** Whether every word typed begins a word of the text: `ap new` fits `New Appointment`. */
export function fits(text: string, typed: string): boolean {
  const words = wordsOf(text);
  return wordsOf(typed).every((part) => words.some((word) => word.startsWith(part)));
}
