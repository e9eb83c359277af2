import { expect, test } from "vitest";
import { createPhoneProbe } from "./phone-probe.ts";

function setUp(line: { isDead?: boolean; provider?: boolean | null }) {
  let now = 0;
  const asked = { line: 0, provider: 0 };
  const state = { provider: true as boolean | null, isDead: false, ...line };
  const probe = createPhoneProbe({
    clock: { now: () => now },
    probeLine: async () => {
      asked.line++;
      if (state.isDead) throw new Error("The line is dead");
    },
    asksProvider:
      state.provider === null
        ? null
        : async () => {
            asked.provider++;
            return state.provider === true;
          },
  });
  return { probe, asked, state, wait: (ms: number) => (now += ms) };
}

test("a line that answers is online, with a provider and without [SYS-2]", async () => {
  expect(await setUp({ provider: null }).probe.probe()).toBe("online");
  expect(await setUp({ provider: true }).probe.probe()).toBe("online");
});

test("a provider that does not answer is a warning [SYS-2]", async () => {
  expect(await setUp({ provider: false }).probe.probe()).toBe("warning");
});

test("a dead line is offline, and the probe fails loudly [SYS-2]", async () => {
  const { probe } = setUp({ isDead: true });
  await expect(probe.probe()).rejects.toThrow("The line is dead");
  expect(await probe.latest()).toBe("offline");
});

test("the answer is good for half a minute, then the line is asked again [SYS-2]", async () => {
  const { probe, asked, state, wait } = setUp({ provider: true });
  await probe.latest();
  await probe.latest();
  expect(asked).toEqual({ line: 1, provider: 1 });
  state.provider = false;
  wait(30_000);
  expect(await probe.latest()).toBe("warning");
  expect(asked.line).toBe(2);
});
