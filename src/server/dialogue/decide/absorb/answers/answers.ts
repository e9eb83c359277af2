import { toAppointmentType } from "../../appointment-type.ts";
import { newMatter } from "../../begin.ts";
import { isSomebodyElse } from "../../frames/people.ts";
import { eachOf, mostTries } from "../../frames/standing-visit.ts";
import { putEnough } from "../../frames/team.ts";
import type { Matter, MatterKind, Prompt } from "../../ledger.ts";
import { change, changePerson } from "../../turn.ts";
import { joinWhen, noWhenYet } from "../../when-wish.ts";
import {
  type Absorbing,
  first,
  has,
  hasDetails,
  ledgerOf,
  left,
  said,
  take,
  takeAct,
  tellsWho,
  withTurn,
} from "../absorbing.ts";
import { toldIn } from "../kept-words.ts";
import { joined } from "../people/names.ts";
import { grownFrom } from "../people/people.ts";
import { isTimeAlone } from "../ring/ring-time.ts";
import { answerComplaint } from "../talk/complaints.ts";
import { answerLookAtIt } from "./answer-look-at-it.ts";
import { answerMoveOrCancel, answerMoveOrSecond } from "./answer-move-or.ts";
import { answerOffer, answerWhen, choosesTime } from "./answer-offer.ts";
import { answerReadBack } from "./answer-read-back.ts";
import { answerRingWhen } from "./answer-ring-when.ts";
import { answerVisitDue } from "./answer-visit-due.ts";
import { changeAsked, dropMatter, keepVisit, matterOf } from "./asked-matter.ts";

/** What was asked has the first claim on what is said. */
export function answerAsked(absorbing: Absorbing): Absorbing {
  const { asked } = ledgerOf(absorbing);
  if (asked === null) return absorbing;
  const isKept = has(absorbing, "keep") && isOfVisit(absorbing, asked);
  if (isKept && !choosesTime(absorbing, asked)) return keepVisit(absorbing, asked);
  switch (asked.ask) {
    case "agree_book":
    case "agree_move":
    case "agree_cancel":
      return answerReadBack(absorbing, asked);
    case "offer":
    case "take_slot":
      return answerOffer(absorbing, asked, asked.ask === "offer" ? asked.times : [asked.slot]);
    case "phone":
    case "name":
      return declines(absorbing) && !hasDetails(absorbing) ? declineOtherWay(absorbing, asked) : absorbing;
    case "visit_day":
      return answerVisitDay(absorbing, asked);
    case "surname":
      return answerSurname(absorbing, asked);
    case "first_name":
      return declines(absorbing) && !has(absorbing, "name") ? declineSurname(absorbing, asked) : absorbing;
    case "when":
      return answerWhen(absorbing, asked);
    case "treatment":
      return answerTreatment(absorbing, asked);
    case "move_or_cancel":
      return answerMoveOrCancel(absorbing, asked);
    case "move_or_second":
      return answerMoveOrSecond(absorbing, asked);
    case "which_visit":
      return answerWhichVisit(absorbing, asked);
    case "whose_visit":
      return answerWhose(absorbing, asked);
    case "look_at_it":
      return answerLookAtIt(absorbing, asked.told);
    case "book_visit_due":
      return answerVisitDue(absorbing);
    case "book_instead":
      // 'Yes, do keep that one' is a yes to no other visit: what was cancelled is put back (`reopen-matter.ts`).
      return has(absorbing, "keep", "undo")
        ? take(absorbing, "yes", "no")
        : answerNewMatter(absorbing, asked, "book");
    case "join_waitlist":
      return answerNewMatter(absorbing, asked, "waitlist");
    case "leave_which":
      return answerLeaveWhich(absorbing, asked);
    case "complaint":
      return answerComplaint(absorbing);
    case "ask_team":
    case "pass_on":
      return answerNewMatter(absorbing, asked, asksToBeRung(absorbing) ? "callback" : "message");
    case "message_text":
    case "ring_when":
      return answerInWords(absorbing, asked);
    case "new_detail":
      return answerNewDetail(absorbing, asked);
    case "what_to_change":
      return answerWhatToChange(absorbing, asked);
    default:
      return absorbing;
  }
}

/** What an address or anything else is now is told in words. */
function answerNewDetail(absorbing: Absorbing, asked: Prompt): Absorbing {
  const answered = answerInWords(absorbing, asked);
  const matter = matterOf(answered, asked);
  if (answered === absorbing || matter === null || asked.ask !== "new_detail") return answered;
  const corrects = (matter.corrects ?? []).map((each) =>
    each.detail === asked.detail && asked.detail !== "email" ? { ...each, isTold: true as const } : each,
  );
  return changeAsked(answered, asked, { corrects });
}

