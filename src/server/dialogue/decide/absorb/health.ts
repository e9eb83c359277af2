import type { Act, ActKind, Heard } from "../../hear/acts.ts";
import { newMatter } from "../begin.ts";
import { isHolding } from "../danger/stages.ts";
import { isForTeam } from "../frames/team-task.ts";
import type { HealthNews, Ledger, Matter, MatterKind } from "../ledger.ts";
import { change, plan } from "../turn.ts";
import { joinWhen, noWhenYet } from "../when-wish.ts";
import { type Absorbing, type ActOf, has, ledgerOf, said, sureEnough, withTurn } from "./absorbing.ts";
import { detailsOfClauses } from "./details.ts";
import { everyClause, personIn } from "./people/people.ts";

/** News of somebody's health: whoever treats them must have it before the visit, so that it goes to the team as urgent. */

/** What is told beside a visit that is booked or changed goes after it; what is told before any is kept until there is one. */
export function absorbHealth(begun: Absorbing): Absorbing {
  return calmed(urgentIn(begun));
}

/** 'It's not urgent, just so they know': whoever treats them has it all the same. */
function calmed(absorbing: Absorbing): Absorbing {
  if (!said(absorbing, "not_urgent")) return absorbing;
  const { matters } = ledgerOf(absorbing);
  const calm = matters.map((each) =>
    each.urgent ? { ...each, urgent: { ...each.urgent, isCalm: true as const } } : each,
  );
  return withMatters(absorbing, calm);
}

function urgentIn(absorbing: Absorbing): Absorbing {
  const { health = null, danger, matters, current } = ledgerOf(absorbing);
  const fresh = newsIn(absorbing.heard);
  const news = both(health, fresh);
  if (news === null) return absorbing;
  const whose = fresh === null ? null : personToldOf(absorbing);
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
  // A visit that is given up needs no word of it.
  if (at?.status === "open" && at.kind === "cancel") return absorbing;
  const taken = withTurn(known, change(known.turn, { health: nothing }));
  return at?.status === "open" && current !== null
    ? besideOpen(taken, news, { index: current, person })
    : byItself(taken, news, person);
}

const nothing = { words: [], isTaken: false, person: null, isToTell: false };

function both(one: HealthNews | null, other: HealthNews | null): HealthNews | null {
  const words = together(one?.words ?? [], other?.words ?? []);
  return words.length === 0 ? null : { words, isTaken: one?.isTaken === true || other?.isTaken === true };
}

/** From the first clause that tells any to the last, and what is told on in the same breath, as it was said. */
function newsIn({ text, clauses, acts }: Heard): HealthNews | null {
  const news = acts.filter((act): act is Act & ActOf<"health"> => act.kind === "health");
  const isToldOn = (at: number) =>
    at < clauses.length && acts.every(({ clause, kind }) => clause !== at || kind === "tell");
  let last = news.at(-1)?.clause ?? 0;
  while (isToldOn(last + 1)) last += 1;
  const [from, until] = [clauses[news[0]?.clause ?? -1]?.span[0], clauses[last]?.span[1]];
  if (from === undefined || until === undefined) return null;
  return { words: [text.slice(from, until).trim()], isTaken: news.some(({ isTaken }) => isTaken) };
}

/** Whatever is told for certain, or beside a visit that stands or is wished for; a mere question may be anybody's. */
function isOfVisit(absorbing: Absorbing): boolean {
  const { lineVisits, found, booked, matters } = ledgerOf(absorbing);
  const isTold = absorbing.heard.acts.some(
    ({ kind, certainty }) => kind === "tell" && certainty >= sureEnough,
  );
  return (
    isTold ||
    lineVisits.length + found.length + booked.length > 0 ||
    matters.some(({ kind, status }) => status !== "dropped" && ofVisits.has(kind)) ||
    said(absorbing, "pick") ||
    absorbing.heard.acts.some((act) => act.kind === "when" && act.role === "visit")
  );
}
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
    isForTeam(each) && each.status === "open" && (at === index || each.follows === index);
  if (matters.some(isSame))
    return withMatters(
      absorbing,
      matters.map((each, at) => (isSame(each, at) ? urgently(each, news, absorbing.heard) : each)),
    );
  const told = newMatter("message", person ?? matter.person, absorbing.heard.text.trim());
  const noted = plan(absorbing.turn, { item: "noted", what: "for_visit" });
  return withMatters(withTurn(absorbing, noted), [
    ...matters.map((each, at) =>
      at === index ? { ...each, notes: together(each.notes, news.words) } : each,
    ),
    urgently({ ...told, follows: index }, news, absorbing.heard),
  ]);
}

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

/** Whoever else than the caller it is said of; null where nobody is. */
function personToldOf(absorbing: Absorbing): ReturnType<typeof personIn> | null {
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
