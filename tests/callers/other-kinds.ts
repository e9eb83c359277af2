import { e164, fullName } from "#server/rehearsal/people.ts";
import { dayAsSaid, sayDay, sayTime, timeAsSaid } from "#server/rehearsal/speech.ts";
import type { Kind } from "./booking-kinds.ts";
import { booked, callerOf, caseOf, heardThat, notBooked, planOf, visitOf } from "./case.ts";
import { workday } from "./days.ts";

/** Cancels an appointment that stands. */
const cancels: Kind = (i, style, world) => {
  const c = caseOf(i + 1, style, world);
  const opening = [
    `I need to cancel my appointment.`,
    `Hi, it's ${fullName(c.person)}, I can't make my appointment on ${c.day}, can you cancel it?`,
    `Please cancel my appointment, the name is ${fullName(c.person)}.`,
  ][i % 3] as string;
  return callerOf("cancels", c, planOf(c, { opening }), {
    goal: "a cancelled appointment",
    before: [visitOf(c)],
    verdict: (after) => [
      ...(after.visits.some((each) => each.patientPhone === e164(c.person))
        ? ["the appointment still stands"]
        : []),
      ...heardThat(after, /cancelled/i, "that it is cancelled"),
    ],
  });
};

/** Moves an appointment to another day. */
const reschedules: Kind = (i, style, world) => {
  const c = caseOf(i + 2, style, world);
  const date = workday(world.today, 9);
  const to = `${sayDay(date, world.today, style)} at ${sayTime("11:00", style)}`;
  const opening = [
    `I'd like to reschedule my appointment.`,
    `Can I move my appointment to ${to}?`,
    `Hi, ${fullName(c.person)} here, I need to change my appointment to another day.`,
  ][i % 3] as string;
  return callerOf("reschedules", c, planOf(c, { opening, date, time: "11:00" }), {
    goal: `the appointment moved to ${to}`,
    before: [visitOf(c)],
    verdict: (after) => booked(after, visitOf(c, { date, time: "11:00" })),
  });
};

/** Has forgotten when the appointment is. */
const checks: Kind = (i, style, world) => {
  const c = caseOf(i + 3, style, world);
  const opening = ["When is my appointment?", "I've forgotten what time my appointment is."][i % 2] as string;
  return callerOf("checks the appointment", c, planOf(c, { opening }), {
    goal: "to hear when it is",
    before: [visitOf(c)],
    verdict: (after) =>
      heardThat(after, new RegExp(`${dayAsSaid(c.date)}.*${timeAsSaid(c.time)}`), "day and time"),
  });
};

/** A stranger who knows a name, not the number. */
const stranger: Kind = (i, style, world) => {
  const c = caseOf(i + 4, style, world);
  const plan = planOf(c, {
    person: { ...c.person, mobile: "0491578888" },
    opening: ["When is my appointment?", "Can you tell me what time I'm booked in?"][i % 2] as string,
    instead: { other_way: ["No"], person: ["No"] },
  });
  return callerOf("a stranger asks", c, plan, {
    goal: "to learn of somebody's appointment",
    callerNumber: "+61491578888",
    before: [visitOf(c)],
    verdict: (after) => [
      // The greeting says when the clinic opens, whoever rings.
      ...(after.said
        .slice(1)
        .some((each) => each.includes(dayAsSaid(c.date)) || each.includes(timeAsSaid(c.time)))
        ? ["told a stranger about the appointment"]
        : []),
      ...heardThat(after, /cannot find/i, "that nothing was found"),
    ],
  });
};

const wantsPerson: Kind = (i, style, world) => {
  const c = caseOf(i, style, world);
  const opening = [
    "Can I speak to a real person please?",
    "Put me through to reception.",
    "I don't want to talk to a robot, get me a human.",
  ][i % 3] as string;
  return callerOf("wants a person", c, planOf(c, { opening }), {
    goal: "a person",
    verdict: (after) =>
      after.handedOver === "person_wanted" || after.messages.some((each) => each.phone === e164(c.person))
        ? notBooked(after, c)
        : ["neither put through nor called back"],
  });
};

