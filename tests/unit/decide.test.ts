import { expect, test } from "vitest";
import type { PlanItem } from "#server/dialogue/decide/plan.ts";
import { findUnfinished } from "#server/dialogue/decide/unfinished-call.ts";
import { noWhen, type Reading, type TimeWish, type WhenReading } from "#server/dialogue/readings.ts";
import { callByActs, type Meant } from "../support/call-by-acts.ts";

const sure = <Value>(value: Value): Reading<Value> => ({
  ...{ value, heard: "said", assumed: [], certainty: "sure" as const },
  span: [0, 4],
});
const on = (date: string, time?: string): WhenReading => ({
  ...noWhen,
  days: [sure({ from: date, to: date })],
  times: time === undefined ? [] : [sure<TimeWish>({ kind: "exact", time })],
});
const want = (wish: Extract<Meant, { kind: "want" }>["wish"]): Meant => ({ kind: "want", wish });
const when = (date: string, time?: string, role: "wish" | "visit" = "wish"): Meant => ({
  kind: "when",
  ...{ when: on(date, time), role },
});
const at = (time: string): Meant => ({
  kind: "when",
  when: { ...noWhen, times: [sure<TimeWish>({ kind: "exact", time })] },
  role: "wish",
});
const treatment: Meant = {
  kind: "treatment",
  treatment: "Teeth Cleaning",
  named: null,
  reason: "a clean",
  isUnsure: false,
};
const name = (full: string, role: "caller" | "patient" | "unclear" = "unclear"): Meant => {
  const [first = "", last] = full.split(" ");
  return { kind: "name", name: { first, last: last ?? null, full }, role, isUnsure: false };
};
const yes: Meant = { kind: "yes" };
const no: Meant = { kind: "no" };
const askOf = (plan: readonly PlanItem[]) => {
  const last = plan.at(-1);
  return last?.item === "ask" ? last.prompt.ask : last?.item;
};
const items = (plan: readonly PlanItem[]) => plan.map(({ item }) => item);

const ritas = {
  patientName: "Rita Moore",
  patientPhone: "+61491570156",
  appointmentType: "Root Canal",
  date: "2026-08-13",
  time: "10:00",
};

test("a visit that is asked for at a time that is free needs a name and a yes, on the number that rings [CALL-5]", async () => {
  const call = await callByActs();
  expect(askOf(await call.means(want("book"), treatment, when("2026-08-11", "10:00")))).toBe("name");
  expect(askOf(await call.means(name("Mia Chen")))).toBe("agree_book");
  expect(call.book.standing()).toEqual([]);
  expect(items(await call.means(yes))).toContain("booked");
  expect(call.book.standing()).toMatchObject([
    { patientName: "Mia Chen", date: "2026-08-11", time: "10:00" },
  ]);
});

test("no other answer to the read-back books, and a correction is read back again [CALL-5]", async () => {
  const call = await callByActs();
  await call.means(want("book"), treatment, when("2026-08-11", "10:00"), name("Mia Chen"));
  expect(askOf(await call.means(no))).toBe("what_to_change");
  expect(askOf(await call.means({ kind: "correct" }, when("2026-08-12", "11:00")))).toBe("agree_book");
  expect(call.book.standing()).toEqual([]);
  await call.means(yes);
  expect(call.book.standing()).toMatchObject([{ date: "2026-08-12", time: "11:00" }]);
});

test("a yes commits first, whatever else the sentence holds", async () => {
  const call = await callByActs();
  await call.means(want("book"), treatment, when("2026-08-11", "10:00"), name("Mia Chen"));
  const plan = await call.means(yes, { kind: "ask", topic: "parking", about: {}, clause: 1 });
  expect(items(plan)).toEqual(["booked", "answer", "ask"]);
});

test("a visit under the ringing number is moved once the name fits, to where it was asked to go", async () => {
  const call = await callByActs({ before: [ritas] });
  expect(
    askOf(
      await call.means(want("move"), when("2026-08-13", undefined, "visit"), when("2026-08-14", "11:00")),
    ),
  ).toBe("name");
  expect(askOf(await call.means(name("Rita Moore")))).toBe("agree_move");
  await call.means(yes);
  expect(call.book.standing()).toMatchObject([{ date: "2026-08-14", time: "11:00" }]);
});

test("nothing is told to whoever has another name", async () => {
  const call = await callByActs({ before: [ritas] });
  await call.means(want("check"));
  const plan = await call.means(name("Tom Sharpe"));
  expect(items(plan)).toContain("no_visits");
  expect(JSON.stringify(plan)).not.toContain("10:00");
});

