import { toE164 } from "#kernel/phone-numbers.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { readFormerName } from "#server/dialogue/who/read-name.ts";
import { countWords, toUtterance } from "#server/dialogue/words.ts";
import { withWhatCameUp } from "./answers/yes-and.ts";
import { dentistAskedFor, takesAnyDentist, worksOn } from "./dentists.ts";
import { isForSomebodyElse } from "./for-whom.ts";
import { mergedName } from "./merged-name.ts";
import { nearKnownDay, withOfferedRuledOut } from "./near-known-day.ts";
import { pairsIn } from "./paired-wishes.ts";
import { withAge } from "./policies/ages.ts";
import { callerBesidePatient, withOffice } from "./policies/who-rings.ts";
import { hasIntent, startsWithNo } from "./reading.ts";
import { besideReason, reasonIn } from "./reason-note.ts";
import { withoutRefusedHour } from "./refused-hour.ts";
import { ruledOutDays, withinAnyDay } from "./ruled-out.ts";
import type { Draft, LiveState, WhenWish } from "./state.ts";
import { toDetail } from "./to-detail.ts";
import { noteOf, withFurtherNote } from "./visit-notes.ts";
import { keepsItsTime } from "./weekday-of-visit.ts";
import { fits } from "./wishes.ts";

/** What an utterance added to or changed in the details known so far. */
export type News = "visit" | "name" | "phone" | "email" | "when" | "digits";

export interface Taken {
  draft: Draft;
  digits: string;
  news: ReadonlySet<News>;
}

/** Takes in every detail said, each replacing only its own kind; a choice among offered times is not taken here. */
export function takeDetails(state: LiveState, said: Understanding): Taken {
  const heard = withSameNumber(state.draft, said);
  const news = new Set<News>();
  let { draft } = state;
  if (heard.visit && isOtherReason(state, heard, heard.visit)) {
    draft = withReason(draft, heard, heard.visit);
    news.add("visit");
  }
  const caller = callerBesidePatient(draft, heard);
  if (caller) {
    draft = { ...draft, notes: withFurtherNote(draft.notes, `${caller} rings for the patient.`) };
    news.add("name");
  }
  const name =
    heard.name && !caller && !isMereReply(heard) ? mergedName(draft.name, heard.name, heard) : null;
  if (name && name.value.full !== draft.name?.value.full) {
    draft = { ...draft, name };
    news.add("name");
  }
  draft = withFormerName(draft, heard);
  const number = numberIn(state, heard);
  if (number.news === "phone") draft = { ...draft, phone: number.phone };
  if (number.news) news.add(number.news);
  const told = withWhatCameUp(withTrouble(draft, heard), heard.text);
  const isOfBooking = state.purpose === "book" || heard.visit !== null || hasIntent(heard, "book");
  const notes = isOfBooking ? withAge(told, heard.text) : told;
  if (notes !== draft.notes) draft = { ...draft, notes };
  draft = withOffice(draft, heard.text);
  if (isForSomebodyElse(state.draft, heard)) draft = { ...draft, isForOther: true };
  if (heard.email && heard.email.value !== draft.email?.value) {
    draft = { ...draft, email: toDetail(heard.email) };
    news.add("email");
  }
  const merged = mergedWish(draft.when, nearKnownDay(state, withOfferedRuledOut(state, heard)));
  const wish = withoutRefusedHour(state, merged, heard);
  const changed = withWish(draft, atSameTime(state, wish, heard));
  if (changed !== draft) {
    draft = changed;
    news.add("when");
  }
  const ofDentist = withDentist(state, draft, heard);
  if (ofDentist.isNewWish) news.add("when");
  return { draft: ofDentist.draft, digits: number.digits, news };
}

/** 'Sue Kelly, well Sue Park now': a visit may stand under either. */
function withFormerName(draft: Draft, { name, text }: Understanding): Draft {
  const former = name ? readFormerName(toUtterance(text)) : null;
  return former ? { ...draft, former } : draft;
}

