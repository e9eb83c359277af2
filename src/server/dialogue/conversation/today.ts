import { toLocal } from "#kernel/zoned-time.ts";
import type { LiveState } from "./state.ts";

/** What the clinic's calendar shows at the call's last event. */
export const todayOf = (state: LiveState): string => toLocal(state.now, state.facts.timeZone).date;
export const clockOf = (state: LiveState): string => toLocal(state.now, state.facts.timeZone).time;