test("a cancellation is read back, kept when it is taken back, and done with a yes", async () => {
  const call = await callByActs({ before: [ritas] });
  await call.means(want("cancel"), name("Rita Moore", "caller"));
  expect(items(await call.means({ kind: "keep" }))).toContain("visit_stays");
  await call.means(want("cancel"));
  expect(items(await call.means(yes))).toContain("cancelled");
  expect(call.book.standing()).toEqual([]);
});

test("a grown person's visit is neither told nor changed, and the team has all that was said", async () => {
  const call = await callByActs({ before: [ritas], callerNumber: "+61491570158" });
  await call.means(
    want("cancel"),
    { kind: "patient", relation: "wife", standing: "grown", age: null },
    { kind: "other_person" },
  );
  const plan = await call.means(name("Kev Moore", "caller"));
  expect(call.book.standing()).toHaveLength(1);
  expect(items(plan)).toContain("told_team");
  expect(call.tasks).toHaveLength(1);
});

test("a call-back holds the words, the number and when", async () => {
  const call = await callByActs();
  await call.means({ ...want("callback"), words: "the crown feels high" });
  expect(askOf(await call.means(name("Mia Chen")))).toBe("ring_when");
  const plan = await call.means({ kind: "give", words: "after two" });
  expect(items(plan)).toContain("told_team");
  expect(call.tasks[0]).toMatchObject({ title: "Ring Mia Chen back", phone: "+61491570156" });
  expect(call.tasks[0]?.detail).toContain("“the crown feels high”");
  expect(call.tasks[0]?.detail).toContain("after two");
});

test("three people are three matters, each led over to by name", async () => {
  const call = await callByActs();
  const child = (relation: string, clause: number): Meant[] => [
    { ...want("book"), clause },
    { kind: "patient", relation, standing: "small", age: 8, clause },
    { ...treatment, clause },
    { ...when("2026-08-11", clause === 0 ? "10:00" : "11:00"), clause },
  ];
  await call.means(...child("son", 0), ...child("daughter", 1));
  await call.means(name("Leo Marsh", "patient"));
  const plan = await call.means(yes);
  expect(items(plan)).toEqual(["booked", "next_matter", "ask"]);
  await call.means(name("Ivy Marsh", "patient"));
  await call.means(yes);
  expect(call.book.standing().map(({ patientName, time }) => `${patientName} ${time}`)).toEqual([
    "Leo Marsh 10:00",
    "Ivy Marsh 11:00",
  ]);
});

test("whatever is said again and again, the caller goes on with people after the third time", async () => {
  const call = await callByActs();
  await call.means(want("book"), treatment, when("2026-08-11", "10:00"));
  for (let times = 0; times < 5 && !call.ledger.isEnded; times++) await call.means({ kind: "chat" });
  expect(call.ledger.isEnded).toBe(true);
  expect(call.tasks).toHaveLength(1);
});

test("whoever comes with others is asked for each of them", async () => {
  const call = await callByActs();
  const several: Meant = { kind: "party", count: 3, withCaller: true };
  await call.means(want("book"), several, treatment, when("2026-08-11"), name("Mia Chen", "caller"));
  expect(call.ledger.matters).toHaveLength(3);
});

test("what comes beside the yes changes nothing of what was agreed to", async () => {
  const call = await callByActs();
  await call.means(want("book"), treatment, when("2026-08-11", "10:00"), name("Mia Chen"));
  const chipped: Meant = {
    kind: "treatment",
    treatment: "Emergency Visit",
    named: null,
    reason: "the chip",
    isUnsure: false,
  };
  expect(items(await call.means(yes, { kind: "tell", words: "it is about the chip" }, chipped))).toContain(
    "booked",
  );
  expect(call.book.standing()).toMatchObject([{ appointmentType: "Teeth Cleaning", time: "10:00" }]);
});

test("whoever would rather be rung than choose is rung, with what was under way", async () => {
  const call = await callByActs();
  await call.means(want("book"), treatment, when("2026-08-11"), name("Mia Chen", "caller"));
  await call.means({ kind: "other" }, want("callback"));
  await call.means({ kind: "give", words: "after five" });
  expect(call.tasks).toHaveLength(1);
  expect(call.tasks[0]?.detail).toContain("Teeth Cleaning");
});

test("a name told after nothing was found is looked for", async () => {
  const call = await callByActs({ before: [ritas], callerNumber: "+61491570158" });
  await call.means(want("check"), name("Rita Tan"));
  for (let tries = 0; tries < 4 && call.ledger.current !== null; tries++) await call.means(no);
  const plan = await call.means(name("Rita Moore"), {
    kind: "phone",
    ...{ phone: "+61491570156", isOwnLine: false, isUnsure: false },
  });
  expect(askOf(plan)).toBe("visit_day");
});

