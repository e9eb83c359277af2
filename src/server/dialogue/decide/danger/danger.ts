import type {
  AidSubject,
  DangerDegree,
  DangerKind,
  HelpLineId,
  VitalSign,
} from "../../hear/acts/of-danger.ts";

/** What was asked about, and what the caller said to it. */
interface AskedAndAnswered {
  kind: DangerKind;
  /** The question as it was put; absent of calls that began before it was kept. */
  asked?: string;
  /** The caller's own. */
  words: string;
}

/** How far a danger is: being asked about, 000 was named, first aid was given, or it was none. */
export interface Danger {
  kind: DangerKind;
  degree: DangerDegree;
  stage: "asked" | "sent" | "advised" | "over";
  /** The caller's own words. */
  words: readonly string[];
  /** Help lines that were given. */
  given: readonly HelpLineId[];
  /** What staff were told of at once; empty again once they were told that it was none. */
  alerted: readonly DangerKind[];
  /** Troubles told beside it, whose first aid waits until nobody's life is in danger. */
  troubles: readonly DangerKind[];
  /** Kinds whose first aid was given: each is given once. */
  advised: readonly DangerKind[];
  /** Answers and silences since it was asked about, or 000 was named, that told neither way. */
  unclear: number;
  /** One of them spoke for the danger all the same. */
  isBorneOut: boolean;
  /** The patient's, in years, as far as it was told. */
  age?: number | null;
  /** How often it was said that all is well, since it last sounded otherwise: twice, and it is believed. */
  safeTold?: number;
  /** What somebody in despair may use, or where they are, as far as it was told. */
  at?: "thing" | "place";
  /** The ambulance was not wanted, and it was said where to be driven instead. */
  isRefused?: boolean;
  /** It was said once more, with why. */
  isUrged?: boolean;
  /** They want no calls from us. */
  isNotToRing?: boolean;
  /** How often 000 was named since anything new or worse was told. */
  named?: number;
  /** Somebody is ringing 000, by the caller's word. */
  isRinging?: boolean;
  /** They are through to them, or they come. */
  isReached?: boolean;
  /** Somebody takes them to hospital. */
  isDriven?: boolean;
  /** How surely it was heard when it was asked about. */
  certainty?: number;
  /** Signs that were told by name, each by the last word on it. */
  well?: readonly VitalSign[];
  bad?: readonly VitalSign[];
  /** What the caller said it is not. */
  denied?: readonly DangerKind[];
  answers?: readonly AskedAndAnswered[];
  /** What 000 was named for, and the caller took back: told of again, it is what it was. */
  takenBack?: readonly DangerKind[];
  /** It was told as of now, in so many words: 'just', 'since this morning'. */
  isOfNow?: boolean;
  /** What is over by their word, or was of another time: first aid for it helps nobody. */
  over?: readonly DangerKind[];
  /** Staff have a card of it: what it says, and who rang by it. */
  isCardOut?: true;
  card?: string;
  cardName?: string | null;
  /** Things that were asked about, and answered in a line. */
  asked?: readonly AidSubject[];
  /** Told or asked about while something graver was open: answered after that. */
  owed?: AidSubject;
  /** What staff read beside the caller's words. */
  notes?: readonly string[];
  /** What is put to the caller at the end of this turn. */
  due: "check" | "listen" | null;
}
