import type { Days, Mention } from "./mention.ts";

/** A mention with what the words around it make of it. */
export interface Said extends Mention {
  /** `excluded` = ruled out; `replaced` = taken back by a correction. */
  role: "wanted" | "excluded" | "replaced";
  /** 'before Friday', 'after four': only one end is given. */
  bound: "none" | "before" | "until" | "after" | "from";
  /** They must be gone by then: what they come for is over. */
  isEnd?: boolean;
  /** A date of birth, never a wish. */
  birth: boolean;
  /** Told of what happened or when the caller is busy; no wish either. */
  story: boolean;
}

export interface SaidDay {
  from: number;
  to: number;
  days: Days;
  role: Said["role"];
  birth: boolean;
}

export interface SaidTime {
  from: number;
  to: number;
  /** The clock time named, minutes after midnight; null for parts of the day. */
  point: number | null;
  wish:
    | { kind: "exact"; minute: number }
    | { kind: "part"; from: number; to: number; label: string; isBound?: true; isEnd?: true };
  assumed: readonly string[];
  sure: boolean;
  role: Said["role"];
}

export const isDayLike = (said: Mention): boolean =>
  said.meaning.kind === "date" || said.meaning.kind === "dates" || said.meaning.kind === "days";

export const isTimeLike = (said: Mention): boolean =>
  said.meaning.kind === "clock" || said.meaning.kind === "clocks" || said.meaning.kind === "part";