test("a visit is moved by a week, or to another day at its own time", async () => {
  const call = await callByActs({ before: [ritas] });
  await call.means(want("move"), name("Rita Moore", "caller"));
  await call.means({ kind: "shift", shift: { minutes: 7 * 24 * 60, direction: "later" } });
  await call.means(yes);
  expect(call.book.standing()).toMatchObject([{ date: "2026-08-20", time: "10:00" }]);
  await call.means(want("move"), when("2026-08-21"), {
    kind: "shift",
    shift: { minutes: 0, direction: "later" },
  });
  await call.means(yes);
  expect(call.book.standing()).toMatchObject([{ date: "2026-08-21", time: "10:00" }]);
});

test("a visit keeps what the caller called it, from the read-back to what is booked", async () => {
  const call = await callByActs();
  const filling: Meant = {
    ...{ kind: "treatment", treatment: "General Consultation", named: "filling" },
    ...{ reason: "a filling", isUnsure: false },
  };
  const readBack = await call.means(want("book"), filling, when("2026-08-11", "10:00"), name("Mia Chen"));
  expect(readBack.at(-1)).toMatchObject({ prompt: { ask: "agree_book", named: "filling" } });
  expect(await call.means(yes)).toContainEqual(
    expect.objectContaining({ item: "booked", visit: expect.objectContaining({ named: "filling" }) }),
  );
});

test("whoever wants to leave a message is offered no more times", async () => {
  const call = await callByActs();
  await call.means(want("book"), treatment, when("2026-08-11"), name("Mia Chen", "caller"));
  expect(askOf(await call.means({ kind: "no" }, want("message")))).toBe("message_text");
  await call.means({ kind: "tell", words: "ring tegan about the little one" });
  expect(call.tasks[0]?.detail).toContain("“ring tegan about the little one”");
});

test("what is added or put right after the team was told changes the one task that it has [CALL-5]", async () => {
  const call = await callByActs();
  await call.means({ ...want("callback"), words: "it is about my invoice" });
  await call.means(name("Mia Chen"));
  await call.means({ kind: "give", words: "after two" });
  const plan = await call.means({ ...when("2026-08-11", "16:00"), words: "make it four tomorrow" });
  expect(plan).toContainEqual(expect.objectContaining({ item: "told_team", isMore: true }));
  await call.means({ kind: "tell", words: "and I paid it twice" });
  expect(call.tasks).toHaveLength(1);
  expect(call.tasks[0]?.detail).toBe(
    "To be rung: “make it four tomorrow” (Tuesday 11 August, 4:00 pm).\nIn the caller's words: “it is about my invoice” “and I paid it twice”",
  );
});

test("a time that is told once the team has word is when to ring, and no new visit [CALL-5]", async () => {
  const call = await callByActs();
  await call.means(want("message"), { kind: "tell", words: "my crown feels high" });
  await call.means(name("Mia Chen"));
  const plan = await call.means({ ...at("15:00"), words: "after three is good" });
  expect(plan).toContainEqual(expect.objectContaining({ item: "told_team", isMore: true }));
  expect(call.ledger.matters).toHaveLength(1);
  expect(call.tasks).toHaveLength(1);
});

test("what the team has is read back to whoever asks for it [CALL-5]", async () => {
  const call = await callByActs();
  await call.means(want("message"), { kind: "tell", words: "my crown feels high" });
  await call.means(name("Mia Chen"));
  for (const asked of [{ kind: "repeat" }, { kind: "ask", topic: "done", about: {} }] as const) {
    const [read] = await call.means(asked);
    expect(read?.item === "read_task" && read.stored.detail).toContain("my crown feels high");
  }
});

test("whoever says that that is all is let go, with a yes as well as with a no [CALL-5]", async () => {
  for (const answer of [yes, no]) {
    const call = await callByActs();
    await call.means({ kind: "ask", topic: "address", about: {} });
    expect(items(await call.means(answer, { kind: "that_is_all" }))).toEqual(["bye"]);
  }
});

test("whoever asks to be rung after all is rung, and not written to [CALL-5]", async () => {
  const call = await callByActs();
  await call.means(want("message"), { kind: "tell", words: "my bill" }, { kind: "reach", by: "text" });
  await call.means(name("Mia Chen"));
  expect(call.tasks[0]?.detail).toContain("By text, not by a call.");
  await call.means(want("callback"), { ...when("2026-08-11", "15:00"), words: "at three" });
  expect(call.tasks[0]).toMatchObject({ title: "Ring Mia Chen back" });
  expect(call.tasks[0]?.detail).not.toContain("By text");
});

