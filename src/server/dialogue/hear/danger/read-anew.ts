import { toFinder } from "../../phrase.ts";
import type { Utterance } from "../../words.ts";
import type { Found } from "../found.ts";

/** Come again, just now, or worse: whoever denied it a minute ago tells something new. */
const findAnew = toFinder<true>([
  {
    means: true,
    say: [
      "(again|another|once more|second time)",
      "(has|have|is|am|are|he|she|i|it|they) just ..1 (now|passed|fainted|fallen|fell|hit|swallowed|vomited|come|came|collapsed|gone|went|blacked|got|had|started)",
      "(got|getting|gotten|is|has|feels|feeling|gone|much|lot|bit) ..2 worse",
      "(and|but) now (he|she|it|i|his|her|my|they)",
    ],
    unless: ["(tell|told|say|said|saying|ask|asked|asking|come|see|book|call|ring) ..3 again"],
  },
]);

/** What a reaction is asked about. */
const findSwelling = toFinder<true>([
  {
    means: true,
    say: [
      "(lip|lips|face|tongue|eye|eyes|throat|cheek|cheeks|mouth) ..4 (swelling|swollen|swelled|swells|puffy|puffed|puffing|blown|big|bigger|fat|huge|tight|tingling|tingly)",
      "(swelling|swollen|puffy|puffed) ..3 (lip|lips|face|tongue|eye|eyes|throat|cheek|cheeks|mouth)",
    ],
    unless: ["(no|not|without) ..3 (swelling|swollen|puffy)"],
  },
]);

export function withAnew(whole: Utterance, dangers: readonly Found[]): readonly Found[] {
  if (dangers.length === 0) return dangers;
  const isAnew = findAnew(whole).length > 0;
  const isSwollen = findSwelling(whole).length > 0;
  return dangers.map(
    (each): Found =>
      each.act.kind === "danger" && (isAnew || (isSwollen && each.act.danger === "allergic"))
        ? { ...each, act: { ...each.act, isAnew: true } }
        : each,
  );
}
