import type { About } from "../../hear/acts/of-questions.ts";
import type { Ledger, Question } from "../ledger.ts";
import { withQuestion } from "../questions.ts";
import { change } from "../turn.ts";
import { type Absorbing, type ActOf, ledgerOf, left, said, takeAct, withTurn } from "./absorbing.ts";

/**
 * What is asked about once something was booked on this call is asked of that: when, and for whom. It is answered at once,
 * whatever else is under way, and begins nothing.
 */
export function answerAboutBooking(begun: Absorbing): Absorbing {
  const absorbing = ofLeftToTeam(begun);
  const { booked, current } = ledgerOf(absorbing);
  if (booked.length === 0) return absorbing;
  // With nothing else under way, whose visit it is and which is told by what stands.
  const asks =
    current === null
      ? left(absorbing, "ask").filter(({ topic }) => topic === "availability" && !isOfTimes(absorbing))
      : left(absorbing, "want").filter(({ wish }) => wish === "check" && isKnown(absorbing));
  return asks.reduce(askedDone, absorbing);
}

/** 'Is hers still there', once the team has it and nothing of it may be told: whether anything was changed. */
function ofLeftToTeam(absorbing: Absorbing): Absorbing {
  const { matters, found } = ledgerOf(absorbing);
  const isLeft = matters.some(({ status }) => status === "passed_on");
  const isOthers = found.length === 0 || said(absorbing, "patient", "other_person", "name");
  if (!isLeft || !isOthers) return absorbing;
  return left(absorbing, "want")
    .filter(({ wish, about }) => wish === "check" && about?.whether !== undefined)
    .reduce(askedDone, absorbing);
}

/** A time, a treatment or somebody else is named: they ask what is free. */
const isOfTimes = (absorbing: Absorbing): boolean =>
  said(absorbing, ...(["when", "shift", "treatment", "patient", "name", "any", "want", "beside"] as const)) ||
  said(absorbing, "other_person", "more_people", "party");

/** Of nobody whose visits were not found on this call. */
const isKnown = (absorbing: Absorbing): boolean =>
  !said(absorbing, "patient", "other_person", "name") || whom(absorbing).named !== undefined;

function askedDone(absorbing: Absorbing, act: ActOf<"ask"> | ActOf<"want">): Absorbing {
  const { questions } = ledgerOf(absorbing);
  const question: Question = {
    ...{ topic: "done", words: act.words, status: "open" },
    about: { ...act.about, ...whom(absorbing) },
  };
  return takeAct(
    withTurn(absorbing, change(absorbing.turn, { questions: withQuestion(questions, question) })),
    act,
  );
}

/** 'Did you book Zara in too?' */
export function whom(absorbing: Absorbing): About {
  const { acts } = absorbing.heard;
  const name = acts.find((act) => act.kind === "name");
  const pick = acts.find((act) => act.kind === "pick");
  const picked = pick?.kind === "pick" ? patientOf(ledgerOf(absorbing), pick.candidate) : undefined;
  const named = name?.kind === "name" ? name.name.first : picked;
  return named === undefined ? {} : { named };
}

const patientOf = ({ booked, found }: Ledger, id: string): string | undefined =>
  [...booked, ...found].find(({ appointmentId }) => appointmentId === id)?.patientName.split(" ")[0];
