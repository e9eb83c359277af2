import type { FreeTime } from "#contract/errors.ts";
import type { AppointmentType } from "#contract/limits.ts";
import type { SlotWish, StopCalls, StoredTask, ToolResult, WaitlistWish, WaitsFor } from "../events.ts";
import type { Topic } from "../hear/acts/labels.ts";
import type {
  AidSubject,
  CheckWord,
  DangerDegree,
  DangerKind,
  HelpLineId,
  Instead,
  Released,
  VitalSign,
} from "../hear/acts/of-danger.ts";
import type { About, Aside, Claim, ToldDetail } from "../hear/acts/of-questions.ts";
import type { Danger } from "./danger/danger.ts";
import type { FoundVisit, MatterKind, Prompt } from "./ledger.ts";
import type { Done } from "./treatments.ts";

type SlotsResult = Extract<ToolResult, { type: "slots" }>;
export type Obstacle = Exclude<SlotsResult["obstacle"], "none">;
export type Refusal =
  | Extract<ToolResult, { type: "not_booked" }>["reason"]
  | Extract<ToolResult, { type: "not_cancelled" }>["reason"]
  | Extract<ToolResult, { type: "not_rescheduled" }>["reason"]
  | Extract<ToolResult, { type: "not_waitlisted" }>["reason"]
  | "message_failed";

/** Said in place of 000, once it was said often enough or is in hand; `driven`: somebody takes them to hospital. */
export type KnownWord = "told" | "urged" | "still" | "ringing" | "driven";

/** 000, which nobody is ringing yet, with the answer to what they would do in its place; `isFull`: as a command with the number. */
export interface Held {
  instead: readonly (Instead | "not_rung")[];
  isFull: boolean;
  /** They would wait for it. */
  day?: string;
}

/** What is asked, in turn, of somebody who may harm themselves; `promised`: the team is to ring them. */
export type Safety =
  | "company"
  | "out_of_reach"
  | "call_back"
  | "now"
  | "promised"
  | "act_now"
  | "for_team"
  | "other_way"
  /** Away from where they are. */
  | "away"
  /** Nobody is at the clinic. */
  | "closed";

/** What is asked in a danger; any other question of it is `what`. `whether`: it is dangerous, or can wait. `meanwhile`: unasked, beside 000. */
export type FirstAidQuestion = "what" | "whether" | "where" | "medicine" | "meanwhile";

/**
 * What is to be said, in order: the one thing that `decide` gives to `say`, and what a language model may word. Facts stand
 * in the items; no item holds a sentence of the assistant's.
 */
