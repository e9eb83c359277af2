import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { whenQuiet } from "./when-quiet.ts";

test("waits for what the page has asked for", async () => {
  const client = new QueryClient();
  let giveAnswer: (answer: string) => void = () => {};
  const answer = new Promise<string>((resolve) => {
    giveAnswer = resolve;
  });
  const order: string[] = [];
  const asked = client.fetchQuery({ queryKey: ["figures"], queryFn: () => answer });
  const done = new Promise<void>((resolve) => {
    whenQuiet(client, () => {
      order.push("work");
      resolve();
    });
  });
  // A look at the page while the answer is still out comes first.
  await new Promise<void>((resolve) => {
    whenQuiet(new QueryClient(), resolve);
  });
  order.push("answer");
  giveAnswer("3");
  await asked;
  await done;
  expect(order).toEqual(["answer", "work"]);
});

test("is not done once it was called off", async () => {
  const client = new QueryClient();
  let isDone = false;
  whenQuiet(client, () => {
    isDone = true;
  })();
  await new Promise<void>((resolve) => {
    whenQuiet(client, resolve);
  });
  expect(isDone).toBe(false);
});
