import { styles } from "#server/rehearsal/speech.ts";
import { bookingKinds } from "./booking-kinds.ts";
import type { Caller, CallersWorld } from "./caller.ts";
import { harderKinds } from "./harder-kinds.ts";
import { otherKinds } from "./other-kinds.ts";
import { patienceKinds } from "./patience-kinds.ts";

/**
 * Every kind of caller, in every style of speech, `rounds` times with other wishes: 144 callers a round.
 * The same arguments give the same callers.
 */
export function* callers(world: CallersWorld, rounds = 4): Generator<Caller> {
  for (let round = 0; round < rounds; round += 1) {
    for (const [k, kind] of [...bookingKinds, ...otherKinds, ...harderKinds, ...patienceKinds].entries()) {
      for (const [s, style] of styles.entries())
        yield kind(round * styles.length + s + (k % 3), style, world);
    }
  }
}
