import { expect, test } from "vitest";
import type { Candidate } from "./acts/acts.ts";
import { hear } from "./hear.ts";
import { actsIn, hearAs, openCall } from "./testing/hear-as.ts";

const visits: readonly Candidate[] = [
  { id: "clean", kind: "visit", date: "2026-08-11", time: "09:00", treatment: "Teeth Cleaning" },
  { id: "canal", kind: "visit", date: "2026-08-14", time: "14:00", treatment: "Root Canal" },
];
const times: readonly Candidate[] = [
  { id: "ten", kind: "time", date: "2026-08-11", time: "10:00" },
  { id: "two", kind: "time", date: "2026-08-11", time: "14:00" },
  { id: "nine", kind: "time", date: "2026-08-12", time: "09:00" },
];

test.each(["9 15 am", "nine fifteen", "nine twenty please"])(
  "a time that was not offered picks none of the same hour: '%s' [CALL-1]",
  (text) => {
    const acts = actsIn(text, { prompt: "offer", wish: "book", candidates: times });
    expect(acts.join()).not.toContain("pick");
  },
);

test.each([
  "so no wait leave it",
  "no i'll come on the eighteenth after all",
  "actually i can make it after all",
])("a visit that is being given up is kept by '%s' [CALL-1]", (text) => {
  expect(actsIn(text, { prompt: "read_back", wish: "cancel" })).toContain("keep");
  expect(actsIn("can you leave it with the dentist", { prompt: "read_back", wish: "cancel" })).not.toContain(
    "keep",
  );
});

test.each(["a check-up please", "just a check-up thanks"])(
  "what is named as the whole answer is what it is for: '%s' [CALL-1]",
  (text) => {
    expect(actsIn(text, { prompt: "treatment", wish: "book" })).toContain("for General Consultation");
  },
);

test("a treatment that is asked for is heard, however many details stand beside it [CALL-1]", () => {
  const acts = actsIn(
    "hi i'd like a check-up tomorrow at nine thirty am my number is oh four nine one five seven oh one five six",
  );
  expect(acts).toContain("for General Consultation");
});

test.each([
  ["june park", "name June Park (unclear)"],
  ["mia chen m i a c h e n", "name Mia Chen (unclear)"],
  ["mark friday friday like the day", "name Mark Friday (unclear)"],
])("asked for the name, '%s' is a name and nothing else", (text, name) => {
  expect(actsIn(text, { prompt: "name" }).filter((act) => act !== "give")).toEqual([name]);
});

test.each([
  ["hi i'm rita moore's husband when is she in next", "name Rita Moore (patient)"],
  ["it's rita moore's assistant can you cancel her visit", "name Rita Moore (patient)"],
  ["it's rita moore here when am i in", "name Rita Moore (caller)"],
])("whoever rings for somebody by name is not that person: '%s' [CALL-1]", (text, name) => {
  expect(actsIn(text)).toContain(name);
});

test("every act of a long sentence is heard, each in its clause", () => {
  const { clauses, acts } = hearAs(
    "hi i'd like to book a clean for my son on friday at nine and do you have parking",
  );
  expect(clauses.map(({ words }) => words)).toEqual([
    "hi",
    "i'd like to book a clean for my son on friday at nine",
    "and do you have parking",
  ]);
  expect(acts.find(({ kind }) => kind === "want")?.clause).toBe(1);
  expect(acts.find(({ kind }) => kind === "ask")?.clause).toBe(2);
});

test("the day that a visit is on is told apart from the one that it is moved to", () => {
  const acts = actsIn("can i move my tuesday appointment to friday at two");
  expect(acts).toContain("visit 2026-08-11");
  expect(acts).toContain("wish 2026-08-14 14:00");
});

test.each([
  ["the one on tuesday make it friday at two", "visit 2026-08-11", "wish 2026-08-14 14:00"],
  ["i can't make it tuesday is thursday at two any good", "visit not 2026-08-11", "wish 2026-08-13 14:00"],
])("where it is to go follows where it is: %s", (text, visit, wish) => {
  const acts = actsIn(text, { wish: "move", candidates: visits });
  expect(acts).toEqual(expect.arrayContaining([visit, wish]));
});

