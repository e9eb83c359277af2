import type { FreeTime } from "#contract/errors.ts";
import type { About, Claim } from "../hear/acts/of-questions.ts";
import { notesOf } from "./frames/book.ts";
import { isForTeam } from "./frames/team-task.ts";
import type { FoundVisit, Ledger, Matter, MatterKind } from "./ledger.ts";
import type { PlanItem } from "./plan.ts";
import { holds, inWriting } from "./writing.ts";

type Whether = Extract<PlanItem, { item: "whether" }>;

/**
 * Whether something of this call is so, from the ledger alone. Null where no yes or no was asked for, or one detail of what was
 * told is asked after, and is read back instead.
 *
 * @param known the visits that may be told, where they were just looked for
 */
export function whatStands(about: About, ledger: Ledger, known = knownIn(ledger)): Whether | null {
  const { whether, detail } = about;
  if (whether === undefined || detail === "phone" || detail === "name") return null;
  const claim = whether ?? claimOfLast(ledger);
  // When to ring is told as it was written.
  if (claim === null || (claim === "told" && detail === "when" && about.told === undefined)) return null;
  return claim === "told" ? whetherTold(about, ledger) : whetherOfVisit(claim, about, { ledger, known });
}

function whetherOfVisit(
  claim: Exclude<Claim, "told">,
  about: About,
  { ledger, known }: { ledger: Ledger; known: readonly FoundVisit[] },
): Whether {
  const hand = inHand(ledger);
  const theirs = known.filter(isOf(about));
  const cancelled = cancelledIn(ledger).filter(isOf(about));
  const whom = about.named ?? null;
  const such = { item: "whether", claim, cancelled, whom, with: hand, stored: ledger.told ?? null } as const;
  if (claim === "cancelled") {
    const moved = movedAway(about, ledger);
    if (cancelled.length === 0 && moved.length > 0)
      return {
        ...such,
        isSo: true,
        visits: moved.map(({ to }) => to),
        movedFrom: moved.map(({ from }) => from),
      };
    return { ...such, isSo: cancelled.length > 0, visits: theirs };
  }
  if (claim === "moved") {
    const moved = movedIn(ledger).filter(isOf(about));
    return { ...such, isSo: moved.length > 0, visits: moved.length > 0 ? moved : theirs };
  }
  const then = theirs.filter(isThen(about));
  // Whoever has a visit on this line is not told to have none; what becomes of it is told to nobody but them.
  const isOnLine = about.named !== undefined && ledger.lineVisits.some((visit) => isOf(about)(visit));
  if ((claim === "stands" || isOnLine) && theirs.length + cancelled.length === 0) {
    const isLate = ledger.matters.some((each) => each.kind === "late" && each.isTold && !each.overtaken);
    const isElse = ledger.booked.length + cancelledIn(ledger).length > 0;
    return {
      ...{ ...such, isSo: null, visits: [], cancelled: [] },
      ...(isLate && { isLate }),
      ...(isElse && { isElse }),
    };
  }
  // While one is being booked, what is asked is whether that one is.
  const made = then.filter(({ isOfThisCall }) => isOfThisCall);
  if (claim === "booked" && isBooking(ledger))
    return { ...such, isSo: about.named !== undefined && made.length > 0, visits: made };
  // Beside whoever is asked after, all that was booked is told.
  const all = about.named !== undefined && made.length > 0 ? ledger.booked : then;
  return { ...such, isSo: then.length > 0, visits: then.length > 0 ? all : theirs };
}

/** By name, as far as one was asked after. */
const isOf =
  ({ named }: About) =>
  ({ patientName }: Pick<FoundVisit, "patientName">): boolean =>
    named === undefined || `${patientName} `.toLowerCase().startsWith(`${named.toLowerCase()} `);

const isThen =
  (about: About) =>
  ({ date, time }: FoundVisit): boolean =>
    (about.date === undefined || about.date === date) && (about.time === undefined || about.time === time);

/** All that was found or made, which may be told. */
function knownIn(ledger: Ledger): readonly FoundVisit[] {
  const { booked, found } = ledger;
  const all = [...booked, ...found, ...ownOnLine(ledger)];
  return all.filter(
    ({ appointmentId }, at) => all.findIndex((visit) => visit.appointmentId === appointmentId) === at,
  );
}