/** Who asks for a dentist is looked up anew where other days were offered, and so is who gives the dentist up. */
function withDentist(
  { facts, step }: LiveState,
  draft: Draft,
  heard: Understanding,
): { draft: Draft; isNewWish: boolean } {
  const { dentist: before, ...others } = draft;
  const dentist = hasIntent(heard, "cancel") ? null : dentistAskedFor(facts, heard.text);
  const times = step.kind === "offering" ? step.times : draft.slot ? [draft.slot] : [];
  if (!dentist) {
    const isGivenUp = before !== undefined && takesAnyDentist(heard.text);
    if (!isGivenUp) return { draft, isNewWish: false };
    return { draft: others, isNewWish: before.isTold === true && step.kind === "offering" };
  }
  const isElsewhere = times.some(({ date }) => !worksOn(dentist, date));
  const slot = isElsewhere ? null : draft.slot;
  return { draft: { ...draft, dentist, slot }, isNewWish: isElsewhere };
}

interface SaidNumber {
  phone: Draft["phone"];
  /** What was dictated of it so far. */
  digits: string;
  news: "phone" | "digits" | null;
}

/** A number said whole, or one piece of it more. */
function numberIn(state: LiveState, heard: Understanding): SaidNumber {
  const { phone } = state.draft;
  if (heard.phone) {
    const isNew = heard.phone.value !== phone?.value;
    return { phone: isNew ? toDetail(heard.phone) : phone, digits: "", news: isNew ? "phone" : null };
  }
  if (!heard.phoneDigits || isNumberWord(state, heard)) return { phone, digits: state.digits, news: null };
  const digits = dictated(state.digits, heard.phoneDigits.value, heard.isCorrection);
  const value = withAreaCode(digits);
  if (!value) return { phone, digits, news: "digits" };
  return {
    phone: { value, heard: heard.text.trim(), assumed: [], unsure: false },
    digits: "",
    news: "phone",
  };
}

