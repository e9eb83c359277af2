import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

/** What is in an email address, or spells it, names nobody. */

const namesAfter = async (...lines: readonly string[]) => {
  const call = await callInWords();
  await call.hears(...lines);
  const { people, caller } = call.ledger;
  const email = people[caller]?.email;
  return { name: people[caller]?.name?.full, email, count: people.length, tasks: call.tasks };
};

describe("an email address renames nobody [CALL-5]", () => {
  test.each([
    ["hi it's grace papadakis can somebody email me my receipt", "it's g papadakis at bigpond dot com"],
    [
      "hi it's grace papadakis can somebody email me my receipt",
      "it's g papadakis at bigpond dot com that's g p a p a d a k i s",
    ],
    [
      "hi it's grace papadakis can somebody email me my receipt",
      "it's g papadakis at bigpond dot com",
      "g p a p a d a k i s",
    ],
    [
      "hi it's grace papadakis can somebody email me my receipt",
      "do you have my email g papadakis at bigpond dot com p a p a d a k i s",
    ],
  ])("spelled or not: %s, %s", async (...lines) => {
    expect(await namesAfter(...lines)).toMatchObject({
      ...{ name: "Grace Papadakis", email: "gpapadakis@bigpond.com", count: 1 },
      tasks: [{ title: "Email Grace Papadakis back" }],
    });
  });

  test("another person's name in it is nobody who comes", async () => {
    const after = await namesAfter(
      "hi it's owen tran can somebody email me my receipt",
      "use helen dot tran at gmail dot com h e l e n",
    );
    expect(after).toMatchObject({ name: "Owen Tran", email: "helen.tran@gmail.com", count: 1 });
  });

  test("a name that is said or spelled beside an address is still heard", async () => {
    const spelled = "it's noor haddad n o o r and my email's n haddad at gmail dot com";
    expect(await namesAfter("hi i need a check up on wednesday at two", spelled)).toMatchObject({
      ...{ name: "Noor Haddad", email: "nhaddad@gmail.com" },
    });
    expect(
      await namesAfter(
        "hi it's john haddad",
        "my email is j haddad at gmail dot com",
        "it's jon j o n haddad",
      ),
    ).toMatchObject({ name: "Jon Haddad" });
  });
});
