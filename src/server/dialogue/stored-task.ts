import { timesToRing } from "./contact-times.ts";
import type { StoredTask, ToolEffect } from "./events.ts";

type Message = Extract<ToolEffect, { type: "take_message" }>;

/** The task that a message makes; what is whole holds all that there is. */
export const storedTask = ({ kind, phone, text, words, isWhole, ring }: Message): StoredTask => ({
  ...{ kind, phone, words },
  detail: isWhole ? text : detailOf({ text, words }),
  ...(ring && { ring }),
});

/** What a task holds: the matter, when to ring, and the caller's words as far as the matter does not hold them. */
function detailOf({ text, words }: Pick<Message, "text" | "words">): string {
  const others = words.filter((each) => !text.includes(each));
  const when = timesToRing(words);
  return [
    text,
    when === "" ? "" : `To be rung: ${when}.`,
    others.length === 0 ? "" : `In the caller's words: ${quoted(others)}`,
  ]
    .filter((each) => each !== "")
    .join("\n");
}

export const quoted = (words: readonly string[]): string => words.map((each) => `“${each}”`).join(" ");
