import type { CallRow } from "../store.ts";

/** How a call came in, as far as it tells where reception's telephone leads. */
export interface CameInBy {
  /** The clinic's number that was called, E.164; null where it is not known or nobody called. */
  calledNumber: string | null;
  /** The line that sent it on to that number, E.164; null = none, or the carrier does not tell. */
  forwardedFrom: string | null;
}

/** A reception that sends its calls on to this server would ring in a circle. */
export const canRingReception = (
  reception: string | null,
  { calledNumber, forwardedFrom }: CameInBy,
): reception is string => reception !== null && reception !== calledNumber && reception !== forwardedFrom;

/** The number that reception's telephone shows while it rings for this call: the clinic's, else the caller's. */
export const shownToReception = ({
  direction,
  fromNumber,
  toNumber,
}: Pick<CallRow, "direction" | "fromNumber" | "toNumber">): string | null =>
  direction === "outbound" ? (fromNumber ?? toNumber) : (toNumber ?? fromNumber);

/** A call that has just come in, before it is on the books. */
export interface IncomingCall {
  providerCallId: string;
  /** The call that it is a leg of, by the provider's word; empty = none. */
  parentCallId: string;
  /** E.164; null = withheld. */
  from: string | null;
}

/**
 * The call for which reception is being rung and that has come back in as this one: reception's telephone is forwarded
 * here. Its carrier shows the number that we show reception, or puts that telephone's own in its place.
 */
export const callThatCameBack = <
  Ringing extends Pick<CallRow, "providerCallId" | "direction" | "fromNumber" | "toNumber">,
>(
  { providerCallId, parentCallId, from }: IncomingCall,
  ringing: readonly Ringing[],
  reception: string | null,
): Ringing | null =>
  ringing.find(
    (call) =>
      call.providerCallId !== providerCallId &&
      (call.providerCallId === parentCallId ||
        (from !== null && (from === shownToReception(call) || from === reception))),
  ) ?? null;

/** The telephone has been rung in vain for this call: it is not rung again. */
export const wasRungInVain = ({ reception }: Pick<CallRow, "reception">): boolean => reception === "returned";

/** Said where nobody can be rung, or nobody picked up. */
export const missedSentence = (isPromised: boolean): string =>
  isPromised
    ? "Sorry, nobody can take your call right now. The team will ring you back. Goodbye."
    : "Sorry, nobody can take your call right now. Please ring again a little later. Goodbye.";

/** Said to whoever, or whatever, picks up reception's telephone. It may end up in a mailbox, so it names no caller. */
export const screeningSentence = (clinicName: string): string =>
  `You have a call from Enamel for ${clinicName}. Press 1 to take it.`;