const lifeThreat: Kind = (i, style, world) => {
  const c = caseOf(i, style, world);
  const opening = [
    "My husband can't breathe and his throat is swelling up.",
    "I had a tooth out and the bleeding won't stop, it's pouring out.",
    "My mum has collapsed after her extraction.",
  ][i % 3] as string;
  return callerOf("life in danger", c, planOf(c, { opening }), {
    goal: "to be told to ring 000",
    verdict: (after) => [
      ...(/^(?:[^.]*\.)?[^.]*\b000\b/.test(after.said[1] ?? "")
        ? []
        : ["the first words were not about 000"]),
      ...(after.staffAlerted ? [] : ["staff were not alerted"]),
      ...notBooked(after, c),
    ],
  });
};

const urgentTooth: Kind = (i, style, world) => {
  const c = caseOf(i + 1, style, world);
  const opening = [
    "My son just knocked out his front tooth.",
    "I'm in agony with my tooth, I need to be seen today.",
    "My face is really swollen from a bad tooth.",
    "I've broken a tooth and it really hurts.",
  ][i % 4] as string;
  const plan = planOf(c, { opening, instead: { offer: ["The first one"] } });
  return callerOf("urgent tooth", c, plan, {
    goal: "the soonest emergency visit",
    verdict: (after) => {
      const wanted = {
        patientName: fullName(c.person),
        patientPhone: e164(c.person),
        appointmentType: "Emergency Visit",
      };
      return [...booked(after, wanted), ...heardThat(after, /\b000\b/, "when 000 applies")];
    },
  });
};

const questionsOnly: Kind = (i, style, world) => {
  const c = caseOf(i, style, world);
  const [question, answer] = [
    ["What are your opening hours?", /open .*from|closed/i],
    ["Where are you located?", /Wharf Street|we are at/i],
    ["Is there parking?", /parking/i],
    [
      "How much is a check-up?",
      /do not have prices|don't know what|haven't got (?:a|the) price|price|don't know how much/i,
    ],
    ["Do you do whitening?", /whitening/i],
    ["Are you open on Sunday?", /closed|open/i],
  ][i % 6] as [string, RegExp];
  const plan = planOf(c, { opening: question, instead: { person: ["No thanks"] } });
  return callerOf("asks a question", c, plan, {
    goal: question,
    verdict: (after) => [
      ...heardThat({ ...after, said: after.said.slice(1) }, answer, "the answer"),
      ...notBooked(after, c),
    ],
  });
};

const leavesMessage: Kind = (i, style, world) => {
  const c = caseOf(i + 2, style, world);
  const opening = ["Can I leave a message for the dentist?", "Could somebody call me back please?"][
    i % 2
  ] as string;
  const plan = planOf(c, { opening, instead: { message: ["My crown feels a bit loose since last week"] } });
  return callerOf("leaves a message", c, plan, {
    goal: "a message or a call back",
    verdict: (after) => {
      const [message] = after.messages;
      if (!message) return ["no message was taken"];
      return [
        ...(message.name === fullName(c.person) ? [] : [`name is ${message.name}`]),
        ...(message.phone === e164(c.person) ? [] : [`number is ${message.phone}`]),
        ...(i % 2 === 1 || /crown/i.test(message.text) ? [] : ["the words are missing"]),
      ];
    },
  });
};

const runningLate: Kind = (i, style, world) => {
  const c = caseOf(i + 1, style, world);
  const plan = planOf(c, { opening: "I'm running late for my appointment, stuck in traffic." });
  return callerOf("runs late", c, plan, {
    goal: "to let the team know",
    before: [visitOf(c)],
    verdict: (after) => (after.messages.length === 1 ? [] : ["the team was not told"]),
  });
};

export const otherKinds: readonly Kind[] = [
  cancels,
  reschedules,
  checks,
  stranger,
  wantsPerson,
  lifeThreat,
  urgentTooth,
  questionsOnly,
  leavesMessage,
  runningLate,
];
