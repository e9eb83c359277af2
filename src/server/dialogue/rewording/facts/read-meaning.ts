import { readSayings, type Saying } from "../read-sayings.ts";
import { emptyPhrases, meantBy, phrasesOfOne } from "./spoken-words.ts";

/** What is told, with the closed vocabulary's other words for the same thing taken for one. Pure. */
export function readMeaning(text: string): Saying[] {
  const plain = phrasesOfOne.reduce(
    (rest, [pattern, word]) => rest.replace(pattern, (all) => word.padEnd(all.length)),
    text.replace(emptyPhrases, (all) => " ".repeat(all.length)),
  );
  const sayings = readSayings(plain).map((each): Saying => {
    if (each.kind !== "word") return each;
    const word = meantBy.get(each.word) ?? each.word;
    return word === "range" ? { kind: "range", from: each.from, to: each.to } : { ...each, word };
  });
  // 'Open from nine till five' is 'open nine till five'; 'from 450 dollars' is not '450 dollars'.
  const kept = sayings.filter(
    (each, index) => !(each.kind === "word" && each.word === "from" && sayings[index + 2]?.kind === "range"),
  );
  return daysFirst(kept, plain);
}

/** 'Three on Tuesday or four on Wednesday' is 'Tuesday at three or Wednesday at four'. */
function daysFirst(sayings: readonly Saying[], text: string): Saying[] {
  const settled = [...sayings];
  for (let at = 1; at < settled.length; at += 1) {
    const [time, day] = [settled[at - 1], settled[at]];
    const isBound =
      time &&
      day &&
      isOfClock(time) &&
      day.kind === "day" &&
      /^\s+on\s+$/.test(text.slice(time.to, day.from));
    if (isBound) settled.splice(at - 1, 2, day, time);
  }
  return settled;
}

const isOfClock = ({ kind }: Saying): boolean => kind === "time" || kind === "number";
