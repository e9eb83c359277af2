import type { AppointmentType } from "#contract/limits.ts";
import type { PersonName, WhenReading } from "../../readings.ts";
import type { WhenVerb } from "../when-verb.ts";
import type { YesFirst } from "../yes-first.ts";
import type { PlainAct, Topic, Wish } from "./labels.ts";
import type {
  AidSubject,
  CheckWord,
  DangerDegree,
  DangerKind,
  Happening,
  HelpLineId,
  Instead,
  MedicineOf,
  Released,
  Ringing,
  VitalSign,
} from "./of-danger.ts";
import type { About } from "./of-questions.ts";

/**
 * What callers do to a conversation: the one thing that `hear` gives to `decide`, which never sees a word. The labels it is learned
 * by stand in `labels.ts`, what tells of a danger in `of-danger.ts`, what a question is of in `of-questions.ts`.
 */

/** Who is spoken of. `small` is a child whose parent speaks for it; `unknown` may be either. */
export type Standing = "small" | "grown" | "unknown";

/** Something that was named before and can be pointed at: a time that was offered, a visit that stands, somebody who comes. */
export interface Candidate {
  id: string;
  kind: "time" | "visit" | "person";
  /** Clinic-local. */
  date?: string;
  time?: string;
  treatment?: AppointmentType | null;
  /** What a visit is for, as it stands in the book or as its caller called it, in small letters. */
  calledAs?: string;
  /** First name in small letters. */
  name?: string;
  /** It is known to be somebody else's than the caller's: only its name points at it. */
  isOthers?: boolean;
}

/** `minutes`: null = by how much was not told, 0 = at the same time of another day; `earlier`: than its present time. */
export interface Shift {
  minutes: number | null;
  direction: "later" | "earlier";
  /** On another day of the same week, at whatever hour: 'later in the week'. */
  isOfDays?: true;
  /** To come on an earlier day, by how much was not said: 'bring it forward'. */
  isForward?: true;
}

/** Where an act stands in what was said. */
export interface Said {
  /** Index into `Heard.clauses`. */
  clause: number;
  /** The caller's own words. */
  words: string;
  /** 0 to 1. */
  certainty: number;
}