export type PlanItem =
  | { item: "greeting"; isClosed: boolean }
  /** Who rings, on a call of ours. */
  | { item: "outbound_greeting" }
  /** Why, to nobody else than whom it is for. */
  | { item: "only_to_them" }
  /** To somebody else: that they may ring the clinic. */
  | { item: "leave_word" }
  | { item: "ring_when_it_suits" }
  /** 'Lovely', 'no worries', thanks for something told. */
  | {
      item: "acknowledge";
      of:
        | "detail"
        /** Of a serious call. */
        | "plain"
        | "correction"
        | "change"
        | "thanks"
        | "wait"
        | "slower"
        | "choice"
        | "name"
        | "told"
        | "left_out"
        /** News of health that was to be taken out again. */
        | "health_kept"
        | "wish"
        | "trouble"
        | "muddle"
        | "cut_off"
        | "no_texts"
        | "texts_elsewhere";
      name?: string;
      /** The time that was just chosen. */
      slot?: FreeTime;
    }
  | { item: "sympathy"; with: "pain" | "fear" | "trouble" | "distress" | "child" | "loss" | "ordeal" }
  /** One of the clinic's questions; what is not known is said so, and `isPassedOn` tells whether the team has it. */
  /** `isMore`: all that is known of it was just told. */
  | { item: "answer"; topic: Topic; about: About; words: string; isMore?: true }
  /** `whom`: with one of these. */
  | {
      item: "offered";
      times: readonly FreeTime[];
      wish: SlotWish;
      isExact: boolean;
      total: number;
      whom?: readonly string[];
    }
  | {
      item: "obstacle";
      obstacle: Obstacle;
      wish: SlotWish;
      closedFor: string | null;
      lastDay: string | null;
      nearest: readonly FreeTime[];
      treatment: AppointmentType | null;
      /** Who was asked for. */
      whom?: readonly string[];
    }
  | { item: "slot_gone"; slot: FreeTime; nearest: readonly FreeTime[] }
  /** `also`: what goes with it in the notes. */
  | { item: "booked"; visit: FoundVisit; also?: readonly Done[] }
  | { item: "moved"; from: FoundVisit; to: FoundVisit }
  | { item: "cancelled"; visit: FoundVisit }
  | { item: "waitlisted"; wish: WaitlistWish; isNew: boolean }
  /** `isOther`: of somebody else than the caller. */
  | {
      item: "left_waitlist";
      patientName: string;
      isOther: boolean;
      waits: readonly WaitsFor[];
      stays: readonly WaitsFor[];
    }
  | { item: "on_waitlist"; patientName: string; isOther: boolean; waits: readonly WaitsFor[] }
  | { item: "not_on_waitlist"; reason: Extract<ToolResult, { type: "not_on_waitlist" }>["reason"] }
  | { item: "refused"; what: MatterKind; reason: Refusal; nearest: readonly FreeTime[] }
  | { item: "calls_stopped"; why: StopCalls }
  /** The team has it; `visit`: it is about one that stands. */
  | {
      item: "told_team";
      stored: StoredTask;
      isTest: boolean;
      /**
       * `what_for`: what a visit of this call is for is to be changed; `asked_after`: whether they know it was asked, and they did
       * not; `on_time`: they do not run late after all; `left_undone`: what was read back and not agreed to before they took leave.
       */
      matter:
        | MatterKind
        | "question"
        | "danger"
        | "what_for"
        | "asked_after"
        | "left_undone"
        | "on_time"
        | null;
      /** Added to what the team was told before on this call. */
      isMore: boolean;
      /** What they had before. */
      before?: StoredTask;
      /** What is to be put right on their records, as it was told. */
      corrected?: { name?: string; phone?: string; email?: string };
      /** Marked as urgent, as they asked. */
      isPressing?: true;
      /** Marked as urgent, before this visit of theirs as far as it is known; `isTaken`: a medicine is; `whom`: of whose health it is, where that is not the caller's. */
      urgent?: { visit: FoundVisit | null; isTaken: boolean; whom?: string };
    }
  /** What the team has of this call, read back. */
  /** `of`: the one thing of it that was asked after, and what they asked whether it is. */
  | {
      item: "read_task";
      stored: StoredTask;
      /** It went to the team as urgent. */
      isUrgent?: true;
      of?: {
        detail: ToldDetail;
        /** A number that was told on this call, or that they ring from, is said to its last digit. */
        isWhole?: true;
        isOfRing?: true;
        date?: string;
        time?: string;
        hours?: { from: string; to: string };
      };
      /** All of it is to be read: what they told, each thing in their own words. */
      points?: readonly string[];
    }
  | { item: "noted"; what: "for_visit" }
  /** News of the health of somebody else than the matter at hand is for; `whom`: as they are called, null = not told. */
  | { item: "noted"; what: "for_other"; whom: string | null }
  /** Whose news of health is; `isSo`: it was taken for theirs before; null = the caller's, or not told by name. */
  | { item: "news_owner"; whom: string | null; before: string | null; isSo: boolean }
  | { item: "visits"; visits: readonly FoundVisit[]; isAll: boolean }
  /** What this call has done so far, and what it is still about. */
  | {
      item: "so_far";
      booked: readonly FoundVisit[];
      cancelled: readonly FoundVisit[];
      openMatter: MatterKind | null;
      /** The team has word of something that nobody has done yet. */
      isWithTeam: boolean;
      /** Their visits as they stood before, where they were told of them. */
      standing: readonly FoundVisit[];
      /** Whoever was asked after by name and has nothing on this call; null = nobody was. */
      notBooked: string | null;
      /** Somebody was asked after who has a visit that this call did not touch. */
      isNothingElse?: true;
    }
  /** Asked whether something is so. `visits`: those that it is so of, or what stands in its place; `cancelled`: what this call cancelled. */
  | {
      item: "whether";
      claim: Claim;
      /** Null = it is not known, or not theirs to be told. */
      isSo: boolean | null;
      visits: readonly FoundVisit[];
      cancelled: readonly FoundVisit[];
      /** Whoever was asked after by name; null = nobody was. */
      whom: string | null;
      /** Who has it in hand, while it is not so. */
      with: "us" | "team" | "nobody";
      /** As it was last stored; null = the team has none. */
      stored: StoredTask | null;
      /** They run late for it. */
      /** Where what this call moved was before: asked whether that is gone. */
      movedFrom?: readonly FreeTime[];
      isLate?: boolean;
      /** Of something else than what this call changed. */
      isElse?: boolean;
    }
  | { item: "visit_confirmed"; visit: FoundVisit }
  | { item: "visit_stays"; visit: FoundVisit | null }
  | { item: "no_visits"; isWithheld: boolean; tries: number }
  /** Somebody else's visit is neither told nor changed. */
  /** `isOnlyAsked`: nothing was to be changed; whether there is a visit at all is nobody else's to know. */
  /** `again`: behind a refusal it is asked whether something was changed, still stands, or is there at all. */
  | { item: "not_yours_to_change"; isOnlyAsked?: true; isDead?: true; again?: "change" | "stands" | "visit" }
  | { item: "not_permitted"; what: "book" | "change" | "inform" }
  | { item: "next_matter"; kind: MatterKind; name: string | null; count: number }
  /** Wished for in the same breath, and taken up after what is asked now. */
  | {
      item: "up_next";
      kind: MatterKind;
      name: string | null;
      also?: readonly { kind: MatterKind; name: string | null }[];
    }
  | { item: "dropped"; kind: MatterKind }
  /** They took leave in place of a yes or a no: nothing was done. `visit`: the one that stands as it did, as far as it was told. */
  | { item: "left_undone"; kind: "book" | "move" | "cancel"; visit: FoundVisit | null }
  | {
      item: "danger";
      danger: DangerKind;
      degree: DangerDegree;
      /** `open`: asked about and not answered, so that it is said when to ring 000. */
      stage: "asked" | "sent" | "advised" | "over" | "open";
      isAgain: boolean;
      /** It has still to be said where to go while the clinic is closed. */
      isClosed: boolean;
      /** 000 is not wanted: where to be driven at once instead. */
      isRefused?: true;
      /** By what it was let go; `past`: it was of another time, by their word. */
      letGo?: Released | "past";
      /** Told to go to hospital, they were offered a visit: that is no reason to wait. */
      isBesideVisit?: true;
      /** What bled has stopped. */
      hasStopped?: true;
      /** Somebody is ringing it. */
      isRinging?: true;
      /** It is to be rung now, and nobody has yet. */
      isToRing?: true;
      /** Once more, with why. */
      isFirm?: true;
      /** A medicine thins the blood: why it is not let be. */
      isThinned?: true;
      /** What was asked for besides is left to the team. */
      isForTeam?: true;
      /** 000 was said often enough, or is being rung: what is said in its place. */
      known?: KnownWord;
      held?: Held;
      /** A sign was told that makes it graver. */
      isWorse?: true;
      /** Despair: what they may use, or where they are. */
      at?: "thing" | "place" | undefined;
      /** Asked about and not answered: what is seen to in any case. */
      left?: DangerKind;
      /** The patient's, in years; null = nobody said. */
      age?: number | null;
      /** A child by that, or by whose it is, and no medicine that thins the blood came up. */
      isOfChild?: true;
      /** Of somebody who may harm themselves: what makes the next hours safer. */
      safety?: Safety;
    }
  /** Somebody else than the caller may harm themselves; `now`: with what, or where, is told; `private`: nobody is to be told or rung; `mistaken`: it was never so. */
  | {
      item: "worried_for";
      word: "told" | "number" | "now" | "ambulance" | "again" | "with_you" | "private" | "mistaken";
    }
  /** Whether a medicine is to be taken, or more of it; `keep_beside_reaction`: what is new waits, and the rest goes on; `not_borne`: one was told that they cannot have. */
  | {
      item: "medicine";
      word:
        | "keep"
        | "keep_beside_reaction"
        | "leave_new"
        | "no_more"
        | "not_meant"
        | "not_borne"
        | "ask_first";
    }
  /** A question in a danger, answered in a line: what to do, where to go, what to take. `age`: the patient's, in years. */
  | {
      item: "first_aid";
      danger: DangerKind;
      of: FirstAidQuestion;
      /** The thing that is asked about. */
      about?: AidSubject;
      /** Of the danger itself: how far it is, the signs that were told, the one that is asked about, and the word that is not known. */
      at?: Danger["stage"];
      bad?: readonly VitalSign[];
      sign?: VitalSign;
      word?: CheckWord;
      isSent: boolean;
      age: number | null;
      /** Whether to come now: to the visit at that hour of today, unless the clinic is closed. */
      visitAt?: string | null;
      isNobodyIn?: true;
      /** It was none, by their word. */
      isOver?: true;
      /** A reaction to a medicine was told of. */
      isOfReaction?: true;
      /** Somebody takes a medicine already. */
      isMedicated?: true;
      /** … and day by day. */
      isOnRegular?: true;
      /** They were told to go to hospital. */
      isOfHospital?: true;
      /** They did not understand it: in few and plain words. */
      isPlain?: true;
      /** What to do until then was said just before. */
      isKnown?: true;
      /** 000 was said often enough, or is being rung: it is not said with the answer. */
      known?: KnownWord;
      held?: Held;
    }
  /** `isSlow`: once more, digit by digit. `unless`: a danger that may still be one, for which it is 000 all the same. */
  | { item: "help_line"; line: HelpLineId; isSlow?: true; unless?: DangerKind }
  | { item: "handing_over"; to: "person" | "voicemail" | "callback" }
  | { item: "no_person"; isClosed: boolean }
  /** They were put through, and nobody took the call. */
  | { item: "nobody_came" }
  | { item: "spelled"; name: string }
  | { item: "abuse_warning" }
  | { item: "small_talk"; of: "greet" | "chat" | "thanks" }
  | { item: "other_language" }
  | { item: "not_for_clinic"; of: "wrong_number" | "perhaps" | "elsewhere" | "sales" | Aside }
  | { item: "not_understood"; tries: number }
  | { item: "hello_again" }
  /** The call begins anew in the middle: what was said before is lost. */
  | { item: "begun_again" }
  | { item: "why_asked"; prompt: Prompt }
  | {
      item: "bye";
      why:
        | "finished"
        | "silence"
        | "abuse"
        | "danger"
        | "in_hand"
        | "ringing"
        | "driven"
        | "despair"
        | "wrong_number"
        | "stuck";
    }
  /** `attempt`: 1 = the first time, 2 = in other words and narrower, 3 = as a choice or by keys. */
  | { item: "ask"; prompt: Prompt; attempt: number; name: string | null };