/** Under the ringing number and the whole name of whoever rings: they are known by both, though nothing was looked up. */
function ownOnLine({ lineVisits, people, caller, isNotPatient }: Ledger): readonly FoundVisit[] {
  const { name = null, lookUp = null } = people[caller] ?? {};
  if (!name?.last || isNotPatient || lookUp !== null) return [];
  return lineVisits
    .filter(({ patientName }) => patientName.toLowerCase() === name.full.toLowerCase())
    .map((visit) => ({ ...visit, person: caller, isOfThisCall: false, named: null }));
}

const movedIn = ({ booked, matters }: Ledger): readonly FoundVisit[] =>
  booked.filter(({ appointmentId }) =>
    matters.some(({ movedFrom, visit }) => movedFrom !== null && visit?.appointmentId === appointmentId),
  );

/** 'Is the old one gone', of what this call moved: it is, from the day that is asked after, unless it went to that very day. */
function movedAway(about: About, { booked, matters }: Ledger): readonly { to: FoundVisit; from: FreeTime }[] {
  const firstOf = (id: string) =>
    matters.find(({ movedFrom, visit }) => movedFrom !== null && visit?.appointmentId === id)?.movedFrom;
  return booked.filter(isOf(about)).flatMap((to) => {
    const from = firstOf(to.appointmentId);
    const isThere = about.date !== undefined && about.date === to.date && about.date !== from?.date;
    return from && !isThere ? [{ to, from }] : [];
  });
}

/** What this call cancelled, and nobody has booked again since. */
export const cancelledIn = ({ matters, booked }: Ledger): readonly FoundVisit[] =>
  matters.flatMap(({ kind, status, visit }) =>
    kind === "cancel" &&
    status === "done" &&
    visit &&
    !booked.some(
      ({ date, time, person }) => date === visit.date && time === visit.time && person === visit.person,
    )
      ? [visit]
      : [],
  );

const isBooking = ({ matters }: Ledger): boolean =>
  matters.some(({ kind, status }) => kind === "book" && status === "open");

/** Whatever is not done is under way here, or the team was told of it. */
function inHand({ matters, told }: Ledger): Whether["with"] {
  if (matters.some(({ kind, status }) => status === "open" && changing.has(kind))) return "us";
  const isLeft = matters.some(({ status, isTold }) => status === "passed_on" || isTold);
  return isLeft || told ? "team" : "nobody";
}
const changing: ReadonlySet<MatterKind> = new Set(["book", "move", "cancel"]);

/** 'Did that go through': of what is being done, else of what was done last. */
function claimOfLast({ matters, current }: Ledger): Claim | null {
  const last = matters[current ?? -1] ?? matters.findLast(({ status }) => status !== "dropped");
  if (!last) return null;
  return isForTeam(last) || last.kind === "waitlist" ? "told" : (claimOf[last.kind] ?? null);
}
const claimOf: Partial<Record<MatterKind, Claim>> = {
  ...{ book: "booked", move: "moved", cancel: "cancelled", check: "stands", confirm: "stands" },
};

function whetherTold({ told: piece }: About, ledger: Ledger): Whether | null {
  const { told, matters } = ledger;
  const isHeld = matters.some(
    (matter) => matter.status === "open" && (isForTeam(matter) || holdsIt(matter, piece)),
  );
  if (piece === undefined && !told && !isHeld) return null;
  const visit = piece === undefined ? null : notedOn(piece, ledger);
  const isSo = piece === undefined ? told !== undefined : isKnownToTeam(piece, ledger);
  return {
    ...{ item: "whether", claim: "told", isSo, visits: visit ? [visit] : [], cancelled: [], whom: null },
    ...{ with: isHeld ? "us" : "team", stored: told ?? null },
  };
}

/** Whether the team has it, in its task or in the notes of a visit that this call booked. */
export const isKnownToTeam = (piece: string, ledger: Ledger): boolean =>
  notedOn(piece, ledger) !== null || (ledger.told !== undefined && isIn(ledger.told.detail, piece));

const notedOn = (piece: string, { matters }: Ledger): FoundVisit | null =>
  matters.find((matter) => matter.kind === "book" && matter.status === "done" && isIn(notesOf(matter), piece))
    ?.visit ?? null;

const holdsIt = (matter: Matter, piece = ""): boolean => piece !== "" && isIn(notesOf(matter), piece);
const isIn = (whole: string, piece: string): boolean => holds(whole, piece) || holds(whole, inWriting(piece));
