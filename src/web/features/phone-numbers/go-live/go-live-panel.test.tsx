import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GoLive, GoLiveStep } from "#contract/telephony/go-live.ts";
import { type FindingCode, findingStatuses, goLiveStepIds } from "#contract/telephony/go-live-options.ts";
import { createQueryClient } from "#web/lib/query-client.ts";
import { wordsOf } from "./finding-words.ts";
import { GoLivePanel } from "./go-live-panel.tsx";

let answer: GoLive;
const asked: string[] = [];
const nobody = { checked: null, ticked: null, mayCheck: true, mayDo: true } as const;
const steps = (): GoLiveStep[] =>
  goLiveStepIds.map((id) => ({ id, status: "unknown", findings: [], ...nobody }));
const put = (id: GoLiveStep["id"], change: Partial<GoLiveStep>) => {
  answer.steps = answer.steps.map((step) => (step.id === id ? { ...step, ...change } : step));
};

beforeEach(() => {
  answer = { source: "twilio", isOperator: true, steps: steps() };
  asked.length = 0;
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    if (method === "POST") asked.push(`${path} ${body}`);
    return new Response(path.startsWith("/api/go-live") ? JSON.stringify(answer) : "null");
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const show = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <GoLivePanel />
    </QueryClientProvider>,
  );

test("a refusal of Twilio's stands there with its code, its words, what to do and the link [SYS-4]", async () => {
  const error = {
    ...{ status: 401, code: 20003, message: "Authenticate" },
    moreInfo: "https://www.twilio.com/docs/errors/20003",
  };
  const finding = { code: "provider_refused", about: null, other: null, error } as const;
  const checked = { by: "Alex Morgan", at: "2026-08-11T01:42:00.000Z" };
  put("account", { status: "blocked", findings: [finding], checked });
  show();
  const step = await screen.findByRole("listitem", { name: "Twilio account" });
  expect(step.textContent).toContain("Twilio says (error 20003): Authenticate");
  expect(step.textContent).toContain("Compare TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN");
  expect(step.textContent).toContain("by Alex Morgan");
  expect(within(step).getByText("Not ready")).toBeTruthy();
  expect(within(step).getByRole("link").getAttribute("href")).toBe(error.moreInfo);
});

test("what nobody has looked into is not called bad, and is looked into one after the other [SYS-4]", async () => {
  show();
  expect(await screen.findAllByText("Not checked")).toHaveLength(goLiveStepIds.length);
  fireEvent.click(screen.getByRole("button", { name: "Check all" }));
  await vi.waitFor(() => expect(asked).toHaveLength(goLiveStepIds.length));
  // Nothing that rings or writes to anybody is among it.
  expect(asked.every((each) => each.endsWith('{"do":"check"}'))).toBe(true);
});

test("whoever does not run the server has no buttons at its steps [SYS-4]", async () => {
  put("account", { mayCheck: false, mayDo: false });
  show();
  const step = await screen.findByRole("listitem", { name: "Twilio account" });
  expect(step.textContent).toContain("Whoever runs this server looks into it.");
  expect(within(step).queryByRole("button")).toBeNull();
});

test("without a telephone provider it says that it is the simulator [SYS-4]", async () => {
  answer.source = "simulator";
  show();
  expect(await screen.findByText(/This is the simulator/)).toBeTruthy();
});

test.each(Object.keys(findingStatuses) as FindingCode[])(
  "%s has words, and something to do unless all is well [SYS-4]",
  (code) => {
    const at = "2026-08-11T01:42:00.000Z";
    const about = code.startsWith("call_") || code === "bundle_ends" ? at : "+61255501234";
    const other = code === "public_forwarded" ? at : "+61255509001";
    const { says, toDo } = wordsOf({ code, about, other, error: null }, "Australia/Sydney");
    expect(says).not.toContain("undefined");
    const isWell = findingStatuses[code] === "ready" || code === "provider_refused";
    expect(Boolean(toDo)).toBe(!isWell);
  },
);
