import { expect, test } from "vitest";
import { serverForThisFile } from "../../../../tests/support/test-server.ts";
import type { NumberProvider, OwnedNumber } from "../port.ts";
import { createNumbersService } from "./service.ts";

const server = serverForThisFile();

/** An account that holds these numbers; connecting one makes it ring here. */
function accountOf(held: OwnedNumber[], state = { isDown: false }): NumberProvider {
  const unreachable = { ok: false, reason: "unreachable" } as const;
  return {
    source: "twilio",
    listOwned: async () => (state.isDown ? unreachable : { ok: true, numbers: held }),
    search: async () => ({ ok: true, numbers: [{ e164: "+61255508104", place: "Sydney" }] }),
    buy: async (e164) => {
      const number = { e164, providerNumberId: "PN9", isConnectedHere: true, canText: true };
      held.push(number);
      return { ok: true, number };
    },
    connect: async (e164) => {
      const number = held.find((one) => one.e164 === e164);
      if (!number) return { ok: false, reason: "not_available" };
      number.isConnectedHere = true;
      return { ok: true, number };
    },
    disconnect: async () => (state.isDown ? unreachable : { ok: true }),
    sendCode: async () => unreachable,
  };
}

const body = (phoneNumber: string) =>
  ({ phoneNumber, country: "Australia", state: "nsw", provider: "other", lines: "1" }) as const;
const notHere = (e164: string): OwnedNumber => ({
  e164,
  providerNumberId: "PN1",
  isConnectedHere: false,
  canText: true,
});

async function numbersWith(provider: NumberProvider) {
  const { scope } = await server().signIn();
  const { database, clock } = server();
  const numbers = createNumbersService({ database, clock, provider, takesCalls: true });
  const operator = { scope, isOperator: true };
  const statusOf = async (e164: string) =>
    (await numbers.list(operator)).find(({ phoneNumber }) => phoneNumber === e164)?.status;
  return { operator, numbers, statusOf };
}

test("the status is the provider's: a number that reaches the account later is sent here by itself [PHONE-3]", async () => {
  const held: OwnedNumber[] = [];
  const { operator, numbers, statusOf } = await numbersWith(accountOf(held));
  const added = await numbers.add(operator, body("+61255508101"));
  expect(added).toMatchObject({ number: { status: "Waiting to be connected" } });
  held.push(notHere("+61255508101"));
  expect(await statusOf("+61255508101")).toBe("Connected");
  for (const number of held) number.isConnectedHere = false;
  expect(await statusOf("+61255508101")).toBe("In progress");
});

test("while the provider cannot be asked, what it said last stands [PHONE-3]", async () => {
  const state = { isDown: false };
  const { operator, numbers, statusOf } = await numbersWith(accountOf([notHere("+61255508102")], state));
  await numbers.add(operator, body("+61255508102"));
  state.isDown = true;
  expect(await statusOf("+61255508102")).toBe("Connected");
  expect(await numbers.offers(operator, "Australia", "")).toBeNull();
});

test("offers what nobody has registered, and keeps what was bought [PHONE-3]", async () => {
  const { operator, numbers, statusOf } = await numbersWith(
    accountOf([notHere("+61255508103"), notHere("+61255508105")]),
  );
  await numbers.add(operator, body("+61255508103"));
  expect(await numbers.offers(operator, "Australia", "")).toEqual({
    source: "twilio",
    isOperator: true,
    owned: [{ phoneNumber: "+61255508105" }],
    forSale: [{ phoneNumber: "+61255508104", place: "Sydney" }],
  });
  const { provider: _, ...bought } = body("+61255508104");
  expect(await numbers.buy(operator, bought)).toMatchObject({ ok: true, number: { status: "Connected" } });
  expect(await statusOf("+61255508104")).toBe("Connected");
});

test("a number stays while the provider cannot be told that it no longer rings here [PHONE-3]", async () => {
  const state = { isDown: false };
  const { operator, numbers, statusOf } = await numbersWith(accountOf([notHere("+61255508106")], state));
  const added = await numbers.add(operator, body("+61255508106"));
  const id = added.ok ? added.number.id : "";
  state.isDown = true;
  expect(await numbers.remove(operator, id)).toEqual({ ok: false, reason: "unreachable" });
  expect(await statusOf("+61255508106")).toBe("Connected");
  state.isDown = false;
  expect(await numbers.remove(operator, id)).toEqual({ ok: true });
  expect(await numbers.remove(operator, id)).toEqual({ ok: false, reason: "not_found" });
});
