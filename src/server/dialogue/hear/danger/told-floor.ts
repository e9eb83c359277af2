import { toUtterance, type Utterance, withoutSpans } from "../../words.ts";
import type { Span } from "../found.ts";
import { floorSigns } from "./danger-floor.ts";
import type { FloorSign } from "./signs/harm-signs.ts";
import { wellNoMore } from "./signs/well-no-more.ts";

/** The floor of rules in the light of what is told to be well by name, and to be so no more. */

/** What is told to be well is no trouble, and whoever tells of two tells of each: 'no trouble swallowing but I can't breathe'. */
export function toldFloor(utterance: Utterance, well: readonly Span[]): readonly FloorSign[] {
  if (well.length === 0) return floorSigns(utterance);
  const rest = toUtterance(withoutSpans(utterance.text, well));
  return [
    ...floorSigns(utterance).filter(({ kind }) => kind !== "breathing"),
    ...floorSigns(rest).filter(({ kind }) => kind === "breathing"),
  ];
}

/** That it was well an hour ago makes it none of another time. */
export const lostSigns = (clauses: readonly Utterance[]): readonly FloorSign[] =>
  wellNoMore(clauses).flatMap(({ how, span }) =>
    how === "gone" ? [{ kind: "breathing", degree: "life", isSure: true, span }] : [],
  );
