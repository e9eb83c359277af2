import { newMatter } from "../../begin.ts";
import type { Ledger, Matter } from "../../ledger.ts";
import { change, effect, type Turn } from "../../turn.ts";
import { exactly } from "../../when-wish.ts";
import { type Absorbing, ledgerOf, said, take, takeAct, withTurn } from "../absorbing.ts";
import { freed } from "../times.ts";
import { bearerOf } from "./people.ts";

/**
 * 'Swap them, so Luca goes first', of two who are being booked: each comes when the other was to. One who is booked already moves to the
 * time that was meant for the other, who then takes theirs.
 */
export function swapAttendees(absorbing: Absorbing): Absorbing {
  if (!said(absorbing, "swap") || isEachTold(absorbing)) return absorbing;
  const ledger = ledgerOf(absorbing);
  const [one, other, ...more] = openBookings(ledger);
  if (one === undefined || more.length > 0) return absorbing;
  const turn = other === undefined ? movedAside(absorbing.turn, one) : exchanged(absorbing.turn, one, other);
  return turn === null ? absorbing : withoutTheirNames(withTurn(absorbing, turn));
}

const openBookings = ({ matters }: Ledger): readonly number[] =>
  matters.flatMap(({ kind, status }, at) => (kind === "book" && status === "open" ? [at] : []));

/** 'The other way round, Luca at three and Mia at half past' says it all. */
const isEachTold = ({ heard }: Absorbing): boolean =>
  heard.acts.filter(({ kind }) => kind === "of_person").length > 1;

/** The times stay where they are, and what is done goes along with whom it is done to. */
function exchanged(turn: Turn, one: number, other: number): Turn | null {
  const { matters, current } = turn.ledger;
  const [first, second] = [matters[one], matters[other]];
  if (!first || !second) return null;
  const takes = (at: Matter, of: Matter): Matter => ({
    ...at,
    ...{ person: of.person, notes: of.notes, opening: of.opening, isAgreed: false },
    ...{ treatment: of.treatment, named: of.named, reason: of.reason },
    ...(of.also && { also: of.also }),
    // Another treatment may take longer: its time is looked for again.
    ...(at.treatment !== of.treatment && at.slot && { ...freed, when: exactly(at.slot) }),
  });
  const swapped = matters.map((matter, at) =>
    at === one ? takes(first, second) : at === other ? takes(second, first) : matter,
  );
  return change(turn, { matters: swapped, current: current === other ? other : one, asked: null });
}

function movedAside(turn: Turn, index: number): Turn | null {
  const { matters, booked } = turn.ledger;
  const matter = matters[index];
  const visit = booked.at(-1);
  if (!matter?.slot || !visit || visit.person === matter.person) return null;
  const move: Matter = {
    ...newMatter("move", visit.person, matter.opening),
    ...{ visit, treatment: matter.treatment, when: exactly(matter.slot) },
    visitMeant: { when: null, treatment: null, id: visit.appointmentId },
  };
  const freedTurn = matter.isHeld ? effect(turn, { type: "release_hold" }) : turn;
  const waiting = { ...matter, ...freed, nextTo: null, when: exactly(visit) };
  return change(freedTurn, {
    matters: [...matters.map((each, at) => (at === index ? waiting : each)), move],
    current: matters.length,
    asked: null,
  });
}

/** Who goes first is told by the swap, and is nobody's last name. */
function withoutTheirNames(absorbing: Absorbing): Absorbing {
  const { people } = ledgerOf(absorbing);
  const isKnown = absorbing.heard.acts.filter(
    (act) => act.kind === "name" && bearerOf(people, { ...act.name, last: null }) >= 0,
  );
  return take(
    isKnown.reduce(takeAct, absorbing),
    ...(["swap", "want", "of_person", "give", "correct", "no", "choose", "other"] as const),
  );
}
