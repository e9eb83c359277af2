import type { Days, Mention } from "./mention.ts";

/** A mention with what the words around it make of it. */
export interface QualifiedMention extends Mention {
  /** `excluded` = ruled out; `replaced` = taken back by a correction. */
  role: "wanted" | "excluded" | "replaced";
  /** 'before Friday', 'after four': only one end is given. */
  bound: "none" | "before" | "until" | "after" | "from";
  /** They must be gone by then: what they come for is over. */
  isEnd?: boolean;
  /** The day on which they are back from what began on the day before it. */
  endsAbsence?: boolean;
  /** A date of birth, never a wish. */
  birth: boolean;
  /** Told of what happened or when the caller is busy; no wish either. */
  story: boolean;
}

export interface QualifiedDay {
  from: number;
  to: number;
  days: Days;
  role: QualifiedMention["role"];
  birth: boolean;
  /** Which ends of it were told as bounds of all. */
  bound?: "from" | "to" | "both";
  weekday?: "any" | "each";
  isMore?: true;
}

export interface QualifiedTime {
  from: number;
  to: number;
  /** The clock time named, minutes after midnight; null for parts of the day. */
  point: number | null;
  wish:
    | { kind: "exact"; minute: number }
    | { kind: "part"; from: number; to: number; label: string; isBound?: true; isEnd?: true };
  assumed: readonly string[];
  sure: boolean;
  role: QualifiedMention["role"];
}

export const isDayLike = (said: Mention): boolean =>
  said.meaning.kind === "date" || said.meaning.kind === "dates" || said.meaning.kind === "days";

export const isTimeLike = (said: Mention): boolean =>
  said.meaning.kind === "clock" || said.meaning.kind === "clocks" || said.meaning.kind === "part";

/** Two days, or two times. */
export const areAlike = (a: QualifiedMention, b: QualifiedMention): boolean =>
  (isDayLike(a) && isDayLike(b)) || (isTimeLike(a) && isTimeLike(b));
