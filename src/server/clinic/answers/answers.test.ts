import { beforeEach, describe, expect, test } from "vitest";
import { mostAnswers } from "#contract/clinic/answer-options.ts";
import { type PhoneClinic, phoneClinic } from "../../../../tests/support/phone-clinic.ts";
import { rowsOf } from "../../../../tests/support/rows-of.ts";
import { serverForThisFile } from "../../../../tests/support/test-server.ts";

const server = serverForThisFile();
let clinic: PhoneClinic;
let token: string;
beforeEach(async () => {
  clinic = await phoneClinic(server());
  token = clinic.token;
});

const call = (name: Parameters<ReturnType<typeof server>["call"]>[0], body?: unknown, id = "") =>
  server().call(name, { token, params: { id }, ...(body !== undefined && { body }) });
const write = (question: string, answer: string, settles: string[] = []) =>
  call("addOwnAnswer", { question, answer, settles });
const ask = async (question: string) => (await call("askAssistant", { question })).body;

describe("the clinic's own answers [KB-5]", () => {
  test("are told to whoever asks the same in other words, from the next call on", async () => {
    await write("Can I bring my dog?", "Only guide dogs, sorry");
    const line = await clinic.ring();
    expect(await line.say("um is it okay if my dog comes with me")).toContain("Only guide dogs, sorry.");
    await line.hangUp();
  });

  test("answer the same topic in words of its own, and nothing beside it", async () => {
    await write("Is there parking?", "Two spots behind the bakery.");
    expect((await ask("where do i leave the car")).said).toContain("Two spots behind the bakery.");
    expect((await ask("how much is a crown")).said).not.toContain("bakery");
  });

  test("do not go before the calendar or what is said of health", async () => {
    await write("Are you open?", "Yes, always.");
    await write("Which painkiller can I take?", "Any that you like.");
    expect((await ask("are you open on christmas day")).said).not.toContain("always");
    expect((await ask("which painkiller can i take for the pain")).said).not.toContain("Any that you like");
  });

  test("can be put otherwise and taken out", async () => {
    const { body } = await write("Do you whiten?", "We do.");
    await call(
      "changeOwnAnswer",
      { question: "Do you whiten teeth?", answer: "Yes, in one visit." },
      body.id,
    );
    expect((await call("ownAnswers")).body.answers).toMatchObject([
      { question: "Do you whiten teeth?", answer: "Yes, in one visit." },
    ]);
    expect((await call("removeOwnAnswer", undefined, body.id)).status).toBe(200);
    expect((await call("removeOwnAnswer", undefined, body.id)).status).toBe(404);
  });

  test.each([
    ["a question without words", { question: " ", answer: "Yes" }, "question"],
    ["no answer", { question: "Dogs?", answer: "" }, "answer"],
    ["an answer nobody listens to", { question: "Dogs?", answer: "x".repeat(601) }, "answer"],
  ])("refuse %s at its field", async (_what, body, field) => {
    const refused = await call("addOwnAnswer", body);
    expect([refused.status, refused.body.errors[0].field]).toEqual([400, field]);
  });

  test("are no more than somebody can keep in mind", async () => {
    const { body } = await write("First?", "Yes.");
    await rowsOf(
      server().database,
      `insert into own_answer (id, clinic_id, question, answer, created_at)
       select gen_random_uuid(), clinic_id, question, answer, created_at
         from own_answer, generate_series(1, ${mostAnswers - 1}) where id = '${body.id}'`,
    );
    expect((await write("One more?", "No.")).body.errors[0].field).toBe("question");
  });

  test("are the clinic's alone", async () => {
    const { body } = await write("Do you whiten?", "We do.");
    const other = (await server().signIn("other@clinic.example")).token;
    const asOther = (name: "changeOwnAnswer" | "removeOwnAnswer", change?: unknown) =>
      server().call(name, {
        token: other,
        params: { id: body.id },
        ...(change !== undefined && { body: change }),
      });
    expect((await asOther("changeOwnAnswer", { question: "Q?", answer: "A." })).status).toBe(404);
    expect((await asOther("removeOwnAnswer")).status).toBe(404);
    expect((await server().call("ownAnswers", { token: other })).body.answers).toEqual([]);
  });
});

