import { newMatter } from "../../begin.ts";
import type { Matter, Prompt } from "../../ledger.ts";
import { change } from "../../turn.ts";
import { exactly } from "../../when-wish.ts";
import { type Absorbing, first, has, take, withTurn } from "../absorbing.ts";
import { freed } from "../times.ts";
import { changeAsked, dropMatter, keepVisit, matterOf } from "./asked-matter.ts";

/** Questions with two ways to go: a visit is moved, or else it is given up or gets another beside it. */

type Either = Extract<Prompt, { ask: "move_or_cancel" | "move_or_second" }>;

/** The same matter, as one that moves the visit. */
const moves = (absorbing: Absorbing, asked: Either): Absorbing => {
  const slot = matterOf(absorbing, asked)?.slot ?? null;
  const part: Partial<Matter> = {
    ...{ kind: "move", visit: asked.visit, isUndecided: false, ...freed },
    // A time that was chosen already is where it goes.
    ...(slot && { when: exactly(slot) }),
  };
  return take(changeAsked(absorbing, asked, part), "want", "yes", "other", "any", "no", "instead", "correct");
};

export function answerMoveOrCancel(absorbing: Absorbing, asked: Either): Absorbing {
  const wish = first(absorbing, "want")?.wish;
  const isTime = has(absorbing, "when", "shift", "any", "other", "instead");
  // 'No, leave it for now'
  if (has(absorbing, "keep") && wish === undefined && !isTime) return dropMatter(absorbing, asked);
  // 'Pass it on, I'll know tonight', 'not sure yet'
  const isOpen = wish === undefined && has(absorbing, "unsure", "undecided");
  if (isOpen || wish === "message" || wish === "callback") return tellTeam(absorbing, asked);
  if (wish === "move" || wish === "book" || (wish !== "cancel" && isTime)) return moves(absorbing, asked);
  if (wish === "cancel" || (has(absorbing, "no", "drop") && !has(absorbing, "ask")))
    // It was named with the question: whoever says so has agreed to it.
    return take(
      changeAsked(absorbing, asked, { isUndecided: false, isAgreed: wish === "cancel" }),
      ...(["want", "no", "yes", "drop"] as const),
    );
  return has(absorbing, "yes") ? moves(absorbing, asked) : absorbing;
}

/** The visit stays, and the team knows that they may not come. */
function tellTeam(absorbing: Absorbing, asked: Either): Absorbing {
  const matter = matterOf(absorbing, asked);
  if (matter === null) return absorbing;
  const stays = keepVisit(absorbing, asked);
  const { matters, words } = stays.turn.ledger;
  const message: Matter = { ...newMatter("message", matter.person, matter.opening), notes: words };
  const begun = change(stays.turn, { matters: [...matters, message], current: matters.length });
  return take(withTurn(stays, begun), "want", "unsure", "undecided", "when", "tell", "give");
}

export function answerMoveOrSecond(absorbing: Absorbing, asked: Either): Absorbing {
  const wish = first(absorbing, "want")?.wish;
  if (has(absorbing, "drop")) return dropMatter(absorbing, asked);
  const isBoth = has(absorbing, "no", "more_people", "other", "keep") || wish === "book";
  if (has(absorbing, "beside") || (isBoth && wish !== "move" && !has(absorbing, "yes", "instead")))
    return take(
      changeAsked(absorbing, asked, { isSecond: true }),
      ...(["no", "yes", "want", "other", "keep", "beside", "more_people"] as const),
    );
  const isMove = wish === "move" || has(absorbing, "yes", "instead", "correct", "choose");
  return isMove ? moves(absorbing, asked) : absorbing;
}