/** 'Oh and it's a filling, not a check-up', at the read-back: another reason, though booked as the same kind of visit. */
function isOtherReason(
  { step, draft }: LiveState,
  said: Understanding,
  { value, heard, certainty }: NonNullable<Understanding["visit"]>,
): boolean {
  const { text, isCorrection } = said;
  // 'Nah, first time', once something is booked, is no wish for more.
  if (!draft.visit) return !(step.kind === "anything_else" && isNewcomer.test(heard) && startsWithNo(said));
  // What was only gathered from the wording ('it has to be Dr Vance') takes no place of what was named; pain does.
  // Being new says what to book only where nothing else does.
  if (isNewcomer.test(heard)) return false;
  const isGathered = certainty === "unsure" && !draft.visit.unsure && value !== "Emergency Visit";
  if (isGathered && !isCorrection && !contrasts.test(text)) return false;
  if (value !== draft.visit.value) return true;
  const isOtherWord = heard.toLowerCase() !== draft.visit.heard.toLowerCase();
  return step.kind === "reading_back" && isOtherWord && (isCorrection || contrasts.test(text));
}
const isNewcomer = /^\W*(?:new patient|first (?:visit|appointment|time))(?:['’]s)?\W*$/i;
const contrasts = /\b(?:not|but|actually|instead|rather|chang\w+|meant|oh|wrong)\b|n't\b/i;

/** 'Same number', where one was given on this call: that one, and not the one the caller rings from. */
function withSameNumber({ phone }: Draft, heard: Understanding): Understanding {
  const isOwn = heard.phone?.assumed.includes("the number of this call") === true;
  if (!heard.phone || !phone || !isOwn || !sameNumber.test(heard.text)) return heard;
  return { ...heard, phone: { ...heard.phone, value: phone.value } };
}
const sameNumber = /^(?!.*\b(?:call|calling|ringing|ring|phoning|speaking|talking|using|from)\b).*\bsame\b/is;

/** 'No sorry, oh four nine two' in the middle of a number begins it anew. */
function dictated(before: string, together: string, isCorrection: boolean): string {
  const piece = before !== "" && together.startsWith(before) ? together.slice(before.length) : "";
  return isCorrection && /^0[2-478]\d/.test(piece) ? piece : together;
}

/** Eight digits of a landline, then its area code, as asked for: see answers/dictation.ts. */
function withAreaCode(digits: string): string | null {
  const [, local, area] = /^([2-9]\d{7})(0[2378])$/.exec(digits) ?? [];
  return local && area ? toE164(area + local) : null;
}

/** 'Same time on Friday': the time of the appointment spoken of. */
function atSameTime(
  { moving, justBooked, draft }: LiveState,
  wish: WhenWish,
  heard: Understanding,
): WhenWish {
  const time = (moving ?? justBooked)?.time;
  const hasNews = wish !== draft.when || (moving !== null && otherDay.test(heard.text));
  if (!time || !hasNews || heard.when.times.length > 0 || !keepsItsTime(heard.text)) return wish;
  return {
    ...wish,
    times: [{ value: { kind: "exact", time }, heard: "same time", assumed: [], unsure: false }],
  };
}

const otherDay = /\b(?:another|different|other) day\b/i;

/** The 'one' of 'yeah, that's the one' begins no telephone number. */
const isNumberWord = ({ digits }: LiveState, heard: Understanding): boolean =>
  digits === "" &&
  (heard.phoneDigits?.value.length ?? 0) < 3 &&
  (heard.intents.length > 0 || countWords(heard.text) > 2);

/** 'No that's all' after 'what is your name' is no name. */
const isMereReply = (heard: Understanding): boolean =>
  heard.name?.certainty === "unsure" &&
  !heard.isCorrection &&
  heard.intents.some(
    ({ value }) => value === "goodbye" || value === "thanks" || value === "repeat" || value === "wait",
  );

/** The draft under a new wish; a time already chosen stays while it still fits. */
function withWish(draft: Draft, when: WhenWish): Draft {
  if (when === draft.when) return draft;
  if (!draft.slot) return { ...draft, when };
  const isHastier = when.soonest && !draft.when.soonest;
  if (!isHastier && fits(when, draft.slot)) return draft;
  return { ...draft, when, slot: null };
}

/** 'A tooth that feels funny' names no visit, and 'my gums bleed as well' no other one: told to the dentist all the same. */
function withTrouble({ notes, reason }: Draft, heard: Understanding): readonly string[] {
  const told = reasonIn(heard, "");
  return told === "" || reason?.includes(told) ? notes : withFurtherNote(notes, noteOf(told));
}

/** With the words of the new reason in place of those of the old; what else was noted stays. */
function withReason(draft: Draft, heard: Understanding, visit: NonNullable<Understanding["visit"]>): Draft {
  const reason = reasonIn(heard, visit.heard);
  const others = besideReason(draft).filter((note) => note !== noteOf(reason));
  const notes = reason === "" ? others : [noteOf(reason), ...others];
  return { ...draft, visit: toDetail(visit), reason, notes };
}

/** Days and times replace days and times, each only when said; what was ruled out stays ruled out. */
export function mergedWish(before: WhenWish, heard: Understanding): WhenWish {
  const { days, times, excludedDays, excludedTimes, soonest } = heard.when;
  const said = days.length + times.length + excludedDays.length + excludedTimes.length;
  if (said === 0 && !soonest) return before;
  const ruledOut = ruledOutDays(heard);
  const words = [...days, ...times, ...excludedDays, ...excludedTimes, ...(soonest ? [soonest] : [])];
  // A day named now is no longer ruled out, unless it is ruled out in the same breath: 'this week, but not Tuesday'.
  const sameDays = [
    ...before.notDays.filter((out) => !days.some((day) => overlaps(day.value, out))),
    ...ruledOut,
  ];
  const keptDays = before.days.filter(
    (day) => !ruledOut.some((out) => out.from <= day.value.from && day.value.to <= out.to),
  );
  // 'Any day but Friday', said of next week, is about that week.
  const isNarrowed =
    days.every(({ assumed }) => assumed.includes(withinAnyDay)) &&
    keptDays.some(({ value }) => value.from < value.to);
  const standingDays = soonest ? [] : keptDays;
  const keptTimes = soonest || excludedTimes.length > 0 ? [] : before.times;
  const pairs = pairsIn(heard) ?? (days.length + times.length === 0 ? before.pairs : undefined);
  return {
    ...(pairs && { pairs }),
    days: days.length > 0 && !isNarrowed ? days.map(toDetail) : standingDays,
    times: times.length > 0 ? times.map(toDetail) : keptTimes,
    notDays: soonest && days.length === 0 ? ruledOut : sameDays,
    notTimes:
      times.length > 0
        ? excludedTimes.map((each) => each.value)
        : [...before.notTimes, ...excludedTimes.map((each) => each.value)],
    soonest: soonest !== null || (before.soonest && days.length === 0),
    heard: words.map((each) => each.heard).join(", "),
  };
}

const overlaps = (a: { from: string; to: string }, b: { from: string; to: string }): boolean =>
  a.from <= b.to && b.from <= a.to;
