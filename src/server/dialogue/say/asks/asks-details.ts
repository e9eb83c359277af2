import type { Prompt } from "../../decide/ledger.ts";
import { arePluralRelations } from "../../who/relations.ts";
import { matterOf, personOf } from "../context.ts";
import type { ReplyContext } from "../items.ts";
import { whomToRing } from "../ring-wish.ts";
import { possessive } from "../spoken.ts";
import type { Asks } from "./asks.ts";

/** Details: what for, when, who, on which number. Of a visit that stands it is asked what it was booked under. */

const isOfStandingVisit = (context: ReplyContext, prompt: Prompt): boolean =>
  ["move", "cancel", "check", "confirm", "late"].includes(matterOf(context, prompt)?.kind ?? "");

const isForTeam = (context: ReplyContext, prompt: Prompt): boolean =>
  ["message", "callback"].includes(matterOf(context, prompt)?.kind ?? "");

/** `your son's`, `Tom's`; empty where it is the caller's own. */
function whose(context: ReplyContext, prompt: Prompt): string {
  const person = personOf(context, prompt);
  if (isForTeam(context, prompt) || person === null || person.standing === "self") return "";
  if (person.name !== null) return `${person.name.first}'s`;
  return person.relation === null ? "their" : `your ${possessive(person.relation)}`;
}

/** 'Your kids': all of their names are asked for at once. */
const areSeveral = (context: ReplyContext, prompt: Prompt): boolean =>
  arePluralRelations(personOf(context, prompt)?.relation ?? "");

/** Whose number is asked for: `you`, or whoever is to be rung in the caller's place. */
const rungOf = (context: ReplyContext, prompt: Prompt): string =>
  whomToRing(matterOf(context, prompt) ?? {}, context);

const spellIt = "Could you spell that for me, letter by letter? For example, C, H, E, N.";
const typeNumber = "Please key in the number, area code first, then press hash.";

export const detailAsks: Asks<
  | "treatment"
  | "when"
  | "name"
  | "surname"
  | "first_name"
  | "spelling"
  | "phone"
  | "visit_day"
  | "what_to_change"
> = {
  treatment: () => ({
    plain: [
      "What would you like to come in for?",
      "What's the visit for?",
      "And what can the dentist do for you?",
    ],
    narrower: [
      "What's it for: a check-up, a clean, a sore tooth, or something else?",
      "Is it for a check-up, a clean, or is something bothering you?",
    ],
    choice: ["Press 1 for a check-up, 2 for a clean, 3 for a sore tooth, or 0 for the team."],
  }),
  when: (prompt, context) => {
    const isMove = matterOf(context, prompt)?.kind === "move";
    return {
      plain: isMove
        ? [
            "When would suit you instead?",
            "What day and time would you like to move it to?",
            "When would work better for you?",
          ]
        : ["What day and time would suit you?", "When would you like to come in?", "When suits you best?"],
      narrower: [
        "Which day would suit, and roughly what time? For example, Thursday at ten.",
        "What's a good day for you? You could say, for example, Tuesday morning.",
      ],
      choice: ["Just say a day, such as Thursday, or 'the next free time', or press 0 for the team."],
    };
  },
  name: (prompt, context) => {
    const of = whose(context, prompt);
    if (prompt.isNew)
      return {
        plain: ["What should the full name be?", "And what's the name, as it should be?"],
        narrower: ["Could I have the first and last name, please? You can spell them out for me."],
        choice: ["Please spell the name for me, letter by letter, or press 0 for the team."],
      };
    const plain = isOfStandingVisit(context, prompt)
      ? ["What name is it under?", "Whose name is the visit under?", "And the name it's booked under?"]
      : of === ""
        ? ["Can I get your name, please?", "And who am I speaking with?", "What's your name, please?"]
        : areSeveral(context, prompt)
          ? [`What are ${of} names, please?`, `Can I get ${of} names?`, `And ${of} names are?`]
          : [`What's ${of} name, please?`, `Can I get ${of} name?`, `And ${of} name is?`];
    return {
      plain,
      narrower: ["Could I have the first and last name, please? For example, Mia Chen."],
      choice: ["Please spell the name for me, letter by letter, or press 0 for the team."],
    };
  },
  surname: (prompt, context) => {
    const of = whose(context, prompt) || "your";
    const { perhaps } = prompt;
    return {
      plain: perhaps
        ? [
            `And is ${of} last name ${perhaps} too?`,
            `Is that ${perhaps} as well?`,
            `Is ${of} last name ${perhaps} too?`,
          ]
        : ["And the last name?", `And ${of} last name?`, "What's the last name, please?"],
      narrower: ["What's the family name? You can spell it, for example, C, H, E, N."],
      choice: ["Please spell the last name, letter by letter, or press hash to go on without it."],
    };
  },
  first_name: () => ({
    plain: ["And the first name?", "And what's the first name, please?"],
    narrower: ["What's the first name? You can spell it, for example, M, I, A."],
    choice: ["Please spell the first name, letter by letter, or press hash to go on without it."],
  }),
  spelling: () => ({
    plain: ["How do you spell that?", "Could you spell that for me?", "And how's that spelled?"],
    narrower: [spellIt],
    choice: ["One letter at a time is fine. Please spell the name for me, or press 0 for the team."],
  }),
  phone: (prompt, context) => ({
    plain: context.digits
      ? ["Yes, go on.", "Mm-hm, and the rest?", "Got that, and then?"]
      : prompt.isSafeAsked
        ? [
            "Which number is safe for us to ring and text? A booking is confirmed by text, so only give me one that nobody else sees.",
          ]
        : isOfStandingVisit(context, prompt)
          ? [
              "What number is it booked under?",
              "Which phone number did you book with?",
              "And the phone number it's under?",
            ]
          : prompt.isNew
            ? ["What's the new number?", "And what's the new phone number?"]
            : rungOf(context, prompt) !== "you"
              ? [
                  `What number should they ring ${rungOf(context, prompt)} on?`,
                  `And which number should they ring for ${rungOf(context, prompt)}?`,
                ]
              : [
                  "What's the best number for you?",
                  "What number can we reach you on?",
                  "And the best number to ring you on?",
                ],
    narrower: ["What's the phone number, with the area code? For example, oh four one two, and so on."],
    choice: [typeNumber],
  }),
  visit_day: () => ({
    plain: [
      "So I know it's you, which day is the visit?",
      "And what day is the visit booked for?",
      "Just to be sure it's the right one, which day is it on?",
    ],
    narrower: ["Which date is it on? For example, the twelfth of August."],
    choice: [
      "Please say just the date of the visit, such as the twelfth of August, or press 0 for the team.",
    ],
  }),
  what_to_change: (prompt, context) => {
    const bits =
      matterOf(context, prompt)?.kind === "book"
        ? "the name, the day, the time or what it's for"
        : "the day or the time";
    return {
      plain: prompt.isOpenWhether
        ? [
            "Is there something I should change, or shall I leave it?",
            "Should I change something, or leave it?",
          ]
        : [`Sorry, which bit have I got wrong: ${bits}?`, `Sorry, what should I change: ${bits}?`],
      narrower: [`What should I change: ${bits}?`],
      choice: ["Just say 'the day', 'the time', 'the name' or 'the number', or press 0 for the team."],
    };
  },
};
