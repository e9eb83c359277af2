import type { FreeTime } from "#contract/errors.ts";
import { newMatter } from "../begin.ts";
import { settle } from "../frames/settle.ts";
import type { Matter, Prompt } from "../ledger.ts";
import { change, changeMatter, changePerson, plan } from "../turn.ts";
import { noWhenYet, soonest } from "../when-wish.ts";
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
  withTurn,
} from "./absorbing.ts";

/** What was asked has the first claim on what is said. */
export function answerAsked(absorbing: Absorbing): Absorbing {
  const { asked } = ledgerOf(absorbing);
  if (asked === null) return absorbing;
  switch (asked.ask) {
    case "agree_book":
    case "agree_move":
    case "agree_cancel":
      return answerReadBack(absorbing, asked);
    case "offer":
    case "take_slot":
      return answerOffer(absorbing, asked, asked.ask === "offer" ? asked.times : [asked.slot]);
    case "own_number":
      return answerOwnNumber(absorbing);
    case "surname":
      return declines(absorbing) && !has(absorbing, "name") ? declineSurname(absorbing, asked) : absorbing;
    case "when":
      return answerWhen(absorbing, asked);
    case "treatment":
      return answerTreatment(absorbing, asked);
    case "which_visit":
      return answerWhichVisit(absorbing, asked);
    case "whose_visit":
      return answerWhose(absorbing, asked);
    case "book_instead":
    case "book_visit_due":
      return answerNewMatter(absorbing, asked, "book");
    case "join_waitlist":
      return answerNewMatter(absorbing, asked, "waitlist");
    case "ring_back":
      return answerNewMatter(absorbing, asked, "callback");
    case "message_text":
    case "ring_when":
      return answerInWords(absorbing, asked);
    case "what_to_change":
      return has(absorbing, "drop") ? dropMatter(absorbing, asked) : absorbing;
    default:
      return absorbing;
  }
}

const matterOf = (absorbing: Absorbing, { matter }: Prompt): Matter | null =>
  matter === null ? null : (ledgerOf(absorbing).matters[matter] ?? null);

const changeAsked = (absorbing: Absorbing, { matter }: Prompt, part: Partial<Matter>): Absorbing =>
  matter === null ? absorbing : withTurn(absorbing, changeMatter(absorbing.turn, matter, part));

const declines = (absorbing: Absorbing): boolean => has(absorbing, "no", "unsure", "drop", "keep");

type ReadBack = Extract<Prompt, { ask: "agree_book" | "agree_move" | "agree_cancel" }>;

/** A yes is a yes to what was read back, whatever else the sentence holds; a correction is none. */
function answerReadBack(absorbing: Absorbing, asked: ReadBack): Absorbing {
  const isYes = has(absorbing, "yes") && !has(absorbing, "no", "correct", "keep", "drop", "unsure");
  if (isYes && !asked.isUnheard) return take(changeAsked(absorbing, asked, { isAgreed: true }), "yes");
  if (
    has(absorbing, "keep") ||
    (asked.ask === "agree_cancel" && has(absorbing, "no") && !hasDetails(absorbing))
  )
    return keepVisit(absorbing, asked);
  if (has(absorbing, "drop")) return dropMatter(absorbing, asked);
  if (!has(absorbing, "no", "correct") || hasDetails(absorbing)) return take(absorbing, "no", "correct");
  const { matter } = asked;
  const key = `${matter}:what_to_change`;
  const prompt = { kind: "open", matter, key, ask: "what_to_change" } as const;
  return take(withTurn(absorbing, change(absorbing.turn, { asked: prompt })), "no", "correct");
}

function keepVisit(absorbing: Absorbing, asked: Prompt): Absorbing {
  const matter = matterOf(absorbing, asked);
  if (matter === null || asked.matter === null) return absorbing;
  const { turn } = absorbing;
  const kept = change(turn, { ...settle(turn.ledger, asked.matter, "dropped"), asked: null });
  return take(
    withTurn(absorbing, plan(kept, { item: "visit_stays", visit: matter.visit })),
    "keep",
    "no",
    "drop",
  );
}

export function dropMatter(absorbing: Absorbing, asked: Prompt): Absorbing {
  const matter = matterOf(absorbing, asked);
  if (matter === null || asked.matter === null) return absorbing;
  const { turn } = absorbing;
  const released = matter.isHeld ? [{ type: "release_hold" } as const] : [];
  const dropped = change(turn, { ...settle(turn.ledger, asked.matter, "dropped"), asked: null });
  const told = plan(
    { ...dropped, effects: [...turn.effects, ...released] },
    { item: "dropped", kind: matter.kind },
  );
  return take(withTurn(absorbing, told), "drop", "no", "keep");
}

/** One of those that were offered, or what else would suit. */
function answerOffer(absorbing: Absorbing, asked: Prompt, times: readonly FreeTime[]): Absorbing {
  const pick = first(absorbing, "pick");
  const picked = times.find(({ date, time }) => pick?.candidate === `${date}T${time}`);
  if (pick && picked)
    return take(takeAct(choose(absorbing, asked, picked), pick), "yes", "choose", "any", "give");
  const [only] = times;
  // Of several the first: it is read back before it is booked.
  const isYes = has(absorbing, "yes", "choose", "any") && !has(absorbing, "no", "other", "correct");
  if (only && isYes && !has(absorbing, "when", "shift"))
    return take(choose(absorbing, asked, only), "yes", "choose", "any");
  if (has(absorbing, "drop")) return dropMatter(absorbing, asked);
  const isRefused = has(absorbing, "no", "other") && !has(absorbing, "when", "shift");
  if (!isRefused) return take(absorbing, "yes", "choose");
  const without = changeAsked(absorbing, asked, {
    offered: [],
    when: noWhenYet,
    asksFree: false,
    lookedFor: null,
  });
  return take(without, "no", "other");
}

