import type { Prompt } from "../../decide/ledger.ts";
import { matterOf, personOf, todayOf } from "../context.ts";
import { afterDangerQuestion, dangerQuestion } from "../danger/danger.ts";
import { howCanIHelp } from "../greeting.ts";
import type { ReplyContext } from "../items.ts";
import { whomToRing } from "../ring-wish.ts";
import { firstName, spokenList } from "../spoken.ts";
import { visitOf } from "../visit-names.ts";
import { waitedFor } from "../waitlist.ts";
import type { Asks, AskWays } from "./asks.ts";

/** Questions that a yes, a no or a few words answer. */

const yesOrNoKeys = "Press 1 for yes, or 2 for no.";

const yesOrNo = (question: string): readonly string[] => [`${question} ${yesOrNoKeys}`];

const anythingElse: AskWays = {
  plain: [
    "Is there anything else I can help with?",
    "Anything else I can do for you?",
    "Was there anything else?",
  ],
  narrower: ["Is that everything for today, or was there something else?", "Is that all for now?"],
  choice: ["Press 1 if there's something else, 2 if that's all, or 0 for the team."],
};
const anyQuestion: AskWays = {
  plain: ["Is there anything you'd like to know?", "Is there anything else you'd like to know?"],
  narrower: ["Is there anything you'd like to ask, or is that all for today?"],
  choice: ["Is there anything you'd like to ask, or is that all for today?"],
};
const here = ["Is there anything I can help you with here?"];
const somebodyElsewhere: AskWays = { plain: here, narrower: here, choice: here };

export const choiceAsks: Asks<
  | "how_can_i_help"
  | "anything_else"
  | "are_you_there"
  | "is_it_you"
  | "whose_visit"
  | "book_instead"
  | "move_or_cancel"
  | "move_or_second"
  | "join_waitlist"
  | "leave_which"
  | "ask_team"
  | "book_visit_due"
  | "look_at_it"
  | "pass_on"
  | "complaint"
  | "message_text"
  | "new_detail"
  | "ring_when"
  | "danger_check"
  | "after_danger"
