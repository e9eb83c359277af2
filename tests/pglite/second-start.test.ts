import { expect, test } from "vitest";
import { freshDatabase } from "../support/fresh-database.ts";
import { startProgram } from "../support/program.ts";

test("a second start on the same data folder is refused with a sentence, and the first goes on", async () => {
  const place = await freshDatabase();
  const first = startProgram(place, place.dataFolder);
  const url = await first.ready();
  const second = startProgram(place, place.dataFolder);
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`The data folder ${place.dataFolder} is in use by another Enamel`);
  expect(second.output()).not.toMatch(/^\s+at /m);
  expect((await fetch(`${url}/auth/options`)).status).toBe(200);
  first.child.kill("SIGINT");
  expect(await first.ended).toBe(0);
  await place.remove();
});
