import { emptyLedger } from "./begin.ts";
import type { Ledger } from "./ledger.ts";
import { isItYou } from "./talk/outbound-call.ts";

/**
 * A stored call as this server goes on with it. One that an earlier version stored begins anew: who rings, from where and at
 * which clinic is kept, what they were in the middle of is asked for again.
 */
export function ledgerOf(stored: unknown): Ledger {
  const known = stored as Partial<Omit<Ledger, "version">> & { version?: unknown };
  if (known.version === 2) return stored as Ledger;
  const { facts = null, callerNumber = null, now = 0, outbound } = known;
  const begun = { ...emptyLedger(), facts, callerNumber, now, isBegunAgain: true };
  if (!outbound) return { ...begun, asked: howCanIHelp };
  const { reason, patientName } = outbound;
  return { ...begun, outbound: { reason, patientName, isReached: false }, asked: isItYou };
}

const howCanIHelp = { kind: "open", matter: null, key: "how_can_i_help", ask: "how_can_i_help" } as const;
