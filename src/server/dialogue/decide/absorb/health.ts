import type { Act, ActKind, Heard } from "../../hear/acts/acts.ts";
import { newMatter } from "../begin.ts";
import { isHolding } from "../danger/stages.ts";
import { isForTeam } from "../frames/team-task.ts";
import type { HealthNews, Ledger, Matter, MatterKind } from "../ledger.ts";
import { change, plan } from "../turn.ts";
import { isKnownToTeam } from "../what-stands.ts";
import { joinWhen, noWhenYet } from "../when-wish.ts";
import {
  type Absorbing,
  type ActOf,
  has,
  ledgerOf,
  said,
  sureEnough,
  takeAct,
  withTurn,
} from "./absorbing.ts";
import { detailsOfClauses } from "./details.ts";
import { calledIn, isOwnerOf, type Owner, ownerOf } from "./news-owner.ts";
import { everyClause, personIn } from "./people/people.ts";

/** News of somebody's health: whoever treats them must have it before the visit, so that it goes to the team as urgent. */

/** What is told beside a visit that is booked or changed goes after it; what is told before any is kept until there is one. */
export function absorbHealth(begun: Absorbing): Absorbing {
  return calmed(urgentIn(begun));
}

/** 'It's not urgent, just so they know': whoever treats them has it all the same. */
function calmed(absorbing: Absorbing): Absorbing {
  if (!absorbing.heard.acts.some((act) => act.kind === "not_urgent" && !act.isPainless)) return absorbing;
  const { matters } = ledgerOf(absorbing);
  const calm = matters.map((each) =>
    each.urgent ? { ...each, urgent: { ...each.urgent, isCalm: true as const } } : each,
  );
  return withMatters(absorbing, calm);
}

function urgentIn(absorbing: Absorbing): Absorbing {
  const fresh = isKnown(absorbing) ? [] : newsIn(absorbing.heard);
  const kept = keptBefore(ledgerOf(absorbing));
  return (fresh.length === 0 && kept ? [kept] : fresh).reduce(oneInto, absorbing);
}

const keptBefore = ({ health }: Ledger): TellsNews | null =>
  health && health.words.length > 0 ? { news: null, acts: [] } : null;

/** What one is told to have, or what was kept until there is a visit to tell it of. */
function oneInto(absorbing: Absorbing, { news: fresh, acts }: TellsNews): Absorbing {
  const { health = null, danger, matters, current } = ledgerOf(absorbing);
  const news = both(health, fresh);
  if (news === null) return absorbing;
  const whose = fresh === null ? null : whoseNews(absorbing, acts);
  const person = whose?.person ?? health?.person ?? null;
  const known = withTurn(
    absorbing,
    change(absorbing.turn, { people: whose?.people ?? ledgerOf(absorbing).people }),
  );
  const isInDanger = danger?.stage === "asked" || isHolding(danger);
  const isToTell = health?.isToTell === true || isOfVisit(known);
  if (isInDanger || !isToTell)
    return withTurn(known, change(known.turn, { health: { ...news, person, isToTell } }));
  const at = matters[current ?? -1];
  const isOfAt = at !== undefined && (person === null || person === at.person);
  // A visit that is given up needs no word of it, but for what they can never have.
  const isLasting = acts.some(({ isUnborne }) => isUnborne === true);
  if (at?.status === "open" && at.kind === "cancel" && isOfAt && !isLasting) return absorbing;
  const taken = withTurn(known, change(known.turn, { health: nothing }));
  return at?.status === "open" && current !== null
    ? besideOpen(taken, news, { index: ofTheirOwn(taken, person) ?? current, person })
    : byItself(taken, news, person);
}

/** Whoever has something of their own under way has it noted with that. */
function ofTheirOwn(absorbing: Absorbing, person: number | null): number | null {
  const own = ledgerOf(absorbing).matters.findIndex(
    (each) => each.status === "open" && each.person === person && ofVisits.has(each.kind),
  );
  return own < 0 ? null : own;
}

/** By their name, kin or a pronoun; else as the words around it tell. */
function whoseNews(absorbing: Absorbing, acts: readonly ActOf<"health">[]): Owner | null {
  const [told] = acts.filter(({ owner, pronoun }) => owner !== undefined || pronoun !== undefined);
  // 'My son Leo Moore, he's seven': what else is told of them is known with it.
  const spokenOf = personToldOf(absorbing);
  if (told?.owner && spokenOf && isOwnerOf(told.owner, spokenOf)) return spokenOf;
  return (told && ownerOf(ledgerOf(absorbing), told)) ?? speakerIn(absorbing) ?? spokenOf;
}

const nothing = { words: [], isTaken: false, person: null, isToTell: false };

/** 'Is the penicillin in the notes', of what the team has: it is asked after, and no news. */
const isKnown = ({ heard, turn: { ledger } }: Absorbing): boolean =>
  heard.acts.some(
    (act) => act.kind === "ask" && act.about.told !== undefined && isKnownToTeam(act.about.told, ledger),
  );

