import { styles } from "#server/rehearsal/speech.ts";
import { bookingKinds } from "./booking-kinds.ts";
import type { Caller, CallersWorld } from "./caller.ts";
import { harderKinds } from "./harder-kinds.ts";
import { otherKinds } from "./other-kinds.ts";
import { patienceKinds } from "./patience-kinds.ts";
import { returnKinds } from "./return-kinds.ts";
import { secondThoughtKinds } from "./second-thought-kinds.ts";

const kinds = [
  ...bookingKinds,
  ...otherKinds,
  ...harderKinds,
  ...patienceKinds,
  ...secondThoughtKinds,
  ...returnKinds,
];

/**
 * Every kind of caller, in every style of speech, `rounds` times with other wishes: 212 callers a round.
 * The same arguments give the same callers.
 */
export function* callers(world: CallersWorld, rounds = 4): Generator<Caller> {
  for (let round = 0; round < rounds; round += 1) {
    for (const [k, kind] of kinds.entries()) {
      for (const [s, style] of styles.entries())
        yield kind(round * styles.length + s + (k % 3), style, world);
    }
  }
}
