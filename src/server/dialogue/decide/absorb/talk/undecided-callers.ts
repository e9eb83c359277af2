import { isForTeam } from "../../frames/team-task.ts";
import { change, changeMatter, plan } from "../../turn.ts";
import { type Absorbing, ledgerOf, said, take, withTurn } from "../absorbing.ts";

/** Whoever is not booking, or not yet, is asked for no day and no reason: a visit that was begun for them is let be. */
export function dropUndecidedBooking(absorbing: Absorbing): Absorbing {
  const { matters, current, asked, isUndecided } = ledgerOf(absorbing);
  // 'I'm not booking yet, just tell them': beside word for people that is left, they are told no wish to come.
  const isOfWord = matters.some((each) => isForTeam(each) && each.status !== "dropped");
  const wishes = absorbing.heard.acts.some(
    (act) =>
      act.kind === "want" &&
      act.wish !== "book" &&
      !(isOfWord && (act.wish === "callback" || act.wish === "message")),
  );
  const begun = matters.findIndex(({ kind, status }) => kind === "book" && status === "open");
  const isOfTimes = begun >= 0 && !isOfWord && said(absorbing, "when", "pick") && !said(absorbing, "drop");
  if (!said(absorbing, "undecided") || wishes || isOfTimes || said(absorbing, "danger")) {
    const books = absorbing.heard.acts.some((act) => act.kind === "want" && act.wish === "book");
    return books && isUndecided
      ? withTurn(absorbing, change(absorbing.turn, { isUndecided: false }))
      : absorbing;
  }
  const known = change(absorbing.turn, { isUndecided: true });
  // What is dropped by its own word is said to be.
  if (begun < 0 || (said(absorbing, "drop") && !isOfWord)) return withTurn(absorbing, known);
  const letBe = changeMatter(known, begun, { status: "dropped" });
  // What is said of when they ring is of what they have been asked already.
  const taken = isOfWord ? take(absorbing, "want", "drop", "when", "no") : absorbing;
  return withTurn(
    taken,
    change(letBe, {
      current: current === begun ? null : current,
      asked: asked?.matter === begun ? null : asked,
    }),
  );
}

/** What was done to somebody in a dentist's chair is met with a word of its own, once. */
export function acknowledgeOrdeal(absorbing: Absorbing): Absorbing {
  const { danger, put } = ledgerOf(absorbing);
  if (!said(absorbing, "ordeal") || danger !== null || put.ordeal !== undefined) return absorbing;
  const told = change(absorbing.turn, { put: { ...put, ordeal: 1 } });
  return withTurn(absorbing, plan(told, { item: "sympathy", with: "ordeal" }));
}