function both(one: HealthNews | null, other: HealthNews | null): HealthNews | null {
  const words = together(one?.words ?? [], other?.words ?? []);
  return words.length === 0 ? null : { words, isTaken: one?.isTaken === true || other?.isTaken === true };
}

interface TellsNews {
  /** Null = only what was kept from before. */
  news: HealthNews | null;
  acts: readonly ActOf<"health">[];
}

/** Of each who is told to have any, one behind the other. */
function newsIn(heard: Heard): readonly TellsNews[] {
  // 'I've been stuffed around for three weeks' is what they complain of.
  const isComplaint = heard.acts.some(({ kind }) => kind === "complaint");
  const all = heard.acts.filter(
    (act): act is Act & ActOf<"health"> =>
      act.kind === "health" &&
      (!isComplaint || act.isTaken || act.isUnborne === true || act.certainty >= surelyNews),
  );
  const begins = all.filter((act, at) => at === 0 || !isOfSame(all[at - 1], act));
  return begins.flatMap((first, at) => {
    const next = begins[at + 1];
    const acts = all.slice(all.indexOf(first), next ? all.indexOf(next) : all.length);
    const news = wordsOfNews(heard, acts, next ? (next.since ?? next.clause) : heard.clauses.length);
    return news ? [{ news, acts }] : [];
  });
}
const surelyNews = 0.9;
const isOfSame = (one: ActOf<"health"> | undefined, other: ActOf<"health">): boolean =>
  other.owner === undefined || one === undefined || JSON.stringify(one.owner) === JSON.stringify(other.owner);

/** From the clause that says whose it is to the last that tells any, and what is told on in the same breath, as it was said. */
function wordsOfNews(
  { text, clauses, acts }: Heard,
  news: readonly ActOf<"health">[],
  until: number,
): HealthNews | null {
  const isToldOn = (at: number) =>
    at < until && acts.every(({ clause, kind }) => clause !== at || kind === "tell");
  let last = news.at(-1)?.clause ?? 0;
  while (isToldOn(last + 1)) last += 1;
  const first = Math.min(...news.map(({ clause, since = clause }) => Math.min(since, clause)));
  const [from, to] = [clauses[first]?.span[0], clauses[last]?.span[1]];
  if (from === undefined || to === undefined) return null;
  return { words: [text.slice(from, to).trim()], isTaken: news.some(({ isTaken }) => isTaken) };
}

/** Whatever is told for certain, or beside a visit that stands or is wished for; a mere question may be anybody's. */
function isOfVisit(absorbing: Absorbing): boolean {
  const { lineVisits, found, booked, matters } = ledgerOf(absorbing);
  const isTold = absorbing.heard.acts.some(
    ({ kind, certainty }) => kind === "tell" && certainty >= sureEnough,
  );
  return (
    isTold ||
    asksWhetherTold(absorbing.heard) ||
    lineVisits.length + found.length + booked.length > 0 ||
    matters.some(({ kind, status }) => status !== "dropped" && ofVisits.has(kind)) ||
    said(absorbing, "pick") ||
    absorbing.heard.acts.some((act) => act.kind === "when" && act.role === "visit")
  );
}
/** 'Have you written down that I'm on warfarin': whoever asks wants it known. */
const asksWhetherTold = ({ acts }: Heard): boolean =>
  acts.some((act) => act.kind === "ask" && act.about.whether === "told");
const ofVisits: ReadonlySet<MatterKind> = new Set(["book", "move", "check", "confirm", "late", "waitlist"]);

/** A word for the team that is being left is the one that holds it; after anything else it is told by itself. */
function besideOpen(
  absorbing: Absorbing,
  news: HealthNews,
  { index, person }: { index: number; person: number | null },
): Absorbing {
  const { matters } = ledgerOf(absorbing);
  const matter = matters[index];
  if (!matter) return absorbing;
  const isSame = (each: Matter, at: number): boolean =>
    isForTeam(each) &&
    each.status === "open" &&
    (at === index || each.follows === index) &&
    (person === null || each.person === person);
  if (matters.some(isSame))
    return withMatters(
      absorbing,
      matters.map((each, at) => (isSame(each, at) ? urgently(each, news, absorbing.heard) : each)),
    );
  const told = newMatter("message", person ?? matter.person, absorbing.heard.text.trim());
  // Of somebody else's health nothing stands in the notes of this one's visit.
  if (person !== null && person !== matter.person && ofVisits.has(matter.kind)) {
    const noted = plan(absorbing.turn, {
      item: "noted",
      what: "for_other",
      whom: calledIn(absorbing, person),
    });
    const kept = withTurn(tellOf(news, absorbing).reduce(takeAct, absorbing), noted);
    return withMatters(kept, [...matters, urgently(told, news, absorbing.heard)]);
  }
  const noted = ofVisits.has(matter.kind)
    ? plan(absorbing.turn, { item: "noted", what: "for_visit" })
    : absorbing.turn;
  return withMatters(withTurn(absorbing, noted), [
    ...matters.map((each, at) =>
      at === index ? { ...each, notes: together(each.notes, news.words) } : each,
    ),
    urgently({ ...told, follows: index }, news, absorbing.heard),
  ]);
}