export type Act = Said &
  /**
   * `isUnable`: they cannot come, and have not said whether it is to be cancelled or moved. `isForOther`: somebody else than the caller
   * is to be rung. `isOnlyAsked`: of the waitlist, whether they are still on it. `about`: of a visit that stands, what is asked of it. `isForVisit`: word for whoever treats them, and what it is
   * stands with it.
   */
  (
    | {
        kind: "want";
        wish: Wish;
        isUnable?: true;
        isForOther?: true;
        isOnlyAsked?: true;
        about?: About;
        isForVisit?: true;
        /** By how much they run late. */
        minutes?: number;
      }
    /** In place of what stands or was offered: 'Thursday instead'. */
    | { kind: "instead" }
    /** Beside what stands: 'another one as well', 'a second visit'; `isSame`: for the same, 'same for my brother'. */
    | { kind: "beside"; isSame?: true }
    /** Straight before or after a visit that is spoken of. */
    | { kind: "next_to"; side: "before" | "after" }
    /** Told that they have the wrong number, they say that it is the clinic they want. */
    | { kind: "for_us" }
    /** 'That's all', 'that's it': nothing more is wanted. */
    | { kind: "that_is_all" }
    /** The call before this one broke off; they ring again. */
    | { kind: "cut_off" }
    /** Somebody of theirs is in hospital, or has died: a kind word is due. */
    | { kind: "sad" }
    /** Somebody has died, by name (small letters) or by kin; neither: 'he's passed on'. */
    | { kind: "dead"; name: string | null; relation: string | null }
    /** They are not booking, or not yet, or somebody else has to. */
    | { kind: "undecided" }
    /** They were held down, hurt or not listened to in a dentist's chair. */
    | { kind: "ordeal" }
    /** They are afraid of the dentist, or ashamed of their teeth, or had a bad time elsewhere or long ago. */
    | { kind: "fear" }
    /** Something was not right with the clinic. */
    | { kind: "complaint" }
    /** What was taken for a complaint is none: said outright, or it befell them elsewhere. */
    | { kind: "no_complaint" }
    /** Two visits are to change places. */
    | { kind: "swap" }
    /** Let go of what is to be done in a visit, and the visit is not: 'never mind the whitening'. */
    | { kind: "without"; treatment: AppointmentType; named: string | null }
    /** At a visit that stands, and at no other: 'while I'm there', 'in the same appointment'. */
    | { kind: "same_visit" }
    | { kind: PlainAct }
    | { kind: "ask"; topic: Topic; about: About }
    /** `role`: of whoever speaks, of whoever is to be seen, or not told which. */
    | {
        kind: "name";
        name: PersonName;
        role: "caller" | "patient" | "unclear";
        isUnsure: boolean;
        /** Which part a name of one word, or with a particle, is said to be, or known as; absent = either. */
        part?: "first" | "last";
        /** What its bearer is to the caller, told with it: 'mum's name is Beryl'. */
        kin?: string;
        /** In full, the name they had before. */
        former?: PersonName;
        /** Told with whose it is: 'I'm Brandt, he's Delaney'. */
        isSaidOf?: true;
        /** 'Leo's mum': somebody of theirs is named by it, and never whoever says it. */
        ownsKin?: true;
      }
    /** What follows is of this one of several who come, until the next one is named. */
    | { kind: "of_person"; whom: OfPerson }
    /** A name or part of it spelled letter by letter; `isWhole`: nothing is to follow. */
    | { kind: "letters"; letters: string; isWhole: boolean }
    /** E.164. `isOfOther`: told as somebody else's, 'his mobile is …'. */
    | { kind: "phone"; phone: string; isOwnLine: boolean; isUnsure: boolean; isOfOther?: true }
    /** The last digits of a number that was told before, put right: 'it ends in three nine one'. */
    | { kind: "phone_tail"; digits: string }
    /** One for when the first is not answered, the caller's other one or somebody else's; `isCaller`: the caller, where somebody else is rung first. */
    | {
        kind: "second_number";
        phone: string | null;
        whom: { relation: string | null; name: PersonName | null } | null;
        isCaller: boolean;
      }
    /** A number that nobody rings: a fax, a policy. */
    | { kind: "reference" }
    /** How they would like to hear back, where it is not by a call; `call`: what was taken for that is taken back; `none`: nobody need ring them. */
    | { kind: "reach"; by: "text" | "email" | "post" | "call" | "none" }
    /** What the clinic holds of them is to be changed; `isTold`: what it is now was told with it. */
    | { kind: "new_detail"; detail: NewDetail; isTold?: true }
    /** Who is to be rung: somebody as they were called, or whoever speaks (null), where somebody else was to be. */
    | { kind: "rung"; whom: { relation: string | null; name: PersonName | null; isOfOther?: true } | null }
    /** They tell what they ring about, or of sums of money. */
    | { kind: "subject"; of: "matter" | "money" }
    /** Asked to be passed on, in these words: 'tell them …', 'a message saying …'. */
    | { kind: "pass_on" }
    /** Nobody is to ring them, and nobody else is named in their place. */
    | { kind: "not_rung"; whom: { relation: string | null; name: PersonName | null } }
    /**
     * A number that is not to be rung, told or not: by its end, the one they ring from, or the one that was spoken of last (null).
     * `relation`: whose it is; `isNamed`: by that alone, 'the wife's number', told on this call or not.
     */
    | {
        kind: "not_number";
        phone: string | "own_line" | "other" | null;
        relation: string | null;
        isNamed?: true;
        line?: "mobile" | "landline";
      }
    /** Behind the number that is told. */
    | { kind: "extension"; digits: string }
    /** Digits of a number that is not whole yet, those before them included. */
    | { kind: "digits"; digits: string }
    | { kind: "email"; email: string; isUnsure: boolean }
    /**
     * `wish`: when they would come; `visit`: when the visit is that they speak of. `of`: the verb that it belongs to, where one is near:
     * ringing somebody, coming, or being there to be rung. `isHedged`: beside a condition or another time, so that nobody is rung by it.
     */
    | { kind: "when"; when: WhenReading; role: "wish" | "visit"; of?: WhenVerb; isHedged?: true }
    | { kind: "shift"; shift: Shift }
    /** `named`: what the caller called it, as it is read back ('check-up', 'wisdom tooth'); null = only told of. */
    | {
        kind: "treatment";
        treatment: AppointmentType;
        named: string | null;
        reason: string;
        isUnsure: boolean;
        /** One more of a list that is to be done in one visit. */
        isBeside?: true;
        /** In place of what was to be done: 'change it to a filling'. */
        isInstead?: true;
        /** Somebody has it already: a reason to come only where nothing else is wished for. */
        isHad?: true;
        /** Whose it is, where that stands right behind it: 'a clean for me and a filling for my husband'. */
        for?: "caller" | "other";
      }
    /** Whoever speaks says that they are not whom they speak of: 'I'm not her', 'ringing on his behalf'. */
    | { kind: "not_them" }
    /** Somebody else than the caller whom the matter is for. */
    | {
        kind: "patient";
        relation: string;
        standing: Standing;
        age: number | null;
        /** 'His mum': kin of whoever is spoken of, and not of whoever speaks. */
        isOfOther?: true;
        /** Told by what the caller is to them: 'I'm his mum'. */
        isBySelf?: true;
        /** For both alike: 'mine and my husband's'. */
        isBesideCaller?: true;
      }
    /** How old whoever is spoken of is, told by itself: 'she's seven'. */
    | { kind: "age"; years: number }
    /** So many come, the caller among them or not. */
    | { kind: "party"; count: number; withCaller: boolean }
    /** One of several does not come after all, by first name in small letters; `isOnly`: they are the only one who does. */
    | { kind: "drops_out"; name: string; isOnly: boolean }
    /** A dentist by name or kind, as the caller said it; `whom`: those of the clinic's who may be meant, absent = nobody who is known. */
    | { kind: "dentist"; dentist: string; whom?: readonly string[] }
    /** What is not right, where it is not told what would be: 'the name's wrong', 'use another number'. */
    | { kind: "wrong"; detail: WrongDetail }
    /** One of the candidates that were given. */
    | { kind: "pick"; candidate: string }
    /** Every one of the candidates of a kind, or all but one. */
    | { kind: "pick_all"; of: Candidate["kind"]; but: string | null }
    /** What was told before, a line of `HearContext.told`, and what is to be left of it. */
    | { kind: "amend"; line: string; now: string }
    /** One that is set against what is meant, and let be: 'not that one', 'leave Tom's'. */
    | { kind: "kept"; candidate: string }
    /** The caller's own is meant, and nobody else's. */
    | { kind: "own" }
    /**
     * `whose`: of despair, told in one's own words, or of somebody else; absent = neither. `isAnew`: told to have come again, just now, or to
     * be worse.
     */
    | { kind: "danger"; danger: DangerKind; degree: DangerDegree; whose?: "own" | "other"; isAnew?: true }
    /** What may let a danger go is told of it; `played_down`: no more than that they made too much of it. */
    | { kind: "released"; by: Released | "played_down" }
    /** What was taken for despair is laughed at, or put right. */
    | { kind: "misheard" }
    /** Of somebody who is spoken of, nobody is to be rung or told. */
    | { kind: "private" }
    /** They go on with what they rang for: 'anyway, back to the booking'. */
    | { kind: "own_business" }
    /** Of somebody who is worried about: they answer nobody; or help is asked for them. */
    | { kind: "theirs"; is: "out_of_reach" | "helped" }
    /** When it is what this clause tells; `isBack`: said of what was told before, 'that was years ago'. */
    | { kind: "happens"; when: Happening; isBack?: true }
    /**
     * News of somebody's health that whoever treats them must have: an illness, a pregnancy, a reaction; `isTaken`: a medicine;
     * `isUnborne`: one that they cannot have; `isOwn`: told by whoever it is of. `owner`: of whom it is told, and the clause in which
     * that is said (`since`); `pronoun`: by that alone.
     */
    | {
        kind: "health";
        isTaken: boolean;
        isUnborne?: true;
        isOwn?: true;
        owner?: NewsOwner;
        since?: number;
        pronoun?: "he" | "she";
      }
    /** Whose the news of health is that was told before, a line of `HearContext.news`: 'the murmur's Ruby's, not Oscar's'. */
    | { kind: "health_owner"; owner: NewsOwner; line: string }
    /** A medicine that somebody takes or has taken, told or taken for granted: not one that is wished for. `isThinner`: taken now, it thins the blood; `isRegular`: day by day, as a doctor has it. */
    | { kind: "medicine"; isThinner?: true; isRegular?: true }
    /** Whether one is to be taken, more of it or none any more. */
    | { kind: "medicine_question"; of: MedicineOf; about: "stop" | "more" | "take" }
    /** Well by name: 'he's breathing fine', 'it's stopped bleeding'; `isHearsay`: by what they think, or somebody else says; `isBusy`: by what they are at; `isOver`: nothing of it is left. */
    | { kind: "all_right"; sign: VitalSign; isHearsay?: true; isBusy?: true; isOver?: "bleeding" | "it" }
    /** Less than well by name, however little: 'swallowing's a bit hard', 'she's gone floppy'. */
    | { kind: "not_right"; sign: VitalSign }
    /** No plain yes or no to a question of danger: 'a bit', 'it hurts to' lean to yes, 'not really', 'she says she's fine' to no; `isLeft`: a sign that is left. */
    | { kind: "somewhat"; leans: "yes" | "no"; isLeft?: true }
    /** What may be used for it, or where they are, told by somebody in despair: 'it's a cliff'; of nobody else it tells anything. */
    | { kind: "means"; of: "thing" | "place" }
    /** Taken note of, and no yes to a question of danger: 'okay', 'righto love, thanks'. */
    | { kind: "acknowledged" }
    /** In answer to a danger, of ringing 000: it was done or is being done, it will be, or it is not; `isReached`: they are through to them, or they come. */
    | { kind: "ringing"; how: Ringing; isReached?: true }
    /** In answer to a danger: what they would do in place of ringing 000, or what keeps them from it. */
    | { kind: "rather_than_ring"; of: Instead }
    /** A help line that was named was tried, and was no help. */
    | { kind: "no_help" }
    /** What was told for people is taken back. */
    | { kind: "withdraw" }
    /** They told that they run late, and are on time after all. */
    | { kind: "on_time" }
    /** They told that they run late: by so many minutes. */
    | { kind: "minutes_late"; minutes: number }
    /** What is asked of people is to be done at once, or somebody waits for it. */
    | { kind: "pressing" }
    /** What was told is nothing urgent, by their own word. */
    | { kind: "not_urgent"; isPainless?: true }
    /** Nothing is to be texted to them: somebody else may read it, or they would rather not; from now on and of whatever, or of what is spoken of. `isOfLine`: to the number they ring from. */
    | { kind: "no_texts"; isForGood?: true; isOfLine?: true }
    /** A thing that first aid has to do with is asked about, or told of. */
    /** What it is, in place of what it was taken for; said only of what the mouth has lost. */
    | { kind: "trouble_is"; danger: DangerKind }
    | { kind: "aid_subject"; of: AidSubject; danger?: DangerKind; sign?: VitalSign; word?: CheckWord }
    | { kind: "help_line"; line: HelpLineId }
    /** Who picked up a call of ours; `nobody`: they are not to be reached there. */
    | { kind: "picked_up"; who: "them" | "somebody_else" | "nobody" | "machine" }
  );

/** `sibling`: the other of two, 'his sister', 'the other one'. */
export type NewsOwner =
  | { of: "named"; name: PersonName }
  | { of: "kin"; relation: string; standing: Standing }
  | { of: "caller" }
  | { of: "sibling" };

/** `other`: the one who comes and is not the caller, 'him', 'her'. */
export type OfPerson =
  | { name: PersonName }
  | { name: null; who: "caller" | "other" }
  | { name: null; who: "kin"; relation: string; standing: Standing };

export type WrongDetail = "name" | "phone" | "when" | "treatment";

/** What is held of somebody on the clinic's records. */
export type NewDetail = "name" | "phone" | "email" | "address" | "details";

export type ActKind = Act["kind"];

export interface Clause {
  words: string;
  /** Half-open character range in `Heard.text`. */
  span: readonly [number, number];
}

/** One utterance as it was understood. Every clause holds at least one act. */
export interface Heard {
  text: string;
  clauses: readonly Clause[];
  acts: readonly Act[];
  /** Said to what was read back: a yes that stands first, and what comes beside it. */
  yesFirst?: YesFirst;
  /** Of what a language model proposed, how many acts there were and how many the words bear out; absent = nothing was proposed. */
  proposed?: { acts: number; standing: number };
}
