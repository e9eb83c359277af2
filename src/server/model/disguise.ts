/**
 * Keeps names, numbers and addresses of callers away from the language model: they are put in as `[name]`, `[number]` and
 * `[email]`, and the names are put back into what comes out. Days, times and reasons for a visit stay.
 */
export interface Disguise {
  hide(text: string): string;
  /** Names where their marks stand; marks of anything else stay, and no sentence with one is spoken. */
  reveal(text: string): string;
}

const email = /[\p{L}\d._%+-]+(?:@|\s+at\s+)[\p{L}\d-]+(?:(?:\.|\s+dot\s+)[\p{L}]{2,})+/giu;
/** Six digits or more, however they are grouped. */
const digits = /\+?\d(?:[\s().-]*\d){5,}/g;
const digitWord = "(?:zero|oh|nought|one|two|three|four|five|six|seven|eight|nine|double|triple)";
/** Six digits or more said as words; a time has four words at most. */
const spokenDigits = new RegExp(`\\b${digitWord}(?:[\\s,-]+${digitWord}){5,}\\b`, "gi");

export function disguise(names: readonly string[]): Disguise {
  const whole = [...new Set(names.map((name) => name.trim()).filter((name) => name !== ""))].sort(
    (a, b) => b.length - a.length,
  );
  const marks = whole.map((name, index) => ({ name, mark: index === 0 ? "[name]" : `[name${index + 1}]` }));
  const hideNames = (text: string): string => {
    const wholly = marks.reduce((rest, { name, mark }) => rest.replaceAll(wordsOf(name), mark), text);
    // A first or last name alone as well; it cannot be put back, and need not be.
    const parts = whole.flatMap((name) => name.split(/\s+/)).filter((part) => part.length > 1);
    return parts.reduce((rest, part) => rest.replaceAll(wordsOf(part), "[name]"), wholly);
  };
  return {
    // Addresses before names: a name within one would leave the rest of it standing.
    hide: (text) =>
      hideNames(text.replace(email, "[email]").replace(digits, "[number]").replace(spokenDigits, "[number]")),
    reveal: (text) =>
      marks.reduce((rest, { name, mark }) => rest.replaceAll(new RegExp(escaped(mark), "gi"), name), text),
  };
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const wordsOf = (name: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])${escaped(name)}(?![\\p{L}\\d])`, "giu");