test("a day that is asked for to come on is the wish, whoever else has something on", () => {
  const acts = actsIn("my husband's got the car on tuesday can i come friday instead", { wish: "move" });
  expect(acts.filter((act) => /^(?:wish|visit)/.test(act))).toEqual(["wish 2026-08-14"]);
});

test.each([
  ["the second one", "two"],
  ["two o'clock thanks", "two"],
  ["the later one please", "nine"],
  ["wednesday's fine", "nine"],
])("of the times offered '%s' picks one", (text, id) => {
  expect(actsIn(text, { prompt: "offer", wish: "book", candidates: times })).toContain(`pick ${id}`);
});

test("what is none of the times offered picks none", () => {
  const acts = actsIn("got anything later", { prompt: "offer", wish: "book", candidates: times });
  expect(acts.filter((act) => act.startsWith("pick"))).toEqual([]);
});

test.each([
  ["i need to cancel both of them", "pick all visit"],
  ["all of them but the root canal", "pick all visit but canal"],
  ["the tuesday one", "pick clean"],
  ["the root canal", "pick canal"],
])("of the visits that stand '%s' is meant", (text, picked) => {
  expect(actsIn(text, { prompt: "which_visit", wish: "cancel", candidates: visits })).toContain(picked);
});

const family: readonly Candidate[] = [
  { id: "lena", kind: "visit", date: "2026-08-11", time: "09:00", treatment: "X-Ray/Imaging", name: "lena" },
  { id: "omar", kind: "visit", date: "2026-08-11", time: "15:00", treatment: "X-Ray/Imaging", name: "omar" },
];
test.each([
  ["not lena's mine", ["kept lena", "own"]],
  ["leave omars where it is and cancel lena's", ["kept omar", "pick lena"]],
  ["the three o'clock stays scrap the nine o'clock one", ["kept omar", "pick lena"]],
  ["don't touch the morning one it's the afternoon one", ["kept lena", "pick omar"]],
  ["no not that one the other one", ["kept lena", "pick omar"]],
])("both sides of what is set against each other are heard: %s", (text, both) => {
  const acts = actsIn(text, { prompt: "read_back", wish: "cancel", candidates: family });
  expect(acts.filter((act) => /^(?:kept|pick|own)/.test(act)).toSorted()).toEqual(both);
});

test.each([
  ["i can't make it on wednesday", true],
  ["sorry i won't be able to make it", true],
  ["i can't make wednesday can you cancel it for me", undefined],
])("being unable to come is told apart from giving it up: %s", (text, isUnable) => {
  const { acts } = hearAs(text, { prompt: "open" });
  const cancel = acts.find((act) => act.kind === "want" && act.wish === "cancel");
  expect(cancel?.kind === "want" ? cancel.isUnable : "none").toBe(isUnable);
});

test("what is said not to be wished for is no wish", () => {
  const acts = actsIn("i don't want to change it i only want to know if it's still at two");
  expect(acts.filter((act) => act.startsWith("want."))).toEqual(["want.check"]);
});

test("kin who are set against the caller are not whom it is for", () => {
  const acts = actsIn("cancel my one but leave my wife's alone", { candidates: family });
  expect(acts.filter((act) => /^(?:patient|other_person)/.test(act))).toEqual([]);
});

test.each([
  ["i can't breathe properly my throat is closing up", "danger breathing life"],
  ["i want to kill myself", "danger self_harm life"],
  ["i'm suicidal is there someone i can ring", "danger self_harm life"],
])("a life at risk is heard without asking: %s", (text, danger) => {
  expect(actsIn(text)).toContain(danger);
});

test.each(["i had no trouble breathing", "my gums bled a bit when i brushed last year"])(
  "no danger is heard where there is none: %s",
  (text) => {
    expect(actsIn(text).filter((act) => act.startsWith("danger") && !act.endsWith("urgent"))).toEqual([]);
  },
);

test("a number said as the one of the line is the caller's own", () => {
  expect(actsIn("the one i'm calling from", { prompt: "phone" })).toContain("phone +61491570156 (own)");
});

test("a question's day and treatment are what it is of, and no wish", () => {
  expect(actsIn("are you open on saturday")).toEqual(["ask.hours 2026-08-15"]);
  expect(actsIn("how much is a root canal")).toContain("ask.price Root Canal root canal");
});

