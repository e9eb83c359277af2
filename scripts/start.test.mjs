import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { nodeFlags } from "./prepare.mjs";

const { scripts } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));

test("`npm start` runs the server as tests and measurements run it", () => {
  expect(scripts.start).toBe(`node ${nodeFlags.join(" ")} scripts/start.mjs`);
});
