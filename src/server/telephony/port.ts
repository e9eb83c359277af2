import type { Readable } from "node:stream";
import type { ProviderError } from "#contract/telephony/go-live.ts";
import type { NumberCodeWay } from "#contract/telephony/phone-options.ts";

/** What the product needs of a telephone provider that hands calls over as text: words in, words out. */

/** A webhook or a WebSocket upgrade as it arrived. */
export interface SignedRequest {
  /** Public address under which the provider calls this server, without a trailing slash. */
  base: string;
  /** Path and query as called, e.g. `/telephony/twilio/voice`. */
  path: string;
  /** Form fields; empty for an upgrade. */
  form: Record<string, string | string[]>;
  signature: string | undefined;
}

export interface AssistantLine {
  base: string;
  /** WebSocket path that carries the call. */
  relayPath: string;
  /** Where the provider reports that the assistant's part is over. */
  actionPath: string;
  /** Words that speech recognition should expect: the clinic's name, treatments. */
  hints: readonly string[];
}

export interface ReceptionLine {
  base: string;
  /** E.164. */
  number: string;
  /** The clinic's own number, shown to reception as the caller id; null = the caller's. */
  callerId: string | null;
  actionPath: string;
  /** Asked once the telephone is picked up, before anybody is connected: a mailbox is no person. */
  answeredPath: string;
}

/** What is asked of whoever picked up reception's telephone. */
export interface ReceptionScreen {
  base: string;
  question: string;
  /** Told which key was pressed; where none is, the leg ends and the caller goes on. */
  pressedPath: string;
}

export interface VoicemailLine {
  base: string;
  /** Where the provider comes back once the caller has finished. */
  actionPath: string;
  /** Where the provider says that the recording is there, or that there is none. */
  recordingPath: string;
  /** Said before the tone: the caller is told that the message is recorded. */
  announcement: string;
  /** Said when nothing was heard after the tone. */
  ifNothingHeard: string;
  longestSeconds: number;
}

/** Instructions are texts in the provider's own language; the webhook answers with them. */
export interface VoiceProvider {
  readonly contentType: string;
  /** Whether credentials are set; without them every webhook is refused. */
  readonly isConfigured: boolean;
  /** True only for requests that the provider itself signed. */
  isGenuine(request: SignedRequest): boolean;
  /** The same for a WebSocket upgrade, which is signed as `wss://…` without form fields. */
  isGenuineUpgrade(request: SignedRequest): boolean;
  connectAssistant(line: AssistantLine): string;
  connectReception(line: ReceptionLine): string;
  screenReception(screen: ReceptionScreen): string;
  recordVoicemail(line: VoicemailLine): string;
  sayAndHangUp(text: string): string;
  hangUp(): string;
  /** Does not pick up: whoever calls hears an engaged line. */
  refuse(): string;
  nothing(): string;
}

/** A call that the clinic makes. */
export interface OutgoingCall {
  /** E.164. */
  to: string;
  /** E.164 of a number of the clinic: shown to whoever is rung, who can ring it back. */
  from: string;
  /** Paths on this server: what to do once somebody answers, and what became of the call. */
  answeredPath: string;
  endedPath: string;
}

export type PlacedCall =
  | { ok: true; providerCallId: string }
  /** `error`: the provider's own words; null or absent where it gave none. */
  | { ok: false; code: string; isPermanent: boolean; error?: ProviderError | null };

/** Rings people. Never throws for what the provider says or fails to say. */
export interface CallProvider {
  readonly name: "twilio";
  placeCall(call: OutgoingCall): Promise<PlacedCall>;
  /** Ids of the calls between these numbers that the provider took since then; `unknown` when it cannot be asked now. */
  listPlaced(call: Pick<OutgoingCall, "to" | "from">, since: number): Promise<string[] | "unknown">;
}

export type OpenedRecording = { ok: true; sound: Readable } | { ok: false; reason: "gone" | "unreachable" };

/** The provider's store of recordings. Every answer is a value: a provider that is down is an expected outcome here. */
export interface RecordingProvider {
  /** The recording as MP3. `gone`: the account holds no such recording, or no longer. */
  open(recordingId: string): Promise<OpenedRecording>;
  /** Deletes it for good; one that is gone already is no failure. Resolves to whether it is gone now. */
  remove(recordingId: string): Promise<boolean>;
}

/** A number that the provider's account holds. */
export interface OwnedNumber {
  /** E.164. */
  e164: string;
  providerNumberId: string;
  /** Whether calls to it come to this server. */
  isConnectedHere: boolean;
  /** Whether text messages can go out from it. */
  canText: boolean;
}

/** Words that reach a number which is to be proven, by a call that says them or a text that has them. */
export interface NumberCodeMessage {
  by: NumberCodeWay;
  /** E.164. */
  to: string;
  /** E.164 of a number that the account holds. */
  from: string;
  words: string;
}

export interface NumberForSale {
  e164: string;
  /** Town or region in the provider's words; empty when it says nothing. */
  place: string;
}

export type NumberFailure = {
  ok: false;
  reason: "unreachable" | "not_available";
  /** The provider's own words, where it gave any. */
  error?: ProviderError;
};

/** Where numbers come from. Every answer is a value: a provider that is down is an expected outcome here. */
export interface NumberProvider {
  readonly source: "simulator" | "twilio";
  /** The numbers of the account. */
  listOwned(): Promise<{ ok: true; numbers: OwnedNumber[] } | NumberFailure>;
  search(country: string, contains: string): Promise<{ ok: true; numbers: NumberForSale[] } | NumberFailure>;
  /** Costs money; the number already sends its calls here afterwards. `country` as in `search`: what must be shown for it differs. */
  buy(e164: string, country: string): Promise<{ ok: true; number: OwnedNumber } | NumberFailure>;
  /** Sends the number's calls to this server. `not_available`: the account does not hold it. */
  connect(e164: string): Promise<{ ok: true; number: OwnedNumber } | NumberFailure>;
  /** Its calls no longer come here; the account keeps it. */
  disconnect(providerNumberId: string): Promise<{ ok: true } | NumberFailure>;
  /** `not_available`: the provider does not reach this number that way. */
  sendCode(message: NumberCodeMessage): Promise<{ ok: true } | NumberFailure>;
}
