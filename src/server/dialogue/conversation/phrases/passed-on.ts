import { timesToRing } from "#server/dialogue/contact-times.ts";
import { tellsOfMatter } from "#server/dialogue/conversation/told-matter.ts";
import type { StoredTask } from "#server/dialogue/events.ts";
import { lastDigits } from "./spoken.ts";

/** So many of the caller's words are said back; the task holds them all. */
const mostWords = 24;

/** What was passed on, and nothing else: it is told from the task that was stored. What was said just now is not said back. */
export function passedOn({ kind, phone, words }: StoredTask, justSaid: string): string {
  const isRungBack = kind === "callback" && phone !== null;
  const when = isRungBack ? timesToRing(words) : "";
  const done = isRungBack
    ? "I have asked the team to ring you back."
    : "I have passed your message on to the team.";
  const number = isRungBack ? `the number ending in ${lastDigits(phone)}` : "";
  const held = [number, when === "" ? "" : `that you would like to be rung ${when}`].filter(
    (each) => each !== "",
  );
  const said = inTheirWords(words.filter((each) => each !== justSaid));
  const lead = held.length === 0 ? "They have it in your words" : "In your words";
  const has = held.length === 0 ? "" : `They have ${held.join(" and ")}.`;
  return [done, has, said === "" ? "" : `${lead}: ${said}`].filter((each) => each !== "").join(" ");
}

/** The matter as they told it, shortened. */
function inTheirWords(words: readonly string[]): string {
  const told = words
    .filter(tellsOfMatter)
    .map((each) => each.replace(/[.?!;:]+(?=\s|$)/g, ","))
    .join("; ")
    .replace(/,(?=;)/g, "")
    .split(/\s+/);
  if (told[0] === "") return "";
  const isCut = told.length > mostWords;
  return `${told
    .slice(0, mostWords)
    .join(" ")
    .replace(/[.?!,;]+$/, "")}${isCut ? ", and the rest as you said it" : ""}.`;
}
