import { change, changeMatter, plan } from "../turn.ts";
import { type Absorbing, ledgerOf, said, withTurn } from "./absorbing.ts";

/** Whoever is not booking, or not yet, is asked for no day and no reason: a visit that was begun for them is let be. */
export function undecided(absorbing: Absorbing): Absorbing {
  const { matters, current, asked, isUndecided } = ledgerOf(absorbing);
  const wishes = absorbing.heard.acts.some((act) => act.kind === "want" && act.wish !== "book");
  const begun = matters.findIndex(({ kind, status }) => kind === "book" && status === "open");
  const isOfTimes = begun >= 0 && said(absorbing, "when", "pick");
  if (!said(absorbing, "undecided") || wishes || isOfTimes || said(absorbing, "danger")) {
    const books = absorbing.heard.acts.some((act) => act.kind === "want" && act.wish === "book");
    return books && isUndecided
      ? withTurn(absorbing, change(absorbing.turn, { isUndecided: false }))
      : absorbing;
  }
  const known = change(absorbing.turn, { isUndecided: true });
  // What is dropped by its own word is said to be.
  if (begun < 0 || said(absorbing, "drop")) return withTurn(absorbing, known);
  const letBe = changeMatter(known, begun, { status: "dropped" });
  return withTurn(
    absorbing,
    change(letBe, {
      current: current === begun ? null : current,
      asked: asked?.matter === begun ? null : asked,
    }),
  );
}

/** What was done to somebody in a dentist's chair is met with a word of its own, once. */
export function ordealTold(absorbing: Absorbing): Absorbing {
  const { danger, put } = ledgerOf(absorbing);
  if (!said(absorbing, "ordeal") || danger !== null || put.ordeal !== undefined) return absorbing;
  const told = change(absorbing.turn, { put: { ...put, ordeal: 1 } });
  return withTurn(absorbing, plan(told, { item: "sympathy", with: "ordeal" }));
}
