import { telephonyPaths } from "#contract/endpoints.ts";
import type { VoiceProvider } from "#server/telephony/port.ts";
import { canRingReception, missedSentence, wasRungInVain } from "./reception/rules.ts";
import { cameInBy, clinicsNumber, longestVoicemailSeconds } from "./rules.ts";
import type { CallsService } from "./service.ts";
import type { CallRow } from "./store.ts";

/** What the webhooks need to know of a clinic before a word is said. */
export interface Reception {
  isPaused: boolean;
  /** E.164 of a telephone where people answer; null = nobody can be put through to. */
  number: string | null;
  /** Whether whoever wants a person leaves a voicemail instead of being put through. */
  takesVoicemail: boolean;
  /** Whether sound can be recorded and listened to: the provider's account is set up. */
  canRecord: boolean;
  /** Words that speech recognition should expect. */
  hints: string[];
}

export interface PhoneLineDependencies {
  calls: CallsService;
  provider: VoiceProvider;
}

/** In the address at which the provider tells what became of ringing people: there is no assistant to go back to. */
export const brokenMark = "assistant=broken";

/** Where a caller on the telephone can be sent next: to the assistant, to people, to a recording. */
export function lineTo({ calls, provider }: PhoneLineDependencies) {
  const lines = {
    toAssistant: async (call: CallRow, reception: Reception, base: string, reconnects = 0) =>
      provider.connectAssistant({
        base,
        relayPath: `${telephonyPaths.twilioRelay}/${await calls.relayTicketOf(call)}`,
        actionPath: `${telephonyPaths.twilioAction}${reconnects === 0 ? "" : `?reconnects=${reconnects}`}`,
        hints: reception.hints,
      }),

    /** Rings reception; `isBroken`: the assistant cannot take them back. Where there is none to ring, a task waits on the dashboard and the caller is told. */
    toReception: async (
      call: CallRow,
      reception: Reception,
      base: string,
      isBroken = false,
    ): Promise<string> => {
      const { number } = reception;
      const canBeRung = canRingReception(number, cameInBy(call)) && !wasRungInVain(call);
      const isPromised = await calls.reception.leaveToPeople(call, canBeRung);
      if (!canBeRung) return lines.toNobody(call, reception, base, isPromised);
      return provider.connectReception({
        ...{ base, number, callerId: clinicsNumber(call) },
        actionPath: `${telephonyPaths.twilioDialAction}${isBroken ? `?${brokenMark}` : ""}`,
        answeredPath: `${telephonyPaths.twilioReception}/${call.id}/answered`,
      });
    },

    /**
     * Nobody took a call that the assistant handed over: it takes the caller back and has the message itself. Only where
     * there is no conversation to go on with they are told so, and the call ends.
     */
    toAssistantAgain: async (call: CallRow, reception: Reception, base: string, isBroken: boolean) => {
      const mayGoOn = !isBroken && call.turnCount > 0 && !reception.isPaused && !calls.isStopping();
      const back = mayGoOn ? await calls.reception.takeBack(call) : null;
      if (back) return lines.toAssistant(back, reception, base);
      return lines.toNobody(call, reception, base, await calls.reception.missed(call));
    },

    /** Nobody can take the call. Whom nobody can ring back may leave a message where there is something to record it with. */
    toNobody: async (call: CallRow, { canRecord }: Reception, base: string, isPromised: boolean) =>
      canRecord && !isPromised && call.outcome !== "emergency"
        ? lines.toVoicemail(call, base, "Sorry, nobody can take your call right now. ")
        : provider.sayAndHangUp(missedSentence(isPromised)),

    /** Records a message for the team; the caller is told so before the tone. */
    toVoicemail: async (call: CallRow, base: string, apology = "") =>
      provider.recordVoicemail({
        base,
        actionPath: telephonyPaths.twilioVoicemail,
        recordingPath: telephonyPaths.twilioRecording,
        announcement: `${apology}Please say your name, your number and your message after the tone. It is recorded for the team. When you have finished, press hash or hang up.`,
        ifNothingHeard: nothingHeard(await calls.leaveToVoicemail(call)),
        longestSeconds: longestVoicemailSeconds,
      }),
  };
  return {
    ...lines,
    /** The assistant hands over, the way the clinic chose; an emergency is never left to a recording. */
    toPeople: (call: CallRow, reception: Reception, base: string, isBroken = false) =>
      reception.takesVoicemail && call.outcome !== "emergency"
        ? lines.toVoicemail(call, base)
        : lines.toReception(call, reception, base, isBroken),
  };
}

export const nothingHeard = (isPromised: boolean) =>
  isPromised
    ? "We did not hear a message. The team will ring you back. Goodbye."
    : "We did not hear a message. Please ring again a little later. Goodbye.";
