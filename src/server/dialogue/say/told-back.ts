import { wordSet } from "../word-set.ts";
import { withoutEnd } from "./spoken.ts";

/** What the team was told, said back as a receptionist would: 'They know your crown came loose.' */

/** More than that nobody listens to; the task holds them all. */
const mostWords = 12;
/** Fewer are a yes, a name or a number. */
const fewestWords = 4;
/** So many words say what something is about. */
const mostOfSubject = 5;

const leads = wordSet(
  "oh sorry well yeah yes no look um uh so and but hi hello just okay ok actually because",
);
/** A sentence that opens with one of these is told on as it stands. */
const subjects = wordSet(
  "i i'm i've i'd i'll my we we're we've we'd we'll our he he's she she's they they're it's there's his her the",
);
/** What turns round when somebody else tells it. */
const turned: Readonly<Record<string, string>> = {
  ...{ i: "you", "i'm": "you're", "i've": "you've", "i'd": "you'd", "i'll": "you'll" },
  // As recognisers write it.
  ...{ im: "you're", ive: "you've" },
  ...{ we: "you", "we're": "you're", "we've": "you've", "we'd": "you'd", "we'll": "you'll", us: "you" },
  ...{ me: "you", my: "your", mine: "yours", our: "your", ours: "yours", myself: "yourself", am: "are" },
};

const wordsIn = (text: string): readonly string[] => text.split(" ").filter((word) => word !== "");

const bare = (word: string): string => (word.endsWith(",") ? word.slice(0, -1) : word).toLowerCase();

function turn(word: string, before: string): string {
  const other = before === "i" && bare(word) === "was" ? "were" : turned[bare(word)];
  return other === undefined ? word : word.endsWith(",") ? `${other},` : other;
}

const turnedRound = (words: readonly string[]): string =>
  words.map((word, at) => turn(word, bare(words[at - 1] ?? ""))).join(" ");

/** What is put to whoever listens, or asked of them, is not told on. */
const isToUs = (word: string): boolean => bare(word).startsWith("you") || bare(word) === "please";

/** 'They know …'. Empty where it cannot be said in short: whoever asks is read all of it. */
export function toldBack(texts: readonly string[]): string {
  const told = texts.map(withoutEnd).filter((each) => wordsIn(each).length >= fewestWords);
  const [only, ...others] = told;
  if (only === undefined) return "";
  const all = wordsIn(only);
  const words = all.slice(all.findIndex((word) => !leads.has(bare(word))));
  const isShort = others.length === 0 && words.length <= mostWords;
  if (isShort && subjects.has(bare(words[0] ?? "")) && !words.some(isToUs))
    return `They know ${turnedRound(words)}.`;
  const subject = subjectIn([only]);
  return isShort && subject !== "" ? `They know it's about ${subject}.` : "";
}

/** Where what it is about has been said. */
const closing = wordSet(
  "i i'm im i've ive it it's its he he's she she's they they're we we're you this that's thats and but so because if when can could please ring call just um uh",
);

/** `your bill`, of 'can somebody ring me about my bill, it's Pat Sloan'. Empty where it is not said, or not in short. */
export function subjectIn(texts: readonly string[]): string {
  const subjects = texts.map((text) => {
    const words = wordsIn(withoutEnd(text));
    const behind = words.slice(words.findIndex((word) => bare(word) === "about") + 1);
    if (behind.length === words.length) return "";
    const end = behind.findIndex((word, at) => closing.has(bare(word)) || behind[at - 1]?.endsWith(","));
    const subject = (end < 0 ? behind : behind.slice(0, end)).map(bare);
    return subject.length <= mostOfSubject ? turnedRound(subject) : "";
  });
  return subjects.find((each) => each !== "") ?? "";
}

/** More than that nobody keeps in mind. */
const mostPoints = 9;
/** So many words of one thing are read at once; of a longer one its beginning: the team has it word by word. */
const mostOfPoint = 24;
const leastOfPoint = 9;

const opening = wordSet("and but so because i i'm i've he she they we it's there's");

/** Where something else begins, so that it is read as a sentence. */
function endOfPoint(words: readonly string[]): number {
  if (words.length <= mostOfPoint) return words.length;
  const end = words.findLastIndex(
    (word, at) => at >= leastOfPoint && at <= mostOfPoint && opening.has(bare(word)),
  );
  // Never in the middle of a clause.
  return end < 0 ? words.length : end;
}

/**
 * `I've got: you've come up in a rash all over your arms; you got charged twice for the x-ray.` Empty where nothing can be read in short.
 *
 * @param whom whoever it is about, where that is somebody else
 */
export function listedBack(points: readonly string[], whom = ""): string {
  const each = points.flatMap((point) => {
    const all = wordsIn(withoutEnd(point));
    const words = all.slice(
      Math.max(
        0,
        all.findIndex((word) => !leads.has(bare(word))),
      ),
    );
    return words.length < fewestOfPoint ? [] : [readOut(words.slice(0, endOfPoint(words)))];
  });
  const read = [...new Set(each)].slice(0, mostPoints);
  return read.length === 0 ? "" : `I've got${whom === "" ? "" : ` for ${whom}`}: ${read.join("; ")}.`;
}
const fewestOfPoint = 3;

/** A question of theirs is read as one. */
const readOut = (words: readonly string[]): string =>
  questions.has(bare(words[0] ?? "")) ? `you asked, ${words.join(" ")}` : turnedRound(words);
const questions = wordSet("do does should can could will would is are what when how which who");
