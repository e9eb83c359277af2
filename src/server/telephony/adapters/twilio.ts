import type {
  AssistantLine,
  ReceptionLine,
  ReceptionScreen,
  SignedRequest,
  VoicemailLine,
  VoiceProvider,
} from "../port.ts";
import { twilioLibrary } from "./twilio-library.ts";

const newResponse = () => new (twilioLibrary().twiml.VoiceResponse)();

export interface TwilioSettings {
  authToken: string | null;
  ttsProvider: string;
  voice: string;
}

const language = "en-AU";
/** How long a person is given to find the key, after the question was put twice. */
const keySeconds = 6;

/** Twilio Voice with ConversationRelay (twilio 6.2.0; Twilio docs, "TwiML Voice: ConversationRelay"). */
export function twilioVoice(settings: TwilioSettings): VoiceProvider {
  const { authToken } = settings;
  // At the start, where there is an account: not while the first caller waits.
  if (authToken !== null) twilioLibrary();

  return {
    contentType: "text/xml; charset=utf-8",
    isConfigured: authToken !== null,
    isGenuine: ({ base, path, form, signature }) =>
      authToken !== null &&
      signature !== undefined &&
      twilioLibrary().validateRequest(authToken, signature, base + path, form),
    isGenuineUpgrade: ({ base, path, signature }) =>
      authToken !== null &&
      signature !== undefined &&
      spellings(asSocket(base + path)).some((candidate) =>
        twilioLibrary().validateRequest(authToken, signature, candidate, {}),
      ),
    connectAssistant: ({ base, relayPath, actionPath, hints }: AssistantLine) => {
      const response = newResponse();
      response.connect({ action: base + actionPath, method: "POST" }).conversationRelay({
        url: asSocket(base + relayPath),
        language,
        ttsProvider: settings.ttsProvider,
        voice: settings.voice,
        dtmfDetection: true,
        interruptible: "any",
        // Tells when the last word was really spoken, so that hanging up does not cut it off.
        events: "speaker-events",
        ...(hints.length > 0 && { hints: hints.join(",") }),
      } as Parameters<ReturnType<typeof response.connect>["conversationRelay"]>[0]);
      return response.toString();
    },
    connectReception: ({ base, number, callerId, actionPath, answeredPath }: ReceptionLine) => {
      const response = newResponse();
      const dial = response.dial({
        action: base + actionPath,
        method: "POST",
        timeout: 25,
        answerOnBridge: true,
        ringTone: "au",
        ...(callerId !== null && { callerId }),
      });
      dial.number({ url: base + answeredPath, method: "POST" }, number);
      return response.toString();
    },
    // Twilio docs, "TwiML Voice: Number", url: both are connected when these instructions end without a hang-up.
    screenReception: ({ base, question, pressedPath }: ReceptionScreen) => {
      const response = newResponse();
      const gather = response.gather({
        ...{ input: ["dtmf"], numDigits: 1, timeout: keySeconds },
        ...{ action: base + pressedPath, method: "POST" },
      });
      gather.say({ language }, question);
      gather.pause({ length: 1 });
      gather.say({ language }, question);
      response.hangup();
      return response.toString();
    },
    recordVoicemail: (line: VoicemailLine) => {
      const response = newResponse();
      response.say({ language }, line.announcement);
      response.record({
        action: line.base + line.actionPath,
        method: "POST",
        maxLength: line.longestSeconds,
        timeout: 5,
        finishOnKey: "#",
        playBeep: true,
        transcribe: false,
        recordingStatusCallback: line.base + line.recordingPath,
        recordingStatusCallbackMethod: "POST",
        recordingStatusCallbackEvent: ["completed", "absent"],
      });
      // Reached only when nothing was heard: with a recording the provider goes on at the action.
      response.say({ language }, line.ifNothingHeard);
      response.hangup();
      return response.toString();
    },
    sayAndHangUp: (text: string) => {
      const response = newResponse();
      response.say({ language }, text);
      response.hangup();
      return response.toString();
    },
    hangUp: () => {
      const response = newResponse();
      response.hangup();
      return response.toString();
    },
    refuse: () => {
      const response = newResponse();
      response.reject({ reason: "busy" });
      return response.toString();
    },
    nothing: () => newResponse().toString(),
  };
}

const asSocket = (url: string) => url.replace(/^http/, "ws");

/** Twilio's library tries a URL with and without port only for http(s), so the secure spellings are tried by hand. */
function spellings(relayUrl: string): string[] {
  const plain = new URL(relayUrl);
  const withPort =
    plain.port === ""
      ? relayUrl.replace(plain.host, `${plain.host}:${plain.protocol === "wss:" ? 443 : 80}`)
      : relayUrl;
  const schemes = [relayUrl, relayUrl.replace(/^ws:/, "wss:"), withPort, withPort.replace(/^ws:/, "wss:")];
  return [...new Set(schemes.flatMap((address) => [address, address.replace(/^ws/, "http")]))];
}

export type { SignedRequest };
