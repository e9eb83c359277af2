import type { PractitionerFact } from "../events.ts";
import type { PersonName, WhenContext } from "../readings.ts";
import type { Candidate } from "./acts/acts.ts";
import type { PromptKind, Wish } from "./acts/labels.ts";

/** The context in which an utterance is read: all that `hear` knows of the call. */
export interface HearContext extends WhenContext {
  prompt: PromptKind;
  /** What is being done; null = nothing yet. */
  wish: Wish | null;
  /** Which details are known already. */
  filled: readonly ("name" | "phone" | "treatment" | "when" | "time")[];
  /** What can be pointed at, those that were offered or told last at the front. */
  candidates: readonly Candidate[];
  /** The first name of whoever is rung where the first is not reached; absent = there is none. */
  secondName?: string;
  /** E.164; null = withheld. */
  callerNumber: string | null;
  isOwnNumberDeclined: boolean;
  /** Of the clinic's landline, without its zero: '2'; absent = it has none that is known. */
  areaCode?: string;
  /** E.164: the clinic's own, which no caller has; absent = none is known. */
  clinicNumbers?: readonly string[];
  /** E.164: every number that came up on this call, that of the line among them; absent = none. */
  numbers?: readonly string[];
  /** Digits of a number dictated so far and not whole. */
  digitsSoFar: string;
  /** How many visits are being booked at once. */
  bookings: number;
  /** How many come whose names are not known yet. */
  namesAwaited: number;
  /** The name of whoever it is for, as far as it was told; absent = it was not. */
  nameSoFar?: PersonName;
  /** The caller's own first name; absent = they have not told it. */
  callerFirst?: string;
  /** Whoever it is for is known to be somebody else than the caller; absent = not. */
  isForOther?: boolean;
  /** In full, whose visits stand under the ringing number, to be heard by and never to be told; absent = nobody's. */
  knownNames?: readonly string[];
  /** Every last name that was told on this call; absent = none. */
  lastNames?: readonly string[];
  /** Last name that was told last on this call, for 'the same'; empty = none. */
  lastName: string;
  /** The caller's e-mail address; absent = it was not told. */
  emailSoFar?: string;
  /** Letters of a name spelled so far. */
  lettersSoFar: string;
  /** Whom a call of ours is for, in full, while it is asked whether it is they. */
  expected?: string;
  /** The first of the days that were wished for last, `YYYY-MM-DD`; absent = none was. */
  wishedFrom?: string;
  /** They were told that they have the wrong number; absent = they were not. */
  isElsewhere?: boolean;
  /** What the clinic is called; absent = not known. */
  clinicName?: string;
  /** What was told so far and is kept for people to read, the latest last; absent = nothing. */
  told?: readonly string[];
  /** News of somebody's health that was told, the latest last, and the first name of whoever it is of as far as that is known; absent = none. */
  news?: readonly { words: string; whose: string | null }[];
  /** What the assistant said last; absent = nothing. */
  lastSaid?: string;
  /** They told that they run late; absent = they did not. */
  isRunningLate?: boolean;
  /** They said that they are not booking, or not yet; absent = they did not. */
  isUndecided?: boolean;
  /** First aid was given on this call; absent = it was not. */
  isAiling?: boolean;
  /** A danger was told of on this call, whatever became of it; absent = none was. */
  isOfDanger?: boolean;
  /** A medicine that somebody takes was told on this call; absent = none was. */
  isMedicated?: boolean;
  /** What the clinic calls its treatments; absent = by the usual names alone. */
  ownTreatments?: readonly string[];
  /** Whom patients can be booked with. */
  practitioners: readonly Pick<PractitionerFact, "id" | "name" | "role" | "gender">[];
}
