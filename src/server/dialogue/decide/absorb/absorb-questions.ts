import type { Topic } from "../../hear/acts/labels.ts";
import type { About } from "../../hear/acts/of-questions.ts";
import { toAppointmentType } from "../appointment-type.ts";
import { newMatter } from "../begin.ts";
import { whyQuiet } from "../frames/quiet.ts";
import { isForTeam } from "../frames/team-task.ts";
import { withQuestion } from "../questions.ts";
import { isRefused } from "../refused.ts";
import { keepingLimits } from "../time-limit.ts";
import { change, changeMatter } from "../turn.ts";
import { cancelledIn } from "../what-stands.ts";
import { dayOf } from "../when-wish.ts";
import { type Absorbing, type ActOf, isAsked, ledgerOf, left, take, withTurn } from "./absorbing.ts";
import { whom } from "./answer-about-booking.ts";
import { mergeVisitQuestions } from "./answer-about-message.ts";
import { detailsOfClauses } from "./details.ts";
import { everyClause } from "./people/people.ts";
import { freed } from "./times.ts";
import { treatmentAskedAbout } from "./wants.ts";

/** What is asked of the clinic, the call or what stands; what is free, and a visit that stands, become matters. */
export function absorbQuestions(absorbing: Absorbing): Absorbing {
  const asks = left(absorbing, "ask")
    .filter((ask) => !isOfStanding(absorbing, ask) && isAsked(absorbing, ask))
    .map((ask) => asOther(absorbing, ask));
  const free = asks.find(({ topic }) => topic === "availability");
  const others = mergeVisitQuestions(absorbing, asks).filter(({ topic }) => topic !== "availability");
  const questions = others.reduce(
    (known, { topic, about, words, certainty }) =>
      withQuestion(known, {
        ...{ topic, words, status: "open" },
        about:
          topic === "done"
            ? { ...about, ...whom(absorbing) }
            : {
                ...ofVisitAtHand(absorbing, topic, about),
                ...(topic === "messages" && textsOf(absorbing)),
                ...(isUnread(absorbing, { topic, about, certainty }) && { isUnread: true as const }),
              },
      }),
    ledgerOf(absorbing).questions,
  );
  const asked = withTurn(absorbing, change(absorbing.turn, { questions }));
  const standing = left(asked, "ask").find((ask) => isOfStanding(absorbing, ask));
  const looked = standing ? openCheck(asked, standing.about) : asked;
  return free ? asksWhatIsFree(take(looked, "ask"), free) : take(looked, "ask");
}

/** By the way, while something is being settled, and told by its form alone: nobody is asked what to do about it. */
function isUnread(
  { turn: { ledger } }: Absorbing,
  { topic, about, certainty }: Pick<ActOf<"ask">, "topic" | "about" | "certainty">,
): boolean {
  const matter = ledger.matters[ledger.current ?? -1];
  const isPlain = topic === "other" && !about.isEcho && !about.aside && about.named === undefined;
  return isPlain && certainty < surelyRead && matter?.status === "open" && !isForTeam(matter);
}
const surelyRead = 0.6;

/** Where nothing was wished for, nor stands on this line, nobody asks whether it was done. */
function asOther(absorbing: Absorbing, ask: ActOf<"ask">): ActOf<"ask"> {
  const { matters, lineVisits, told } = ledgerOf(absorbing);
  const isOfNothing = matters.length === 0 && lineVisits.length === 0 && told === undefined;
  const isClaimed = (ask.about.whether ?? "told") !== "told";
  return ask.topic === "done" && isOfNothing && !isClaimed ? { ...ask, topic: "other", about: {} } : ask;
}

/** Whether anything is texted to whoever asks. */
function textsOf(absorbing: Absorbing): Pick<About, "isUntexted" | "isTextedToOther"> {
  const ledger = ledgerOf(absorbing);
  const { caller, booked, matters } = ledger;
  if (whyQuiet(ledger, { person: caller }) === "unwanted") return { isUntexted: true };
  // About a visit that is somebody else's, whoever asks gets none.
  const isOfOther = booked.length === 0 && matters.some((matter) => isRefused(ledger, matter));
  return isOfOther ? { isTextedToOther: true } : {};
}

/** 'And how long does that take?', of whatever visit is spoken of. */
function ofVisitAtHand(absorbing: Absorbing, topic: Topic, about: About): About {
  const { matters, current, found } = ledgerOf(absorbing);
  if (!ofVisits.includes(topic) || about.treatment !== undefined || about.named !== undefined) return about;
  const matter = matters[current ?? -1] ?? matters.findLast(({ visit }) => visit !== null);
  const [only, ...others] = found;
  const visit = matter?.visit ?? (others.length === 0 ? only : undefined);
  const treatment = visit ? toAppointmentType(visit.appointmentType) : (matter?.treatment ?? null);
  return treatment === null ? about : { ...about, treatment };
}
const ofVisits: readonly Topic[] = ["length", "prepare", "aftercare", "sedation"];

/** 'Did that go through?' before anything was done on this call is asked of what stands already, and so is 'what time was it'. */
function isOfStanding(absorbing: Absorbing, { topic, about }: { topic: Topic; about: About }): boolean {
  const ledger = ledgerOf(absorbing);
  const { lineVisits, words, matters, booked, found } = ledger;
  if (topic !== "done") return false;
  // Whoever is asked after by name and was found already: it is known.
  const named = about.whether === "stands" ? about.named?.toLowerCase() : undefined;
  if (
    named !== undefined &&
    found.some(({ patientName }) => patientName.toLowerCase().startsWith(`${named} `))
  )
    return false;
  const isNothingDone = booked.length + cancelledIn(ledger).length === 0;
  const isOfVisit = absorbing.heard.acts.some((act) => act.kind === "want" && act.wish === "check");
  if (isNothingDone && found.length > 0 && isOfVisit) return true;
  return (
    (lineVisits.length > 0 || words.length <= 1) &&
    matters.every(({ kind, status }) => status === "dropped" || kind === "check")
  );
}

function openCheck(absorbing: Absorbing, asked: About): Absorbing {
  const { matters, caller, current } = ledgerOf(absorbing);
  if (current !== null) return absorbing;
  const check = { ...newMatter("check", caller, absorbing.heard.text), asked };
  const opened = change(absorbing.turn, { matters: [...matters, check], current: matters.length });
  return detailsOfClauses(withTurn(absorbing, opened), matters.length, everyClause);
}

/** Whoever asks what is free is told so, and may take it. */
function asksWhatIsFree(absorbing: Absorbing, free: ActOf<"ask">): Absorbing {
  const { matters, current, caller } = ledgerOf(absorbing);
  const matter = current === null ? undefined : matters[current];
  const isOfTimes = matter?.status === "open" && (matter.kind === "book" || matter.kind === "move");
  if (isOfTimes && current !== null)
    return withTurn(
      absorbing,
      changeMatter(absorbing.turn, current, {
        asksFree: true,
        // What was chosen is let go: its day is what they ask of.
        ...(matter.slot && { ...freed, when: keepingLimits(dayOf(matter.slot.date), matter.when) }),
      }),
    );
  const begun = {
    ...newMatter("book", caller, absorbing.heard.text),
    ...treatmentAskedAbout([free]),
    asksFree: true,
  };
  const index = matters.length;
  const opened = change(absorbing.turn, { matters: [...matters, begun], current: current ?? index });
  return detailsOfClauses(withTurn(absorbing, opened), index, everyClause);
}
