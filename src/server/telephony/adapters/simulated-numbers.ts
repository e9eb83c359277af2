import type { NumberProvider, OwnedNumber } from "../port.ts";

/** No account stands behind it: every number given is connected, step by step, and nothing can be bought. */
export function simulatedNumbers(): NumberProvider {
  const owned = (e164: string): OwnedNumber => ({
    e164,
    providerNumberId: `simulated:${e164}`,
    isConnectedHere: true,
    canText: true,
  });
  return {
    source: "simulator",
    listOwned: async () => ({ ok: true, numbers: [] }),
    search: async () => ({ ok: true, numbers: [] }),
    buy: async () => ({ ok: false, reason: "not_available" }),
    connect: async (e164) => ({ ok: true, number: owned(e164) }),
    disconnect: async () => ({ ok: true }),
    sendCode: async () => ({ ok: false, reason: "not_available" }),
  };
}
