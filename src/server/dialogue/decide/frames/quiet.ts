import type { Ledger, Matter } from "../ledger.ts";
import { mayBeWatched, personOf, phoneOf } from "./people.ts";

/**
 * Why nothing is written to anybody about a visit of this matter, whether it is booked, moved or cancelled: a promise of the
 * conversation, kept by the book; null = what the clinic sends is sent.
 */
export function whyQuiet(ledger: Ledger, matter: Pick<Matter, "person">): "unsafe" | "unwanted" | null {
  const caller = ledger.people[ledger.caller];
  // A number that came up before may be seen by whoever is near them.
  if (mayBeWatched(ledger) && !personOf(ledger, matter).isPhoneSafe && !caller?.isPhoneSafe) return "unsafe";
  // No texts to the telephone in their hand: to another that they told there are.
  const isElsewhere = caller?.isTextUnwanted === "line" && !isOnLine(ledger, phoneOf(ledger, matter));
  return caller?.isTextUnwanted && !isElsewhere ? "unwanted" : null;
}

const isOnLine = ({ callerNumber }: Ledger, phone: string | null): boolean =>
  phone === null || phone === callerNumber;

/** As a part of what is asked of the book. */
export const quietly = (ledger: Ledger, matter: Pick<Matter, "person">): { isQuiet?: true } =>
  whyQuiet(ledger, matter) === null ? {} : { isQuiet: true };