/** The wish is met; what was wished for besides is not looked for any more. */
const choose = (absorbing: Absorbing, asked: Prompt, slot: FreeTime): Absorbing =>
  changeAsked(absorbing, asked, { slot, isHeld: false });

/** Whoever leaves it to the clinic is told what comes first. */
function answerWhen(absorbing: Absorbing, asked: Prompt): Absorbing {
  if (!has(absorbing, "any", "yes", "unsure") || has(absorbing, "when", "shift", "drop")) return absorbing;
  return take(changeAsked(absorbing, asked, { when: soonest(absorbing.heard.text) }), "any", "yes", "unsure");
}

function answerOwnNumber(absorbing: Absorbing): Absorbing {
  if (has(absorbing, "phone", "digits")) return take(absorbing, "yes", "no", "correct");
  const { callerNumber, caller, people } = ledgerOf(absorbing);
  if (has(absorbing, "yes", "any", "choose") && !has(absorbing, "no", "correct"))
    return take(
      withTurn(absorbing, changePerson(absorbing.turn, caller, { phone: callerNumber })),
      "yes",
      "any",
      "choose",
    );
  if (!has(absorbing, "no", "other", "correct")) return absorbing;
  const declined = [...(people[caller]?.declined ?? []), "own_number"] as const;
  return take(
    withTurn(absorbing, changePerson(absorbing.turn, caller, { declined })),
    "no",
    "other",
    "correct",
  );
}

function declineSurname(absorbing: Absorbing, asked: Prompt): Absorbing {
  const matter = matterOf(absorbing, asked);
  if (matter === null) return absorbing;
  const declined = [...(ledgerOf(absorbing).people[matter.person]?.declined ?? []), "surname"] as const;
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
  if (told === null) return absorbing;
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
  return take(takeAct(eachOf(absorbing, asked.matter, visits), all), "choose", "give", "when");
}

/** Several visits are several matters, one after the other. */
export function eachOf(
  absorbing: Absorbing,
  index: number,
  visits: readonly Exclude<Matter["visit"], null>[],
): Absorbing {
  const { matters } = ledgerOf(absorbing);
  const matter = matters[index];
  if (!matter) return absorbing;
  const [visit, ...others] = visits;
  const changed = matters.map((each, at) => (at === index ? { ...each, visit: visit ?? null } : each));
  const more = others.map((other) => ({ ...matter, visit: other }));
  return withTurn(absorbing, change(absorbing.turn, { matters: [...changed, ...more] }));
}

function answerWhose(absorbing: Absorbing, asked: Prompt): Absorbing {
  const matter = matterOf(absorbing, asked);
  if (matter === null || has(absorbing, "patient")) return absorbing;
  const { caller } = ledgerOf(absorbing);
  if (said(absorbing, "other_person")) {
    const standing = { standing: "grown" } as const;
    return take(
      withTurn(absorbing, changePerson(absorbing.turn, matter.person, standing)),
      "yes",
      "no",
      "other_person",
    );
  }
  if (!has(absorbing, "yes", "give", "correct")) return absorbing;
  return take(changeAsked(absorbing, asked, { person: caller }), "yes", "give", "no");
}

/** What was offered is taken up, or let be. */
function answerNewMatter(
  absorbing: Absorbing,
  asked: Prompt,
  kind: "book" | "waitlist" | "callback",
): Absorbing {
  const { turn } = absorbing;
  const answered = withTurn(absorbing, change(turn, { asked: null }));
  const isOther =
    said(absorbing, "want") &&
    kind === "callback" &&
    !left(absorbing, "want").some(({ wish }) => wish === kind);
  const isTaken = has(absorbing, "yes") && !has(absorbing, "no") && !isOther;
  const before = matterOf(absorbing, asked);
  if (!isTaken) return has(absorbing, "no", "drop") ? take(answered, "no", "drop") : answered;
  const { matters, caller, questions } = turn.ledger;
  const isUnknown = ({ status }: { status: string }) => status === "unknown";
  const matter: Matter = {
    ...newMatter(kind, before?.person ?? caller, before?.opening ?? ""),
    ...(kind !== "callback" &&
      before && { treatment: before.treatment, visitMeant: before.visitMeant, when: before.when }),
    ...(kind === "callback" && { notes: questions.filter(isUnknown).map(({ words }) => words) }),
  };
  const passed = questions.map((each) =>
    isUnknown(each) ? { ...each, status: "passed_on" as const } : each,
  );
  const begun = change(turn, {
    ...{ matters: [...matters, matter], current: matters.length, asked: null },
    ...(kind === "callback" && { questions: passed }),
  });
  return take(withTurn(absorbing, begun), "yes");
}

/** The caller's own words are the answer. */
function answerInWords(absorbing: Absorbing, asked: Prompt): Absorbing {
  const matter = matterOf(absorbing, asked);
  const words = absorbing.heard.text.trim();
  const isNothing =
    words === "" ||
    !said(absorbing, "tell", "give", "when", "ask", "any", "yes", "treatment", "danger", "want");
  if (matter === null || isNothing) return absorbing;
  const isTime = said(absorbing, "when", "any", "give", "choose", "unsure", "no");
  if (asked.ask === "ring_when" && isTime)
    return take(
      changeAsked(absorbing, asked, { ringWhen: words }),
      "give",
      "when",
      "any",
      "yes",
      "no",
      "choose",
    );
  const told = changeAsked(absorbing, asked, { notes: [...matter.notes, words] });
  return take(told, "tell", "give", "ask", "treatment", "when", "yes");
}
