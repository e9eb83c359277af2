import type { Reading, Understanding } from "#server/dialogue/understanding.ts";
import type { LiveState } from "./state.ts";
import { wishesIn } from "./wishes-in.ts";

/**
 * 'Cancel mine tomorrow, my mate had a stroke': what was wished for beside a danger waits until that is answered. A wish
 * that waits already is not lost by a second danger.
 */
export function wishBeside({ step }: LiveState, heard: Understanding): { wish?: Understanding } {
  const waiting = step.kind === "checking_emergency" ? step.wish : undefined;
  if (wishesIn(heard).length === 0) return waiting ? { wish: waiting } : {};
  return { wish: { ...withoutTrouble(heard), emergency: null } };
}

/** 'A tooth out on Tuesday and it bleeds, can I come in': a day or a treatment told before the wish is of the trouble. */
function withoutTrouble(heard: Understanding): Understanding {
  const wished = Math.min(...heard.intents.map(({ span: [from] }) => from));
  const isOfWish = ({ span: [from] }: Reading<unknown>): boolean => from >= wished;
  const { when, visit } = heard;
  const days = when.days.filter(isOfWish);
  const times = when.times.filter(isOfWish);
  return { ...heard, when: { ...when, days, times }, visit: visit && isOfWish(visit) ? visit : null };
}

/** The wish that waited, where nothing newer is told with the no. */
export function waitingWish({ step }: LiveState, heard: Understanding): Understanding | null {
  if (step.kind !== "checking_emergency" || !step.wish) return null;
  return wishesIn(heard).length === 0 && heard.visit === null ? step.wish : null;
}

/** Who wishes for nothing but to come is seen for what is wrong, and soon; a check-up or a cancellation is something else. */
export function isOfElse(wish: Understanding): boolean {
  const wishes = wishesIn(wish);
  const isOtherVisit = wish.visit !== null && wish.visit.value !== "Emergency Visit";
  return wishes.some((each) => each !== "book") || (wishes.length > 0 && isOtherVisit);
}