/** 'Don't put it in', to what should be changed, lets it be; 'nothing, that's fine' has it read back again. */
function answerWhatToChange(absorbing: Absorbing, asked: Prompt): Absorbing {
  if (has(absorbing, "drop")) return dropMatter(absorbing, asked);
  const isNothing =
    has(absorbing, "no", "keep", "that_is_all") &&
    !hasDetails(absorbing) &&
    !said(absorbing, "correct", "yes");
  if (!isNothing) return absorbing;
  if (has(absorbing, "that_is_all")) return dropMatter(absorbing, asked);
  return take(withTurn(absorbing, change(absorbing.turn, { asked: null })), "no", "keep");
}

const isOfVisit = (absorbing: Absorbing, asked: Prompt): boolean => {
  const { kind, status } = matterOf(absorbing, asked) ?? {};
  return status === "open" && (kind === "move" || kind === "cancel");
};

const declines = (absorbing: Absorbing): boolean => has(absorbing, "no", "unsure", "drop", "keep");

/** There is no other name or number, or the day is not known: what was looked for is not found. */
function declineOtherWay(absorbing: Absorbing, asked: Prompt): Absorbing {
  const matter = matterOf(absorbing, asked);
  if (matter?.kind === "message" && asked.ask === "name" && !said(absorbing, "correct"))
    return take(withTurn(absorbing, putEnough(absorbing.turn, asked.key)), "no", "unsure", "drop", "keep");
  const lookUp = matter && ledgerOf(absorbing).people[matter.person]?.lookUp;
  const isFirst = lookUp?.tries === 0 && asked.ask !== "visit_day";
  if (!matter || !lookUp || isFirst) return absorbing;
  const given = changePerson(absorbing.turn, matter.person, { lookUp: { ...lookUp, tries: mostTries } });
  return take(withTurn(absorbing, given), "no", "unsure", "drop", "keep");
}

/** 'Is that Park as well?' */
function answerSurname(absorbing: Absorbing, asked: Extract<Prompt, { ask: "surname" }>): Absorbing {
  const person = matterOf(absorbing, asked)?.person;
  const known = person === undefined ? undefined : ledgerOf(absorbing).people[person]?.name;
  if (has(absorbing, "name") || person === undefined) return absorbing;
  if (asked.perhaps !== null && known && has(absorbing, "yes") && !has(absorbing, "no", "correct")) {
    const name = joined(known.first, asked.perhaps);
    return take(withTurn(absorbing, changePerson(absorbing.turn, person, { name })), "yes");
  }
  const isOther = asked.perhaps !== null && has(absorbing, "no") && !has(absorbing, "unsure", "drop");
  if (isOther) return declineSurname(absorbing, asked, "shared_surname");
  return declines(absorbing) ? declineSurname(absorbing, asked) : absorbing;
}

/** A day that is said to it is the visit's, and not where it is to go. */
function answerVisitDay(absorbing: Absorbing, asked: Prompt): Absorbing {
  const days = left(absorbing, "when");
  const matter = matterOf(absorbing, asked);
  if (matter === null || days.length === 0)
    return declines(absorbing) ? declineOtherWay(absorbing, asked) : absorbing;
  const when = days.reduce((before, act) => joinWhen(before, act.when), noWhenYet);
  const told = changeAsked(absorbing, asked, { visitMeant: { ...matter.visitMeant, when } });
  return take(told, "when", "give", "yes", "no", "correct");
}

function declineSurname(
  absorbing: Absorbing,
  asked: Prompt,
  which: "surname" | "shared_surname" = "surname",
): Absorbing {
  const matter = matterOf(absorbing, asked);
  if (matter === null) return absorbing;
  const declined = [...(ledgerOf(absorbing).people[matter.person]?.declined ?? []), which] as const;
  return take(
    withTurn(absorbing, changePerson(absorbing.turn, matter.person, { declined })),
    "no",
    "unsure",
    "drop",
    "keep",
  );
}

/** What they come for in their own words, where it is none of the kinds that can be booked. */
function answerTreatment(absorbing: Absorbing, asked: Prompt): Absorbing {
  if (has(absorbing, "treatment", "want", "drop")) return absorbing;
  const told =
    first(absorbing, "tell") ??
    first(absorbing, "give") ??
    first(absorbing, "unsure") ??
    first(absorbing, "any");
  if (told === null || tellsWho(absorbing, told)) return absorbing;
  return take(
    changeAsked(absorbing, asked, { treatment: "General Consultation", reason: told.words }),
    "give",
    "unsure",
    "any",
  );
}

