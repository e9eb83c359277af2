import { spokenList } from "../say/spoken.ts";
import { readMeaning } from "./facts/read-meaning.ts";
import { isSameFact } from "./facts/tell-item.ts";
import type { Item } from "./items.ts";
import type { Saying } from "./read-sayings.ts";
import type { Rewording } from "./rewording.ts";
import { ofTalk } from "./talk/talk-words.ts";

/** What a sentence says that is in nothing still to be told, for staff; null = it may be a part of it. */
export function whyRefused({ items, told }: Rewording, sentence: string): string | null {
  const open = items.flatMap((item, at) => (told.includes(at) ? [] : item.sayings));
  const foreign = readMeaning(sentence).filter((each) => !isSaidIn(open, each));
  if (foreign.length > 0) return `adds ${spokenList(foreign.slice(0, 4).map(nameOf), "and")}`;
  const isAsked = items.some((item, at) => item.isQuestion && !told.includes(at));
  return sentence.includes("?") && !isAsked ? "asks what was not to be asked" : null;
}

const isSaidIn = (open: readonly Saying[], each: Saying): boolean =>
  each.kind === "word"
    ? ofTalk.has(each.word) || open.some((meant) => meant.kind === "word" && meant.word === each.word)
    : open.some((meant) => isSameFact(meant, each));

function nameOf(saying: Saying): string {
  switch (saying.kind) {
    case "word":
      return `“${saying.word}”`;
    case "number":
      return `“${saying.digits}”`;
    case "range":
      return "“to”";
    case "time":
      return "a time";
    case "day":
      return "a day";
  }
}

/** Which of these a sentence was about: that with which it shares most; null = with none it shares anything. */
export function nearestItem(
  items: readonly Item[],
  open: readonly number[],
  sentence: string,
): number | null {
  const said = readMeaning(sentence);
  const shares = open.map((at) => ({
    at,
    count: said.filter((each) => isShared(items[at]?.sayings ?? [], each)).length,
  }));
  const most = Math.max(0, ...shares.map(({ count }) => count));
  return most === 0 ? null : (shares.find(({ count }) => count === most)?.at ?? null);
}

const isShared = (meant: readonly Saying[], each: Saying): boolean =>
  meant.some((one) =>
    one.kind === "word" || each.kind === "word"
      ? one.kind === "word" && each.kind === "word" && one.word === each.word
      : isSameFact(one, each),
  );
