import { beforeEach, expect, test, vi } from "vitest";
import { startConfiguration } from "./start-configuration.ts";
import { readStoredConfiguration, storeConfiguration } from "./stored-configuration.ts";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test("each agent's configuration is kept under its own name [AGENT-3]", () => {
  const receptionist = { ...startConfiguration("1"), phoneNumber: "+61255504410" };
  storeConfiguration(receptionist);
  expect(readStoredConfiguration("1")).toEqual(receptionist);
  expect(readStoredConfiguration("2")).toBeNull();
});

test.each(["{ not json", '{"agentId":"9"}', "null"])("%s is logged and ignored [AGENT-3]", (text) => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  kept.set("agentConfig_1", text);
  expect(readStoredConfiguration("1")).toBeNull();
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});
