import { describe, expect, test } from "vitest";
import type { ClinicFacts } from "#server/dialogue/events.ts";
import { storedTask } from "../stored-task.ts";
import { callAt, type Situation, situations, stepName } from "./testing/situations.ts";
import type { TestCall } from "./testing/test-call.ts";

/** What callers say again and again: noise, answers to something else, questions, names, a yes and a no. */
const sayings = [
  "flurb the wotsit grandle",
  "purple monkey dishwasher",
  "yes",
  "no",
  "okay",
  "thanks",
  "june park",
  "June Park.",
  "rose lane",
  "my name is mike",
  "what do you mean",
  "sorry what",
  "can you say that again please",
  "i told you already",
  "is there parking",
  "how much is a crown",
  "do you take cats",
  "what's the weather like",
  "can you just book me in",
  "thursday",
  "another day",
  "ten thirty",
  "none of those",
  "the second one",
  "oh four nine one",
  "my tooth is a bit sore",
  "i don't know",
  "hello",
  "cancel it",
  "what time is it",
  "hang on a second",
  "b",
  "it's for my wife",
  "do you have anything sooner",
  "tell the dentist i said hello",
  "this is ridiculous",
];
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
/** A moment is given as often as it is asked for, and other days are offered as long as there are any. */
const mayGoOn = /hang on|another day/;
/** What was done about the call, where the caller did not come to an end by themselves. */
const isPassedOn = ({ call }: Run): boolean =>
  call.book.messages.length > 0 ||
  call.effects.some(({ type }) => type === "hand_over" || type === "alert_staff");
/** A no ends what is offered or asked, and a person whom the clinic rings may be somebody else. */
const mayRefuse = ({ saying, situation }: Run): boolean =>
  /^(?:no|none of those|i don't know|thanks)$/.test(saying) || situation.options?.outbound !== undefined;

const clinics: readonly { name: string; facts: Partial<ClinicFacts>; every: number }[] = [
  { name: "that puts nobody through", facts: { canTransfer: false }, every: 1 },
  { name: "that puts callers through", facts: { canTransfer: true }, every: 3 },
  { name: "that takes voicemails", facts: { takesVoicemail: true }, every: 9 },
];

/** Tells nothing by itself. */
const isEmpty = /^(?:yes|no|okay|thanks|hello)$/;
const mostTimes = 24;

interface Run {
  situation: Situation;
  saying: string;
  call: TestCall;
  replies: string[];
}

function sayAgain(situation: Situation, saying: string, facts: Partial<ClinicFacts>): Run {
  const call = callAt(situation, { facts });
  const replies: string[] = [];
  for (let i = 0; i < mostTimes && !call.isOver(); i += 1) replies.push(call.say(saying));
  return { situation, saying, call, replies };
}

const inWords = ({ situation, saying, replies }: Run): string =>
  `${situation.at}${situation.options?.callerNumber ? "" : " (withheld)"} "${saying}":\n${replies.map((each, i) => `  ${i + 1} ${each}`).join("\n")}`;

const isThreeRunning = ({ replies }: Run): boolean =>
  replies.some(
    (each, i) =>
      i > 1 &&
      each !== "" &&
      plain(each) === plain(replies[i - 1] ?? "") &&
      plain(each) === plain(replies[i - 2] ?? ""),
  );

test("the situations come as far as they say", () => {
  for (const each of situations) expect(stepName(callAt(each).state), each.lines.join(" / ")).toBe(each.at);
});

describe.each(clinics)(
  "one sentence said again and again at a clinic $name",
  { timeout: 120_000 },
  ({ facts, every }) => {
    const runs: Run[] = situations.flatMap((situation, i) =>
      sayings.filter((_, k) => (i + k) % every === 0).map((saying) => sayAgain(situation, saying, facts)),
    );

    test("is never answered in the same words three times running [CALL-5]", () => {
      expect(runs.filter(isThreeRunning).map(inWords)).toEqual([]);
    });

    test("does not keep the call going round for ever [CALL-5]", () => {
      expect(runs.filter((each) => !each.call.isOver() && !mayGoOn.test(each.saying)).map(inWords)).toEqual(
        [],
      );
    });

    test("is passed on to people unless the caller refuses [CALL-5]", () => {
      expect(
        runs.filter((each) => each.call.isOver() && !isPassedOn(each) && !mayRefuse(each)).map(inWords),
      ).toEqual([]);
    });

    test("is in the task that was left, in the caller's words [CALL-5]", () => {
      const told = runs.filter(({ call, saying }) => call.book.messages.length > 0 && !isEmpty.test(saying));
      const isIn = ({ call, saying }: Run) =>
        call.book.messages.some((each) => storedTask(each).detail.includes(saying));
      expect(told.filter((each) => !isIn(each)).map(inWords)).toEqual([]);
    });
  },
);
