/**
 * What is said to be with the team held against what the team has. Judged without regard to the engine's own sentences: whoever
 * says that something was passed on, or will be, must have left it, in the caller's words.
 */

/** Something that waits for people: a task, an alert, or the notes of a booking; a change of a visit has none, and settles what was said before. */
export interface LeftForTeam {
  /** The turn in which it was stored, counted from the greeting as 0. */
  turn: number;
  text: string;
  /** A task is to hold all that was said of its matter; a note is part of it. */
  kind: "task" | "note";
}

interface Talk {
  said: readonly string[];
  heard: readonly string[];
  left: readonly LeftForTeam[];
}

export interface FalsePassing {
  sentence: string;
  why: string;
}

const team = "(?:the (?:team|dentist|clinic|practice|staff)|them|reception|somebody|someone)";
const done = new RegExp(
  [
    `\\bI(?:'ve| have)(?: just| already| now)? (?:asked|told|let|informed|notified|alerted) ${team}`,
    `\\bI(?:'ve| have)(?: just| already| now)? (?:passed|sent|forwarded|handed|left)\\b.{0,60}\\b(?:on|to|for|with) ?(?:to |with )?${team}`,
    `\\b(?:the team|they) (?:has|have|know|knows) (?:to ring you|your (?:word|message|number)|that you|the number|it in your words)`,
  ].join("|"),
  "i",
);
const promise = new RegExp(
  [
    `\\bI(?:'ll| will| shall)(?: also)? (?:tell|let|ask|inform) ${team}`,
    `\\bI(?:'ll| will| shall)(?: also)? (?:pass|send|forward|hand) (?:it|that|this|your \\w+)\\b`,
    `\\bI(?:'ll| will| shall)(?: also)? (?:note|write) (?:it|that|this)(?: down)? for ${team}`,
    `\\bI(?:'ll| will| shall)(?: also)? (?:leave|add) (?:a note|word|it|that)\\b.{0,20}\\bfor ${team}`,
  ].join("|"),
  "i",
);
/** 'In your words: …' says what the task holds, and then that there is more. */
export const quoted = /\bin your words: (.+?)(?:, and the rest as you said it)?[.!]?$/i;
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
/** A thing told is told in so many words beside those that only agree; fewer are a yes, a name or a number. */
const fewestWords = 4;
const agreeing = new Set(
  "yes yep yeah no ok okay sure right fine good great thats that s it is so um uh well ah please thanks thank you all".split(
    " ",
  ),
);
const toldIn = (words: string): readonly string[] =>
  plain(words)
    .split(" ")
    .filter((word) => !agreeing.has(word));

/** Who speaks is in the task's title, their number beside it, a greeting nowhere. */
const introducing = new Set(
  `hi hello hey morning afternoon my name is it s this i m speaking here the
  oh zero one two three four five six seven eight nine double triple`.split(/\s+/),
);
/** Of so much of what was told the words are there, in whatever form they are written down. */
const mostOfIt = 0.75;
function holdsMost(texts: readonly LeftForTeam[], words: string): boolean {
  const content = toldIn(words).filter((word) => !introducing.has(word));
  return texts.some(({ text }) => {
    const written = new Set(plain(text).split(" "));
    return content.filter((word) => written.has(word)).length >= content.length * mostOfIt;
  });
}

/** As much of a long story as a task has room for. */
const readable = (text: string): string => plain(text.slice(0, 200)).split(" ").slice(0, -1).join(" ");
const holds = (texts: readonly LeftForTeam[], words: string): boolean => {
  const wanted = readable(`${words} .`);
  return texts.some(({ text }) => plain(text).includes(wanted));
};

/** Claims that nothing bears out, and claims that leave out part of what was said. */
export function falsePassings(talk: Talk): FalsePassing[] {
  return talk.said.flatMap((text, turn) =>
    text.split(/(?<=[.!?])\s+/).flatMap((sentence) => {
      const why = sentence.trim().endsWith("?") ? null : faultOf(sentence, turn, talk);
      return why === null ? [] : [{ sentence, why }];
    }),
  );
}

function faultOf(sentence: string, turn: number, talk: Talk): string | null {
  const has = talk.left.filter((each) => each.kind === "task" && each.turn <= turn);
  const [, words] = quoted.exec(sentence) ?? [];
  if (words !== undefined) {
    const isHeld = words
      .split("; ")
      .every((each) => has.some(({ text }) => plain(text).includes(plain(each))));
    return isHeld ? null : "the team has other words";
  }
  if (done.test(sentence)) {
    if (has.length === 0) return "nothing was left for the team";
    const missing = lacking(turn, talk);
    return missing === null ? null : `the team was not told “${missing}”`;
  }
  return promise.test(sentence) ? brokenPromise(turn, talk) : null;
}

/** Something told since the team was last told that is in nothing that was left. */
function lacking(turn: number, { heard, left }: Talk): string | null {
  const tasks = left.filter((each) => each.kind === "task" && each.turn <= turn);
  // What is booked or changed is settled by it; what was said with its yes may be for the team.
  const settled = left.map((each) => (each.kind === "note" ? each.turn - 1 : each.turn));
  const before = Math.max(-1, ...settled.filter((each) => each < turn));
  const told = heard.slice(before + 1, turn + 1);
  const isThing = (words: string) =>
    toldIn(words).filter((word) => !introducing.has(word)).length >= fewestWords;
  return told.find((words) => isThing(words) && !holdsMost(tasks, words)) ?? null;
}

/** What will be passed on must be, before the call is over; in the notes of a booking it may be shortened. */
function brokenPromise(turn: number, { heard, left }: Talk): string | null {
  const words = heard[turn] ?? "";
  const later = left.filter((each) => each.turn >= turn);
  if (later.some(({ kind }) => kind === "task") && holds(later, words)) return null;
  const content = plain(words)
    .split(" ")
    .filter((word) => word.length > 3);
  const isNoted = later.some(
    ({ text }) => content.filter((word) => plain(text).includes(word)).length * 2 >= content.length,
  );
  return isNoted ? null : "it was never passed on";
}
