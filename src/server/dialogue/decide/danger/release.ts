import type { DangerKind, Released } from "../../hear/acts/of-danger.ts";
import type { Turn } from "../turn.ts";
import type { DangerHeard } from "./danger-heard.ts";
import { isOf } from "./kinds.ts";

/**
 * What lets a danger go hangs on what it is. What is felt is let go by whoever feels it: told to be over, or seen to; its
 * signs told to be well by name are in `kinds.ts` (`takenBackBy`). What has happened is
 * undone by nothing that is felt now – a poison, a battery, a blow, a stroke that passed – but only where it did not happen, or was seen to
 * by somebody whose work that is. What people do to themselves or to others has a protocol of its own.
 */
type Nature = "felt" | "happened" | "done_by_people";

const letGoBy: Readonly<Record<Nature, readonly Released[]>> = {
  felt: ["untrue", "in_care", "seen", "over"],
  happened: ["untrue", "in_care", "seen"],
  done_by_people: [],
};

const happened: ReadonlySet<DangerKind> = new Set([
  ...(["collapse", "fainted", "head_injury", "poison", "battery", "swallowed_piece"] as const),
]);
const byPeople: ReadonlySet<DangerKind> = new Set(["self_harm", "violence"]);

/** What somebody does to themselves, or to others, is not over for being told of the past. */
export const isByPeople = (kind: DangerKind): boolean => byPeople.has(kind);
export const hasHappened = (kind: DangerKind): boolean => happened.has(kind);
const natureOf = (kind: DangerKind): Nature =>
  isByPeople(kind) ? "done_by_people" : happened.has(kind) ? "happened" : "felt";

/** By what the danger is let go, of all that was said of it in this breath; null = it stands. */
export function releaseOf({ ledger }: Turn, told: DangerHeard, kind: DangerKind): Released | null {
  const by = letGoBy[natureOf(kind)].find((each) => told.released.has(each));
  if (by === undefined || told.isLeft || told.says("unsure", "distress")) return null;
  // 'No, I meant the nurse line': put right is what was asked for, and what happened has happened.
  if (by === "untrue" && told.says("ask", "help_line")) return null;
  // What thins the blood makes a denial weak.
  if (ledger.isThinned === true && by !== "seen" && by !== "in_care" && by !== "untrue") return null;
  // Whoever has them in care sees what is told after it, too.
  if (by === "in_care") return by;
  const said = told.released.get(by) ?? 0;
  // What is told after it, or is something else, is told of now.
  const isOfNow = told.threats.some(({ danger, clause, degree }) =>
    isOf(danger, kind) ? clause > said : degree === "life",
  );
  return isOfNow ? null : by;
}
