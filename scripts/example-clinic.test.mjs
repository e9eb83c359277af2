import { expect, test } from "vitest";
import { exampleKnowledgeBase as ofTheServer } from "../src/server/clinic/example-clinic.ts";
import { exampleKnowledgeBase } from "./example-clinic.mjs";

test("scripts know the same example clinic as the server", () => {
  expect(exampleKnowledgeBase).toEqual(ofTheServer);
});