test("whoever takes leave while word is being left has left it [CALL-5]", async () => {
  const call = await callByActs();
  await call.means({ ...want("callback"), words: "ring me about the crown" });
  expect(items(await call.means(name("Mia Chen"), { kind: "bye" }))).toEqual(["told_team", "bye"]);
  expect(call.tasks).toMatchObject([{ title: "Ring Mia Chen back", phone: "+61491570156" }]);
  expect(findUnfinished(call.ledger)).toBeNull();
});

test("what cannot be answered once the team is told goes with it, and no ring back is offered again [CALL-5]", async () => {
  const call = await callByActs({ knows: () => false });
  await call.means({ ...want("callback"), words: "ring me about the crown" });
  await call.means(name("Mia Chen"));
  await call.means(yes);
  await call.means({ kind: "give", words: "any time" });
  const plan = await call.means({ kind: "ask", topic: "price", about: {}, words: "what would it cost" });
  expect(askOf(plan)).toBe("anything_else");
  expect(call.tasks).toHaveLength(1);
  expect(call.tasks[0]?.detail).toContain("“what would it cost”");
});

test("whoever only tells something is asked whether to pass it on, and more of it is a yes [CALL-5]", async () => {
  const call = await callByActs();
  expect(askOf(await call.means({ kind: "tell", words: "there are two boxes out the back" }))).toBe(
    "pass_on",
  );
  await call.means({ kind: "tell", words: "they are by the bins" });
  await call.means(name("Shane Ward", "caller"));
  expect(call.tasks).toMatchObject([
    {
      detail: "In the caller's words: “there are two boxes out the back” “they are by the bins”",
      title: "Message from Shane Ward",
    },
  ]);
});

test("the notes of a visit are sentences, each once, and say what a general visit is for", async () => {
  const call = await callByActs();
  const filling: Meant = {
    ...{ kind: "treatment", treatment: "General Consultation", named: "filling" },
    ...{ reason: "it's the tooth that was drilled", isUnsure: false },
  };
  await call.means(want("book"), filling, when("2026-08-11", "10:00"), name("Mia Chen"));
  await call.means({ kind: "tell", words: "i get nervous" });
  await call.means(yes);
  await call.means(yes);
  const booked = call.effects.find((effect) => effect.type === "book");
  expect(booked).toMatchObject({
    booking: { notes: "Filling. It's the tooth that was drilled. I get nervous." },
  });
});

test("whoever will not say their name is rung all the same, with what was told [CALL-5]", async () => {
  const call = await callByActs();
  await call.means({ ...want("callback"), words: "ring me about the crown" });
  expect(askOf(await call.means(no))).toBe("name");
  expect(askOf(await call.means(no))).toBe("ring_when");
  await call.means({ kind: "any", words: "whenever" });
  expect(call.tasks).toMatchObject([{ title: "Ring a caller back", phone: "+61491570156" }]);
});

test("a message is asked for until it is told, and its sender's name only once [CALL-1]", async () => {
  const call = await callByActs();
  expect(askOf(await call.means(want("message")))).toBe("message_text");
  expect(askOf(await call.means(name("Priya Nair")))).toBe("message_text");
  await call.means({ kind: "tell", words: "the crown feels good" });
  expect(call.tasks).toMatchObject([
    { title: "Message from Priya Nair", detail: expect.stringContaining("he crown feels good") },
  ]);
  const other = await callByActs();
  const told: Meant = { kind: "tell", words: "your parcel is back at the depot" };
  expect(askOf(await other.means({ ...want("message"), words: "tell them" }, told))).toBe("name");
  await other.means(no);
  expect(other.tasks).toHaveLength(1);
});

test("whoever rings on business has no visit of their own, and is passed on [CALL-1]", async () => {
  const call = await callByActs();
  const late: Meant = { ...want("late"), words: "the crown will be late" };
  await call.means({ kind: "sales", words: "it's the lab" }, name("Trent Hall", "caller"), late);
  expect(call.tasks).toMatchObject([{ title: "Message from Trent Hall" }]);
  expect(call.ledger.matters).toMatchObject([{ kind: "message" }]);
});

test("an email address that was said is in the task [CALL-5]", async () => {
  const call = await callByActs();
  await call.means(
    { ...want("message"), words: "send me my plan" },
    { kind: "tell", words: "send me my plan" },
  );
  await call.means({ kind: "email", email: "mia@mail.example", isUnsure: false }, name("Mia Chen"));
  expect(call.tasks[0]?.detail).toContain("Email: mia@mail.example");
});