describe("health funds [KB-5]", () => {
  test("are told as the whole of what the clinic takes, and stay when the knowledge base is saved anew", async () => {
    expect((await call("saveHealthFunds", { healthFunds: ["Bupa", "HCF"] })).status).toBe(200);
    const { body } = await call("knowledgeBase");
    const { updatedAt: _, ...knowledgeBase } = body;
    expect((await call("saveKnowledgeBase", knowledgeBase)).status).toBe(200);
    expect((await call("ownAnswers")).body.healthFunds).toEqual(["Bupa", "HCF"]);
    expect((await ask("do you take bupa")).said).toContain("Yes, we take Bupa.");
    expect((await ask("which health funds do you take")).said).toContain("We take Bupa and HCF.");
    expect((await ask("do you accept westfund insurance")).said).toContain("We take Bupa and HCF.");
    expect((await ask("how much do i get back from bupa")).isKnown).toBe(false);
  });

  test("wait for a knowledge base", async () => {
    const { token: fresh } = await server().signIn("fresh@clinic.example");
    const { status, body } = await server().call("saveHealthFunds", {
      ...{ token: fresh, body: { healthFunds: ["Bupa"] } },
    });
    expect([status, body.errors[0].field]).toEqual([400, "healthFunds"]);
  });
});

describe("what callers asked in vain [KB-5]", () => {
  const question = "do you have a fish tank in the waiting room";

  test("is listed in their words once the call is over, and goes once it is answered", async () => {
    const line = await clinic.ring();
    await line.say(question);
    await line.say("no thanks that's all bye");
    await line.hangUp();
    const [asked] = (await call("ownAnswers")).body.unanswered;
    expect(asked.words).toContain("fish tank");
    await write("Do you have a fish tank?", "Yes, a big one.", [asked.id]);
    expect((await call("ownAnswers")).body.unanswered).toEqual([]);
    expect(await ask(question)).toEqual({ said: expect.stringContaining("Yes, a big one."), isKnown: true });
  });

  test("is listed once in whichever words it is asked, and one answer settles it for all of them", async () => {
    const asking = async (words: string) => {
      const line = await clinic.ring();
      await line.say(words);
      await line.say("no thanks that's all bye");
      await line.hangUp();
    };
    await asking(question);
    await asking("is there a fish tank at your place");
    await asking("is there a fish tank at your place");
    await asking("could i bring my dog along");
    const listed: { words: string; id: string }[] = (await call("ownAnswers")).body.unanswered;
    expect(listed).toHaveLength(2);
    const [dog, tank] = ["dog", "tank"].map((word) => listed.find(({ words }) => words.includes(word)));
    expect(dog).toMatchObject({ calls: 1, otherWords: [] });
    expect(tank?.words).toContain("at your place");
    expect(tank).toMatchObject({ calls: 3, otherWords: [expect.stringContaining("in the waiting room")] });
    await write("Do you have a fish tank?", "Yes, a big one.", tank ? [tank.id] : []);
    expect((await call("ownAnswers")).body.unanswered).toEqual([dog]);
  });

  test("is one question where the assistant reads the same topic in words that share nothing", async () => {
    const { updatedAt: _, ...knowledgeBase } = (await call("knowledgeBase")).body;
    await call("saveKnowledgeBase", { ...knowledgeBase, additionalInfo: "" });
    for (const words of ["is there parking", "where do i leave the car"]) {
      const line = await clinic.ring();
      await line.say(words);
      await line.say("no thanks that's all bye");
      await line.hangUp();
    }
    expect((await call("ownAnswers")).body.unanswered).toMatchObject([{ calls: 2 }]);
  });

  test("can be put aside", async () => {
    const line = await clinic.ring();
    await line.say(question);
    await line.hangUp();
    const [asked] = (await call("ownAnswers")).body.unanswered;
    expect((await call("dismissQuestion", undefined, asked.id)).status).toBe(200);
    expect((await call("dismissQuestion", undefined, asked.id)).status).toBe(404);
    expect((await call("ownAnswers")).body.unanswered).toEqual([]);
  });
});

test("what was no question is owned up to [KB-5]", async () => {
  expect((await ask("hello there")).isKnown).toBeNull();
});
