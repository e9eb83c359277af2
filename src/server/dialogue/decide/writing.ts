/** What callers said, as it is written down for people to read. */

const hesitations: ReadonlySet<string> = new Set(["um", "umm", "uh", "er", "erm", "ah"]);

export const inWriting = (text: string): string =>
  text
    .trim()
    .split(" ")
    .filter((word) => !hesitations.has(word))
    .map((word) => (word === "i" || word.startsWith("i'") ? `I${word.slice(1)}` : word))
    .join(" ");

export function sentence(text: string): string {
  // What is quoted of theirs is left as it was said.
  const whole = text.includes("“") ? text.trim() : inWriting(text);
  const end = whole.endsWith(".") || whole.endsWith("?") ? "" : ".";
  return whole === "" ? "" : `${whole.charAt(0).toUpperCase()}${whole.slice(1)}${end}`;
}

const plain = (text: string): string => text.replaceAll(",", "").replaceAll("-", "").toLowerCase();

/** Whether all of the one stands in the other. */
export const holds = (whole: string, part: string): boolean => plain(whole).includes(plain(part));