test("of nothing said no clause is left without an act", () => {
  for (const text of ["", "um", "...", "and so"])
    expect(hear(text, [], openCall).acts.length).toBeGreaterThan(0);
});

test.each([
  ["hi it's kev i'm ringing about my wife helen's appointment", "name Kev (caller)", "name Helen (patient)"],
  [
    "peter brandt speaking my wife helen needs a filling",
    "name Peter Brandt (caller)",
    "name Helen (patient)",
  ],
])("who rings is told apart from whoever comes: %s", (text, caller, patient) => {
  expect(actsIn(text)).toEqual(expect.arrayContaining([caller, patient]));
});

test.each([
  ["i'm her mum", "patient daughter (small)"],
  ["i'm his dad he's eleven", "patient son (small 11)"],
  ["she's thirty two i'm her dad", "patient daughter (grown 32)"],
  ["this is his wife", "patient husband (grown)"],
])("what the caller is tells who comes: %s", (text, patient) => {
  expect(actsIn(text).filter((act) => act.startsWith("patient"))).toEqual([patient]);
});

test.each([
  "my sister's coming up on thursday could you bring mine forward",
  "my mum's visiting next week so can i move my appointment",
])("whoever is only told of is no patient, and their days are no wish: %s", (text) => {
  const acts = actsIn(text);
  expect(acts).toContain("want.move");
  expect(acts.filter((act) => /^(?:patient|other_person|wish|visit)/.test(act))).toEqual([]);
});

test.each([
  ["no the tuesday at two", "two"],
  ["actually wednesday nine o'clock's better", "nine"],
])("a day and an hour that were offered are picked, whatever stands beside them: %s", (text, id) => {
  expect(actsIn(text, { prompt: "offer", wish: "book", candidates: times })).toContain(`pick ${id}`);
});

test.each([
  ["i need a check up", "check-up"],
  ["can i book a scale and clean", "scale and clean"],
  ["i'd like to get my wisdom tooth out", "wisdom tooth"],
  ["can someone have a look at my mouth", null],
])("a treatment keeps the name that it was given: %s", (text, named) => {
  expect(hearAs(text).acts.find(({ kind }) => kind === "treatment")).toMatchObject({ named });
});

test.each([
  ["i want to cancel my appointment mei sharpe", "name Mei Sharpe (unclear)"],
  ["g'day tom sharpe running late for wednesday", "name Tom Sharpe (caller)"],
  ["hello this mei sharpe i want change friday", "name Mei Sharpe (caller)"],
])("a name in full that nothing introduces is one: %s", (text, name) => {
  expect(actsIn(text)).toContain(name);
});

test("whoever a time is compared with is not the one to be seen", () => {
  const acts = hearAs("can i move mine to the same day as my husband", { wish: "move" }).acts;
  expect(acts.map(({ kind }) => kind)).not.toContain("patient");
});

test.each([
  ["is greg booked too", "Greg"],
  ["did you book tilly in as well", "Tilly"],
  ["did that go through", undefined],
  ["have you got that down", undefined],
])("whom a question of what was booked is about: %s", (text, named) => {
  const asked = hearAs(text).acts.find((act) => act.kind === "ask" && act.topic === "done");
  expect(asked?.kind === "ask" && asked.about.named).toBe(named);
});

test.each([["late next week thursday or friday", "wish 2026-08-20 2026-08-21"]])(
  "weekdays are those of the week that is told beside them: %s [CALL-5]",
  (text, wish) => {
    expect(actsIn(text, { prompt: "when", wish: "book" })).toContain(wish);
  },
);

test.each(["nine is is that too late though", "is nine too late", "ten hm is that a bit early for her"])(
  "an hour that is asked about is not chosen: '%s' [CALL-1]",
  (text) => {
    const offered = {
      prompt: "offer",
      wish: "book",
      candidates: times.filter(({ id }) => id !== "two"),
    } as const;
    expect(actsIn(text, offered).join()).not.toContain("pick");
    expect(actsIn("nine is good", offered).join()).toContain("pick nine");
  },
);

test("an age is no hour of those that were offered [CALL-1]", () => {
  const offered = { prompt: "offer", wish: "book", candidates: times } as const;
  expect(actsIn("hes ten so is that one a baby tooth or not", offered).join()).not.toContain("pick");
});
