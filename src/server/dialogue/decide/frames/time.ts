import type { SlotWish } from "../../events.ts";
import type { ActKind } from "../../hear/acts/acts.ts";
import type { Need } from "../frame.ts";
import type { Ledger, Matter, Prompt, When } from "../ledger.ts";
import { ownTreatmentOf } from "../own-treatment.ts";
import { keepingLimits } from "../time-limit.ts";
import { isLive } from "../turn.ts";
import { soonest, toSlotWish } from "../when-wish.ts";
import { wishOf } from "./moved-wish.ts";
import { keyOf } from "./people.ts";

/** The free time that a booking or a move needs: looked for, offered, chosen and held, in this order. */
export function needTime(ledger: Ledger, matter: Matter, index: number): Need | null {
  if (!isLive(ledger)) return null;
  const treatment = matter.visit?.appointmentType ?? ownTreatmentOf(ledger, matter) ?? matter.treatment;
  const forVisit = matter.visit ? { forVisit: matter.visit.appointmentId } : {};
  const what = {
    appointmentType: treatment,
    ...forVisit,
    ...(matter.whom && { practitionerIds: matter.whom }),
  };
  const { slot } = matter;
  if (slot)
    return matter.isHeld
      ? null
      : {
          need: "tool",
          effect: { type: "hold_slot", ...slot, ...what },
          waiting: { for: "hold", matter: index, slot },
        };
  const wish = wishIn(ledger, matter) ?? unasked(ledger, matter, index);
  if (wish === null || matter.isRefused)
    return { need: "ask", prompt: { kind: "when", matter: index, key: keyOf(index, "when"), ask: "when" } };
  const slotWish = toSlotWish(wish, ledger, matter.declined);
  if (matter.lookedFor !== lookedForKey(slotWish, matter)) {
    return {
      need: "tool",
      effect: { type: "find_slots", wish: slotWish, ...what },
      waiting: { for: "slots", matter: index, wish: slotWish },
    };
  }
  return { need: "ask", prompt: offerOf(matter, index) };
}

/** Whoever was asked when, and told nothing of it, hears what comes first: of times that are named one is soon chosen. */
function unasked({ put, lastHeard }: Ledger, { when }: Matter, index: number): When | null {
  const isOnTheirMind = lastHeard?.acts.some(({ kind }) => ofTheTalk.has(kind)) ?? false;
  return put[keyOf(index, "when")] === undefined || isOnTheirMind ? null : keepingLimits(soonest(""), when);
}
/** What asks for a moment, or for the question again. */
const ofTheTalk: ReadonlySet<ActKind> = new Set(["wait", "repeat", "explain", "slower"]);

/** What was told once of hours and days that cannot be holds for whoever else is booked or moved on this call. */
export function wishIn({ matters }: Ledger, matter: Matter): When | null {
  const wish = wishOf(matter);
  const others = matters.filter((each) => each !== matter && (each.kind === "book" || each.kind === "move"));
  if (wish === null || others.length === 0) return wish;
  return others.reduceRight((kept, { when }) => keepingLimits(kept, when), wish);
}

/** The wish as the calendar would be asked, with what was ruled out and the treatment whose length counts. */
export const lookedForKey = (wish: SlotWish, { when, treatment, whom, visit }: Matter): string =>
  JSON.stringify([
    wish,
    when.reading.days.map(({ value }) => value),
    when.reading.times.map(({ value }) => value),
    when.limit,
    when.reading.excludedDays.length,
    when.reading.excludedTimes.length,
    treatment,
    visit?.appointmentId,
    ...(whom ?? []),
  ]);

function offerOf({ offered, whom: wished }: Matter, index: number): Prompt {
  const whom = wished && { whom: wished };
  const [only, ...others] = offered;
  if (only === undefined) return { kind: "when", matter: index, key: keyOf(index, "when"), ask: "when" };
  const times = offered.map(({ date, time }) => `${date}T${time}`).join();
  return others.length === 0
    ? {
        kind: "one_offer",
        matter: index,
        key: keyOf(index, "take_slot", times),
        ask: "take_slot",
        slot: only,
        ...whom,
      }
    : {
        kind: "offer",
        matter: index,
        key: keyOf(index, "offer", times),
        ask: "offer",
        times: offered,
        ...whom,
      };
}