function answerWhichVisit(absorbing: Absorbing, asked: Extract<Prompt, { ask: "which_visit" }>): Absorbing {
  const pick = first(absorbing, "pick");
  const visit = asked.visits.find(({ appointmentId }) => appointmentId === pick?.candidate);
  if (pick && visit)
    return take(takeAct(changeAsked(absorbing, asked, { visit }), pick), "choose", "give", "when");
  const all = first(absorbing, "pick_all");
  if (!all || asked.matter === null) return absorbing;
  const visits = asked.visits.filter(({ appointmentId }) => appointmentId !== all.but);
  const matters = eachOf(ledgerOf(absorbing), asked.matter, visits);
  const each = withTurn(absorbing, change(absorbing.turn, { matters }));
  return take(takeAct(each, all), "choose", "give", "when");
}

/** One that is pointed at is that one alone, whatever is said beside it. */
function answerLeaveWhich(absorbing: Absorbing, asked: Extract<Prompt, { ask: "leave_which" }>): Absorbing {
  const pick = first(absorbing, "pick");
  const place = asked.waits.find((_, at) => pick?.candidate === `place:${at}`);
  const named = place ? toAppointmentType(place.appointmentType) : null;
  const treatment = named ?? first(absorbing, "treatment")?.treatment ?? null;
  const beside = ["yes", "no", "choose", "give", "drop", "keep", "pick", "pick_all", "treatment"] as const;
  if (treatment !== null)
    return take(changeAsked(absorbing, asked, { treatment }), ...beside, "want", "tell");
  const all = first(absorbing, "pick_all");
  if (all ? all.but === null : has(absorbing, "yes", "any", "more_people"))
    return take(changeAsked(absorbing, asked, { isAgreed: true }), ...beside, "any", "more_people");
  return has(absorbing, "no", "drop", "keep") ? dropMatter(absorbing, asked) : absorbing;
}

function answerWhose(absorbing: Absorbing, asked: Prompt): Absorbing {
  const matter = matterOf(absorbing, asked);
  if (matter === null || has(absorbing, "patient")) return absorbing;
  const { caller } = ledgerOf(absorbing);
  const isElse = isSomebodyElse(ledgerOf(absorbing), matter);
  const told = absorbing.heard.acts.find((act) => act.kind === "age");
  const age = told?.kind === "age" ? told.years : null;
  // 'She's fifty two, it's me' speaks of both, and says whose it is.
  const isClaimed = said(absorbing, "own");
  const isSmall =
    !isClaimed && ((age !== null && age < grownFrom) || (isElse && has(absorbing, "yes") && age === null));
  if (isSmall)
    return take(
      withTurn(absorbing, changePerson(absorbing.turn, matter.person, { standing: "small", age })),
      "yes",
      "age",
      "give",
      "other_person",
    );
  const isOwn =
    isClaimed ||
    has(absorbing, "yes") ||
    // Who is known to be somebody else does not become whoever speaks by anything else that is told.
    (!isElse &&
      has(absorbing, "choose", "pick", "give", "correct", "tell") &&
      !said(absorbing, "name", "no")) ||
    absorbing.heard.acts.some((act) => act.kind === "name" && act.role === "caller");
  // Whoever only repeats the name has not said that it is theirs.
  const isNamedOnly = said(absorbing, "name") && !isOwn;
  // 'Ring me back': nobody has said that they are a child, and what is wanted by now is people.
  const isForPeople =
    isElse &&
    !isOwn &&
    absorbing.heard.acts.some(
      (act) => act.kind === "want" && (act.wish === "callback" || act.wish === "message"),
    );
  const isGrown = !isClaimed && (said(absorbing, "other_person") || (has(absorbing, "no") && !isOwn));
  if (isGrown || isNamedOnly || isForPeople) {
    const standing = { standing: "grown" } as const;
    return take(
      withTurn(absorbing, changePerson(absorbing.turn, matter.person, standing)),
      "yes",
      "no",
      "other_person",
    );
  }
  if (!isOwn) return absorbing;
  const ours = changeAsked(absorbing, asked, { person: caller });
  return take(
    ours,
    "yes",
    "give",
    "no",
    "choose",
    "tell",
    ...(isClaimed ? (["other_person", "age"] as const) : []),
  );
}

