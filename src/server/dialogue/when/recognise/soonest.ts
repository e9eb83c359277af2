import { endsAt, phraseAt, phrases, type Recogniser, token, word } from "../line.ts";

const wishes = phrases(
  [
    "as soon as possible|as soon as you can|as soon as you possibly can|as soon as|soon as possible|soon as you can|the sooner the better|sooner the better",
    "as early as possible|as early as you can|earliest possible|earliest available|earliest you have|earliest convenience|earliest appointment|earliest opening|earliest slot|earliest time|earliest|soonest possible|soonest available|soonest",
    "next available|next free|next opening|next possible|next appointment|next slot|next one available|next spot|first available|first opening|first possible|first free|first spot|first appointment available|first one available",
    "first one youve|first one you have|first one thats|first thing youve got|first thing you have|next one youve|next one you have|first you have|first youve got",
    "straight away|right away|straightaway|immediately|asap|a s a p|quickest|quick as you can|quickly as possible",
    "whenever you can|whenever you have|any time soon|anytime soon|whatevers next|whatever is next|whatevers available|as quick as",
  ].join("|"),
);

const subjects: ReadonlySet<string> = new Set(["i", "we", "he", "she", "they"]);

/** 'as soon as possible', 'the next available', 'your earliest' */
export const soonest: Recogniser = {
  starts: [...new Set(wishes.map((phrase) => phrase[0] ?? ""))],
  read(line, at) {
    const taken = phraseAt(line, at, wishes);
    if (taken === 0) return null;
    // 'as soon as I finish work' is about something else.
    if (word(line, at) === "as" && taken === 3 && !endsAt(line, at + 3)) return null;
    if (
      word(line, at) === "next" &&
      word(line, at + 1) === "appointment" &&
      ["is", "was"].includes(word(line, at + 2))
    )
      return null;
    // 'The earliest I can do is eleven' is the beginning of a stretch.
    const isOwn = word(line, at) === "earliest" && taken === 1 && subjects.has(word(line, at + 1));
    if (isOwn) return null;
    if (word(line, at) === "a" && token(line, at + 1).word !== "s") return null;
    return { meaning: { kind: "soonest" }, to: at + taken };
  },
};
