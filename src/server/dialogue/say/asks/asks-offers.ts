import type { FreeTime } from "#contract/errors.ts";
import { todayOf } from "../context.ts";
import type { ReplyContext } from "../items.ts";
import { withWhom } from "../practitioners.ts";
import { onDay, onShortSlot, shortSlot, spokenList } from "../spoken.ts";
import { offering, tellTimes } from "../times.ts";
import { bareVisit, visitOf } from "../visit-names.ts";
import type { Asks } from "./asks.ts";

/** Choosing: one of the times that are free, one of the visits that stand. As many are told as there are keys. */

const mostKeys = 3;

const keyed = (choices: readonly string[]): string =>
  `Press ${spokenList(
    choices.slice(0, mostKeys).map((each, at) => `${at + 1} for ${each}`),
    "or",
  )}`;

const slots = (times: readonly FreeTime[], context: ReplyContext): readonly string[] =>
  times.map((time) => shortSlot(time, todayOf(context)));

const starts = (context: ReplyContext, whom: readonly string[] | undefined): readonly string[] =>
  context.isInstead
    ? ["The closest I've got", "The nearest I can do", "What I do have"].map(
        (start) => `${start}${withWhom(context.facts, whom)} is`,
      )
    : offering(context, whom);
const whichOnes = ["Would one of those suit?", "Which would you like?", "Do any of those work?"];
const whetherIt = ["Would that suit?", "Shall I take that?", "Does that work for you?"];

export const offerAsks: Asks<"offer" | "take_slot" | "which_visit"> = {
  offer({ times, whom }, context) {
    return {
      plain: context.timesTold
        ? ["Would one of those suit?", "Which one would you like?", "Do any of those work for you?"]
        : starts(context, whom).map(
            (start, at) => `${tellTimes(start, times, context)} ${whichOnes[at] ?? ""}`,
          ),
      narrower: [
        `${context.timesTold ? "" : `${tellTimes("What I have is", times, context)} `}Which one would you like? You could say 'the first one', or another day.`,
      ],
      choice: [`${keyed(slots(times, context))}; or 9 for another time.`],
    };
  },
  take_slot({ slot, whom }, context) {
    const when = shortSlot(slot, todayOf(context));
    return {
      plain: context.timesTold
        ? ["Shall I take that one?", "Would that suit?", "Does that work for you?"]
        : starts(context, whom).map((start, at) => `${start} ${when}. ${whetherIt[at] ?? ""}`),
      narrower: [`Would ${when} be all right, yes or no? Or just tell me another time.`],
      choice: [`Press 1 for ${when}, or 2 for another time.`],
    };
  },
  which_visit({ visits }, context) {
    const today = todayOf(context);
    const isOfOne = visits.every(({ patientName }) => patientName === visits[0]?.patientName);
    const told = visits
      .slice(0, mostKeys)
      .map((visit) =>
        isOfOne
          ? `the ${bareVisit(visit.appointmentType, visit.named)} ${onShortSlot(visit, today)}`
          : visitOf(visit, today),
      );
    const isMany = visits.length > mostKeys;
    const count = isMany ? `I can see ${visits.length} visits. The next are ` : "I can see ";
    const list = `${count}${spokenList(told, "and")}.`;
    return {
      plain: isMany
        ? [`${list} Which day is the one you mean?`]
        : [`${list} Which one do you mean?`, `${list} Which one is it?`, `${list} Which of those?`],
      narrower: [
        `${list} Which one is it? You could say, for example, 'the one ${onDay(visits[0]?.date ?? today, today)}'.`,
      ],
      choice: [`${keyed(visits.map((visit) => shortSlot(visit, today)))}; or 0 for the team.`],
    };
  },
};
