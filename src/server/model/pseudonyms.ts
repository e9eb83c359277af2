/**
 * Keeps names, numbers and addresses of callers away from the language model: they are put in as `[name]`, `[number]` and
 * `[email]`, and the names are put back into what comes out. Days, times and reasons for a visit stay.
 */
export interface Pseudonyms {
  hide(text: string): string;
  /** Names where their marks stand; marks of anything else stay, and no sentence with one is spoken. */
  reveal(text: string): string;
  /** As `hide`, with a way back for words that are quoted from it. */
  hideQuotable(text: string): Pseudonymised;
}

export interface Pseudonymised {
  text: string;
  /** Quoted words as they were before they were hidden: each mark stands for the first words that it was put in for, then the next. */
  restore(quoted: string): string;
}

const email = /[\p{L}\d._%+-]+(?:@|\s+at\s+)[\p{L}\d-]+(?:(?:\.|\s+dot\s+)[\p{L}]{2,})+/giu;
/** Six digits or more, however they are grouped. */
const digits = /\+?\d(?:[\s().-]*\d){5,}/g;
const digitWord = "(?:zero|oh|nought|one|two|three|four|five|six|seven|eight|nine|double|triple)";
/** Six digits or more said as words; a time has four words at most. */
const spokenDigits = new RegExp(`\\b${digitWord}(?:[\\s,-]+${digitWord}){5,}\\b`, "gi");

export function createPseudonyms(names: readonly string[]): Pseudonyms {
  const whole = [...new Set(names.map((name) => name.trim()).filter((name) => name !== ""))].sort(
    (a, b) => b.length - a.length,
  );
  // A first or last name alone as well, by a mark of its own, so that it is put back as it stood.
  const parts = whole.flatMap((name) => name.split(/\s+/)).filter((part) => part.length > 1);
  const marks = [...new Set([...whole, ...parts])].map((name, index) => ({
    name,
    mark: index === 0 ? "[name]" : `[name${index + 1}]`,
  }));
  // Addresses before names: a name within one would leave the rest of it standing.
  const steps = [
    { pattern: email, mark: "[email]" },
    { pattern: digits, mark: "[number]" },
    { pattern: spokenDigits, mark: "[number]" },
    ...marks.map(({ name, mark }) => ({ pattern: wordsOf(name), mark })),
  ];
  const hideQuotable = (text: string): Pseudonymised => {
    const taken: { mark: string; words: string }[] = [];
    const hidden = steps.reduce(
      (rest, { pattern, mark }) =>
        rest.replaceAll(pattern, (words) => {
          taken.push({ mark, words });
          return mark;
        }),
      text,
    );
    return { text: hidden, restore: (quoted) => putBack(quoted, taken) };
  };
  return {
    hide: (text) => hideQuotable(text).text,
    hideQuotable,
    reveal: (text) =>
      marks.reduce((rest, { name, mark }) => rest.replaceAll(new RegExp(escaped(mark), "gi"), name), text),
  };
}

function putBack(quoted: string, taken: readonly { mark: string; words: string }[]): string {
  const left = [...taken];
  return quoted.replaceAll(/\[(?:name\d*|number|email)\]/gi, (mark) => {
    const at = left.findIndex((each) => each.mark === mark.toLowerCase());
    return at < 0 ? mark : (left.splice(at, 1)[0]?.words ?? mark);
  });
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const wordsOf = (name: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])${escaped(name)}(?![\\p{L}\\d])`, "giu");