> = {
  how_can_i_help: (_, context) => ({
    plain: context.isGreeting
      ? [howCanIHelp(context)]
      : ["What can I do for you?", "How can I help?", "What can I help you with?"],
    narrower: [
      "Would you like to book a visit, change one, or leave a message?",
      "Is it about a visit, or a question for the clinic? You could say, for example, 'I'd like a check-up'.",
    ],
    choice: [
      "Press 1 to book, 2 to change a visit, 3 to cancel one, 4 to leave a message, or 0 for the team.",
    ],
  }),
  anything_else: ({ isElsewhere, isUndecided }) =>
    isElsewhere ? somebodyElsewhere : isUndecided ? anyQuestion : anythingElse,
  are_you_there: () => ({
    plain: ["Are you still there?", "Can you still hear me?", "Hello, are you there?"],
    narrower: ["Hello? I can't hear anything on your end. Are you there?"],
    choice: ["If you can hear me, say something, or press any key. Are you there?"],
  }),
  is_it_you: (_, { outbound }) => {
    const name = firstName(outbound?.patientName ?? "");
    const who = name === "" ? "the person I was hoping to reach" : name;
    return {
      plain: [`Am I speaking with ${who}?`, `Is that ${who}?`, `Have I got ${who}?`],
      narrower: [`I'm just after ${who}, please. Is that you, yes or no?`],
      choice: yesOrNo(`Are you ${who}?`),
    };
  },
  whose_visit: (prompt, context) => {
    const who = somebodyElse(prompt, context);
    if (who !== null)
      return {
        plain: [`Is ${who} under sixteen?`, `Just so I know, is ${who} a child?`],
        narrower: ["Is the visit for a child of yours under sixteen, yes or no?"],
        choice: yesOrNo(`Is ${who} under sixteen?`),
      };
    return {
      plain: [
        "Is the visit your own, or somebody else's?",
        "Is that for you, for your child, or for somebody else?",
        "Whose visit is it, yours or somebody else's?",
      ],
      narrower: ["Are you the patient yourself, or the parent of the child who's coming?"],
      choice: ["Just say 'mine', 'my child's' or 'somebody else's'. Whose visit is it?"],
    };
  },
  move_or_cancel: ({ visit }, context) => {
    const which = visitOf(visit, todayOf(context));
    return {
      plain: [
        `That's ${which}. Would you like another time, or shall I cancel it?`,
        `I've got ${which}. Shall I find another time, or cancel it?`,
      ],
      narrower: [`For ${which}: say 'another time', or 'cancel it'.`],
      choice: [`Shall I find another time for ${which}? Press 1 for another time, or 2 to cancel it.`],
    };
  },
  move_or_second: ({ visit }, context) => {
    const which = visitOf(visit, todayOf(context));
    return {
      plain: [
        `Shall I move ${which}, or is this a second visit?`,
        `Is that instead of ${which}, or as well?`,
      ],
      narrower: [`I've got ${which}. Say 'move it', or 'a second visit'.`],
      choice: [`Shall I move ${which}? Press 1 to move it, or 2 for a second visit.`],
    };
  },
  book_instead: () => ({
    plain: [
      "Would you like another time instead?",
      "Shall I find you another time?",
      "Can I find you a different time?",
    ],
    narrower: ["Shall I look for a new time, yes or no?"],
    choice: yesOrNo("Shall I look for a new time?"),
  }),
  join_waitlist: () => ({
    plain: [
      "Would you like to go on the waitlist?",
      "Shall I pop you on the waitlist?",
      "Can I put you on the waitlist for that?",
    ],
    narrower: [
      "If something comes free, the clinic would get in touch. Shall I put you on the waitlist, yes or no?",
    ],
    choice: yesOrNo("Shall I put you on the waitlist?"),
  }),
  leave_which({ waits }, scene) {
    const list = `for ${waitedFor(waits, scene)}`;
    const all = waits.length > 2 ? "all of them" : "both";
    return {
      plain: [
        `I've got you waiting ${list}. Shall I take ${all} off?`,
        `You're down ${list}. Is it ${all} that I take off?`,
      ],
      narrower: [`The list has you ${list}. Say '${all}', or which one I should take off.`],
      choice: yesOrNo(`Shall I take ${all} off?`),
    };
  },
  // What could not be answered may have been asked some time ago.
  ask_team: ({ gaps }, { answered }) => ({
    plain:
      answered.length > 0
        ? [
            "Shall I ask the team, so they can get back to you?",
            "Would you like me to put that to the team, so somebody gets back to you?",
            "Shall I leave that with the team to get back to you?",
          ]
        : gaps.length > 0
          ? [
              `Shall I ask the team ${spokenList(gaps, "and")}, and have somebody get back to you?`,
              `Would you like somebody to let you know ${spokenList(gaps, "and")}?`,
            ]
          : [
              "Shall I put your question to the team, so somebody gets back to you?",
              "Would you like somebody to get back to you on what you asked?",
            ],
    narrower: ["Shall I put your question to the team, yes or no?"],
    choice: yesOrNo("Shall I put your question to the team?"),
  }),
  book_visit_due: () => ({
    plain: ["You're due for a check-up with us. Would you like to book a time now?"],
    narrower: ["Shall I look for a time for your check-up, yes or no?"],
    choice: yesOrNo("Shall I look for a time for your check-up?"),
  }),
  look_at_it: () => ({
    plain: [
      "Would you like to come in and have that looked at?",
      "Shall I find you a time to have that looked at?",
    ],
    narrower: ["Shall I book a time to have that looked at, yes or no?"],
    choice: yesOrNo("Shall I book a time to have that looked at?"),
  }),
  pass_on: ({ isOfVisit }) => ({
    plain: isOfVisit
      ? ["Would you like to move that visit or cancel it, or shall I just pass that on to the team?"]
      : [
          "Shall I pass that on to the team?",
          "Would you like me to pass that on to the team?",
          "Can I hand that on to the team for you?",
        ],
    narrower: ["Somebody who knows could get back to you. Shall I pass it on, yes or no?"],
    choice: yesOrNo("Shall I pass it on to the team?"),
  }),
  complaint: ({ isTold, isLater }) => ({
    plain:
      isLater && !isTold
        ? [
            "And about what you weren't happy with, shall I pass that on, word for word, and have somebody ring you?",
            "And what you weren't happy with: would you like me to pass that on, and have somebody ring you about it?",
          ]
        : isTold
          ? [
              "Would you like somebody to ring you about it as well?",
              "Shall I have somebody ring you about it, too?",
            ]
          : [
              "Shall I pass that on, word for word, and have somebody ring you about it?",
              "Would you like me to pass that on as you've told it, and have somebody ring you?",
            ],
    narrower: ["Shall I have somebody ring you about it, yes or no?"],
    choice: yesOrNo("Shall I have somebody ring you about it?"),
  }),
  message_text: (prompt, context) => {
    const to = matterOf(context, prompt)?.to ?? "the team";
    return {
      plain: [
        `What would you like me to tell ${to}?`,
        `Sure, what's the message for ${to}?`,
        `What should I pass on to ${to}?`,
      ],
      narrower: ["What's it about, in a few words? For example, 'it's about my invoice'."],
      choice: ["Tell me in a few words what it's about, or press 0 for the team."],
    };
  },
  new_detail: ({ detail }) => newDetails[detail],
  ring_when: (prompt, context) => ({
    plain: [
      `When's a good time to ring ${whomToRing(matterOf(context, prompt) ?? {}, context)}?`,
      "What time suits for them to ring?",
      "When would you like them to ring?",
    ],
    narrower: ["When would suit for a ring back? For example, 'after two', or 'tomorrow morning'."],
    choice: ["Just say 'morning', 'afternoon' or 'any time'. When should they ring?"],
  }),
  danger_check: ({ danger, open = [] }) => ({
    plain: [dangerQuestion(danger, open, 1)],
    narrower: [dangerQuestion(danger, open, 2)],
    choice: [`Just say yes or no. ${dangerQuestion(danger, open, 3)}`],
  }),
  after_danger: (prompt) => ({
    plain: [afterDangerQuestion(prompt, 1)],
    narrower: [afterDangerQuestion(prompt, 2)],
    choice: [afterDangerQuestion(prompt, 3)],
  }),
};

/** Somebody else than the caller by kin or by name. */
function somebodyElse(prompt: Prompt, context: ReplyContext): string | null {
  const person = personOf(context, prompt);
  if (person === null || matterOf(context, prompt)?.person === context.caller) return null;
  if (person.relation !== null) return `your ${person.relation}`;
  return context.people[context.caller]?.name || context.isNotPatient ? (person.name?.first ?? null) : null;
}

const newDetails: Readonly<Record<Extract<Prompt, { ask: "new_detail" }>["detail"], AskWays>> = {
  email: {
    plain: ["What's the new email address?", "And what should the email address be?"],
    narrower: ["What's the email address? You can spell it, for example, M, I, A, at gmail dot com."],
    choice: ["Please spell the email address for me, or press 0 for the team."],
  },
  address: {
    plain: ["What's the new address?", "And what's the address now?"],
    narrower: ["What's the address: the number, the street and the suburb?"],
    choice: ["Just say the number, the street and the suburb, or press 0 for the team."],
  },
  details: {
    plain: ["What should be changed: the name, the phone number, or something else?"],
    narrower: ["What's changed: the name, the phone number, the email address, or where you live?"],
    choice: ["Just say what's changed and what it is now, or press 0 for the team."],
  },
};
