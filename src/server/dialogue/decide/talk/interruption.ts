import type { Ledger } from "../ledger.ts";

/** The caller spoke over the assistant: a yes to what was not heard to its end is none. */
export function isReadBackHeard(ledger: Ledger, heardUntil: string): Ledger {
  const { asked, lastSaid } = ledger;
  if (asked?.ask !== "agree_book" && asked?.ask !== "agree_move" && asked?.ask !== "agree_cancel")
    return ledger;
  const isUnheard = heardUntil.trim().length < lastSaid.trim().length - shortEnd;
  return { ...ledger, asked: { ...asked, isUnheard: asked.isUnheard || isUnheard } };
}

/** 'Shall I book that?' may be talked over. */
const shortEnd = 40;
