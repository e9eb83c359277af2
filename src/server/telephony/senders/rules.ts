import type { Telephony } from "../numbers/rules.ts";

/** A number of the clinic, as far as choosing the one that writes or rings goes. */
export interface Candidate {
  e164: string;
  isSample: boolean;
  ownership: string | null;
  providerNumberId: string | null;
  canText: boolean | null;
  assignedAgentIds: readonly string[];
}

export interface SenderWish {
  isText: boolean;
  /** Who has it written or rung. */
  agentId: string | null;
  /** Numbers that the other side knows from this matter, the best first: what they wrote to, what they rang. */
  known: readonly (string | null)[];
}

/**
 * The number that writes or rings, E.164; null when the clinic has none that can. Where the provider is real that is one which its
 * account holds for this clinic, since it sends from no other: the one that the other side knows, else the agent's own, else a mobile,
 * which most people answer by text, else the first.
 */
export function chooseSender(
  numbers: readonly Candidate[],
  { isText, agentId, known }: SenderWish,
  telephony: Telephony,
): string | null {
  const able = numbers.filter((number) => !number.isSample && canSend(number, isText, telephony));
  const knownOne = known.find((e164) => able.some((number) => number.e164 === e164));
  const ofAgent = able.find(({ assignedAgentIds }) => agentId !== null && assignedAgentIds.includes(agentId));
  const mobile = isText ? able.find(({ e164 }) => e164.startsWith("+614")) : undefined;
  return knownOne ?? (ofAgent ?? mobile ?? able[0])?.e164 ?? null;
}

function canSend(number: Candidate, isText: boolean, telephony: Telephony): boolean {
  if (telephony !== "account") return true;
  if (number.ownership === null || number.providerNumberId === null) return false;
  // Not asked yet is given the benefit of the doubt: the provider is asked within minutes.
  return !isText || number.canText !== false;
}