/** What stands in it is told of them alone. */
const tellOf = ({ words }: HealthNews, { heard }: Absorbing): readonly Act[] =>
  heard.acts.filter(
    (act) =>
      act.kind === "tell" && words.some((each) => each.includes(act.words) || act.words.includes(each)),
  );

function byItself(absorbing: Absorbing, news: HealthNews, person: number | null): Absorbing {
  const wished = withVisitToldOf(absorbing, person);
  if (wished) return besideOpen(wished, news, { index: 0, person });
  const { matters, caller } = ledgerOf(absorbing);
  const last = said(absorbing, "own") ? undefined : matters.findLast(({ status }) => status === "done");
  const told = newMatter("message", person ?? last?.person ?? caller, absorbing.heard.text.trim());
  const begun = withTurn(absorbing, change(absorbing.turn, { current: matters.length }));
  return withMatters(begun, [...matters, urgently(told, news, absorbing.heard)]);
}

/** 'I've got to have a tooth out and I'm on warfarin', from whoever has no visit that is known: one is wished for. */
function withVisitToldOf(absorbing: Absorbing, person: number | null): Absorbing | null {
  const { matters, lineVisits, found, booked, caller } = ledgerOf(absorbing);
  const isFirst = matters.length + lineVisits.length + found.length + booked.length === 0;
  if (!isFirst || !has(absorbing, "treatment") || said(absorbing, "when", "pick")) return null;
  const visit = newMatter("book", person ?? caller, absorbing.heard.text.trim());
  const begun = withTurn(absorbing, change(absorbing.turn, { current: 0 }));
  return detailsOfClauses(withMatters(begun, [visit]), 0, everyClause);
}

const withMatters = (absorbing: Absorbing, matters: Ledger["matters"]): Absorbing =>
  withTurn(absorbing, change(absorbing.turn, { matters }));

/** 'I can't have penicillin', in the middle of business for somebody of theirs: it is of whoever says it. */
function speakerIn({ heard: { acts }, turn: { ledger } }: Absorbing): Owner | null {
  const { people, caller, matters, current } = ledger;
  const news = acts.flatMap((act) => (act.kind === "health" ? [act] : []));
  const isOwn = news.length > 0 && news.every((act) => act.isOwn === true);
  const last = matters[current ?? -1] ?? matters.findLast(({ status }) => status !== "dropped");
  const isOfKin = people[last?.person ?? caller]?.relation !== null;
  return isOwn && isOfKin ? { people, person: caller } : null;
}

/** Whoever else than the caller it is said of; null where nobody is. */
function personToldOf(absorbing: Absorbing): Owner | null {
  // 'Do I skip it, cause my friend Joan had to': who comes up behind the news is told of by the way.
  const until = absorbing.heard.acts.reduce(
    (last, { kind, clause }) => (kind === "health" ? Math.max(last, clause + 1) : last),
    0,
  );
  const isOther = absorbing.heard.acts.some(
    (act) =>
      act.clause < until && (ofOthers.has(act.kind) || (act.kind === "name" && act.role === "patient")),
  );
  return isOther ? personIn(absorbing, { from: 0, until }, ledgerOf(absorbing)) : null;
}
const ofOthers: ReadonlySet<ActKind> = new Set(["patient", "other_person", "of_person"]);

/** With which visit is meant, as far as it was said. */
function urgently(matter: Matter, news: HealthNews, { acts }: Heard): Matter {
  const { visitMeant } = matter;
  const isOfOther = acts.some((act) => act.kind === "health" && act.owner !== undefined);
  // Where it is of somebody who is named for it, what is said of days is of what is under way.
  if (isOfOther && visitMeant.id === null)
    return {
      ...matter,
      urgent: { ...news, ...both(matter.urgent ?? null, news), isSaid: false },
      notes: together(matter.notes, news.words),
    };
  const pick = acts.find((act) => act.kind === "pick");
  const when = acts.find((act) => act.kind === "when");
  const treatment = acts.find((act) => act.kind === "treatment");
  return {
    ...matter,
    urgent: { ...news, ...both(matter.urgent ?? null, news), isSaid: false },
    notes: together(matter.notes, news.words),
    visitMeant: {
      ...visitMeant,
      id: visitMeant.id ?? (pick?.kind === "pick" ? pick.candidate : null),
      when: visitMeant.when ?? (when?.kind === "when" ? joinWhen(noWhenYet, when.when) : null),
      treatment: visitMeant.treatment ?? (treatment?.kind === "treatment" ? treatment.treatment : null),
    },
  };
}

const together = (before: readonly string[], more: readonly string[]): readonly string[] => [
  ...before,
  ...more.filter((each) => !before.includes(each)),
];
