import type { FreeTime } from "#contract/errors.ts";
import type { Asks } from "./asks.ts";
import { todayOf } from "./context.ts";
import type { Scene } from "./items.ts";
import { spokenDay, spokenList, spokenSlot } from "./spoken.ts";
import { timesIn } from "./times.ts";
import { bareVisit, visitOf } from "./visit-names.ts";
import { onSlot } from "./spoken.ts";

/** Choosing: one of the times that are free, one of the visits that stand. As many are told as there are keys. */

const mostKeys = 3;

const keyed = (choices: readonly string[]): string =>
  `Press ${spokenList(
    choices.slice(0, mostKeys).map((each, at) => `${at + 1} for ${each}`),
    "or",
  )}`;

const slots = (times: readonly FreeTime[], scene: Scene): readonly string[] =>
  times.map((time) => spokenSlot(time, todayOf(scene)));

export const offerAsks: Asks<"offer" | "take_slot" | "which_visit"> = {
  offer({ times }, scene) {
    const list = timesIn(times, scene);
    return {
      plain: scene.timesTold
        ? ["Would one of those suit?", "Which one would you like?", "Do any of those work for you?"]
        : [
            `I've got ${list}. Would one of those suit?`,
            `There's ${list}. Which would you like?`,
            `I could do ${list}. Do any of those work?`,
          ],
      narrower: [
        `The times are ${list}. Which one would you like, or is another day better? You could say, for example, 'the first one'.`,
      ],
      choice: [`${keyed(slots(times, scene))}; or 9 for another time.`],
    };
  },
  take_slot({ slot }, scene) {
    const when = spokenSlot(slot, todayOf(scene));
    return {
      plain: scene.timesTold
        ? ["Shall I take that one?", "Would that suit?", "Does that work for you?"]
        : [
            `I've got ${when}. Would that suit?`,
            `There's ${when}. Shall I take that?`,
            `I could do ${when}. Does that work for you?`,
          ],
      narrower: [`Would ${when} be all right, yes or no? Or just tell me another time.`],
      choice: [`Press 1 for ${when}, or 2 for another time.`],
    };
  },
  which_visit({ visits }, scene) {
    const today = todayOf(scene);
    const isOfOne = visits.every(({ patientName }) => patientName === visits[0]?.patientName);
    const told = visits
      .slice(0, mostKeys)
      .map((visit) =>
        isOfOne ? `the ${bareVisit(visit.appointmentType)} ${onSlot(visit, today)}` : visitOf(visit, today),
      );
    const isMany = visits.length > mostKeys;
    const count = isMany ? `I can see ${visits.length} visits. The next are ` : "I can see ";
    const list = `${count}${spokenList(told, "and")}.`;
    return {
      plain: isMany
        ? [`${list} Which day is the one you mean?`]
        : [`${list} Which one do you mean?`, `${list} Which one is it?`, `${list} Which of those?`],
      narrower: [`${list} Which one is it? You could say, for example, '${spokenDay(visits[0]?.date ?? today, today)}'.`],
      choice: [`${keyed(visits.map((visit) => spokenSlot(visit, today)))}; or 0 for the team.`],
    };
  },
};
