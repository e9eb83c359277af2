import { newMatter } from "../begin.ts";
import { isForTeam } from "../frames/team-task.ts";
import { change, changeMatter } from "../turn.ts";
import { isKnownToTeam } from "../what-stands.ts";
import { type Absorbing, type ActOf, ledgerOf, left, take, takeAct, withTurn } from "./absorbing.ts";

/**
 * 'Did you tell the dentist about the mint?': whoever asks wants it known. Where the team has it, that is said; where it has
 * not, it goes with what is under way, or to the team at once.
 */
export function answerAboutMessage(absorbing: Absorbing): Absorbing {
  const ask = left(absorbing, "ask").find(
    ({ about }) => about.whether === "told" && about.told !== undefined,
  );
  const piece = ask?.about.told;
  if (!ask || piece === undefined) return absorbing;
  const ledger = ledgerOf(absorbing);
  // It is asked after, and no news.
  const known = take(absorbing, "tell", "health");
  if (isKnownToTeam(piece, ledger)) return known;
  if (absorbing.heard.acts.some(({ kind }) => kind === "health")) return takeAct(absorbing, ask);
  const { matters, current, caller, booked } = ledger;
  const matter = matters[current ?? -1];
  if (current !== null && matter && (isForTeam(matter) || matter.kind === "book")) {
    const notes = matter.notes.includes(piece) ? matter.notes : [...matter.notes, piece];
    return withTurn(known, changeMatter(absorbing.turn, current, { notes }));
  }
  const message = {
    ...newMatter("message", caller, absorbing.heard.text),
    ...{ notes: [piece], visit: booked.at(-1) ?? null, isAskedAfter: true as const },
  };
  const opened = change(absorbing.turn, {
    matters: [...matters, message],
    current: current ?? matters.length,
  });
  return takeAct(withTurn(known, opened), ask);
}

/** 'Is that off, or is it still there': one question of a visit, and one answer. */
export function mergeVisitQuestions(
  { heard }: Absorbing,
  asks: readonly ActOf<"ask">[],
): readonly ActOf<"ask">[] {
  const isOfVisit = ({ about, topic }: ActOf<"ask">): boolean =>
    topic === "done" && about.whether !== undefined && about.whether !== "told";
  const first = asks.find(isOfVisit);
  const isChecked = heard.acts.some(
    (act) =>
      act.kind === "want" &&
      act.wish === "check" &&
      act.about?.whether !== undefined &&
      act.clause !== first?.clause,
  );
  return asks.filter(
    (ask) => !isOfVisit(ask) || (!isChecked && (ask === first || ask.about.named !== first?.about.named)),
  );
}