/** What was offered is taken up, or let be. */
function answerNewMatter(
  absorbing: Absorbing,
  asked: Prompt,
  kind: "book" | "waitlist" | "callback" | "message",
): Absorbing {
  const { turn } = absorbing;
  const answered = withTurn(absorbing, change(turn, { asked: null }));
  const isOther =
    said(absorbing, "want") &&
    (kind === "callback" || kind === "message") &&
    !left(absorbing, "want").some(({ wish }) => wish === "message" || wish === "callback");
  // 'Just pass it on', of what was offered to be.
  const isWished = asked.ask === "pass_on" && left(absorbing, "want").some(({ wish }) => wish === "message");
  const isTaken =
    (agrees(absorbing) || isWished || tellsMore(absorbing, kind) || kind === "callback") &&
    (!has(absorbing, "no") || has(absorbing, "email", "phone") || kind === "callback") &&
    !isOther;
  const before = matterOf(absorbing, asked);
  const { matters, caller, questions } = turn.ledger;
  const isUnknown = ({ status }: { status: string }) => status === "unknown";
  if (!isTaken) {
    if (!has(absorbing, "no", "drop")) return answered;
    const declined = questions.map((each) =>
      isUnknown(each) ? { ...each, status: "declined" as const } : each,
    );
    const refused = asked.ask === "ask_team" ? change(answered.turn, { questions: declined }) : answered.turn;
    return take(withTurn(answered, refused), "no", "drop");
  }
  const matter: Matter = {
    ...newMatter(kind, before?.person ?? caller, before?.opening ?? ""),
    ...((kind === "book" || kind === "waitlist") &&
      before && { treatment: before.treatment, visitMeant: before.visitMeant, when: before.when }),
    ...(asked.ask === "ask_team" && {
      notes: questions.filter(isUnknown).map(({ words }) => words),
      isQuestion: true,
    }),
    ...(asked.ask === "pass_on" && { notes: turn.ledger.words }),
  };
  const passed = questions.map((each) =>
    isUnknown(each) ? { ...each, status: "passed_on" as const } : each,
  );
  const begun = change(turn, {
    ...{ matters: [...matters, matter], current: matters.length, asked: null },
    ...(asked.ask === "ask_team" && { questions: passed }),
  });
  return take(withTurn(absorbing, begun), "yes", ...(isWished ? (["want"] as const) : []));
}

/** 'Yes please, have someone ring', 'tomorrow after two' */
const asksToBeRung = (absorbing: Absorbing): boolean =>
  !said(absorbing, "reach") &&
  (left(absorbing, "want").some(({ wish }) => wish === "callback") ||
    left(absorbing, "rung").some(({ whom }) => whom === null) ||
    left(absorbing, "when").some((when) => when.of === "ring" || isTimeAlone(absorbing.heard, when)));

/** 'Okay, no worries, bye' takes leave, and 'right, and do you do …' asks. */
const agrees = (absorbing: Absorbing): boolean => {
  const others = absorbing.heard.acts.flatMap(({ kind, clause }) =>
    kind === "bye" || kind === "ask" ? [clause] : [],
  );
  return left(absorbing, "yes").some(
    ({ clause, certainty }) => certainty >= surelyYes || !others.includes(clause),
  );
};
const surelyYes = 0.9;

/** Whoever goes on with the details of what they would be rung about, or says where to reach them, has taken it up. */
const tellsMore = (absorbing: Absorbing, kind: MatterKind): boolean =>
  (kind === "callback" || kind === "message") &&
  has(absorbing, "tell", "name", "phone", "email") &&
  !said(absorbing, "ask", "drop", "bye");

/** The caller's own words are the answer. */
function answerInWords(absorbing: Absorbing, asked: Prompt): Absorbing {
  const matter = matterOf(absorbing, asked);
  const words = absorbing.heard.text.trim();
  if (
    matter !== null &&
    asked.ask === "message_text" &&
    declines(absorbing) &&
    !said(absorbing, "tell", "give")
  )
    // What was said with the wish is all there is.
    return take(changeAsked(absorbing, asked, { notes: [matter.opening] }), "no", "unsure", "drop", "keep");
  // A mere name or number is theirs, and no message.
  const isDetail = toldIn(absorbing.heard) === "" && has(absorbing, "name", "phone", "email");
  const isNothing =
    words === "" ||
    (isDetail && asked.ask === "message_text") ||
    !said(absorbing, "tell", "give", "when", "ask", "any", "yes", "treatment", "danger", "want");
  if (matter === null || isNothing) return absorbing;
  if (asked.ask === "ring_when") return answerRingWhen(absorbing, asked);
  const told = changeAsked(absorbing, asked, { notes: [...matter.notes, toldIn(absorbing.heard) || words] });
  const rest = take(told, "tell", "give", "ask", "treatment", "yes");
  // 'Could they ring me Thursday after two', to what the message is: that is when to ring.
  return said(absorbing, "rung") && left(absorbing, "when").some(({ of }) => of === "ring")
    ? rest
    : take(rest, "when");
}
