import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { createQueryClient } from "#web/lib/query-client.ts";

// What is waited for is the code coming, and not the compiler that makes it.
beforeAll(async () => {
  await import("./commands/command-centre.tsx");
});
beforeEach(() => {
  // The palette's code comes once; each test is about the time before.
  vi.resetModules();
  history.replaceState(null, "", "/billing");
  vi.stubGlobal("fetch", async () => new Response("[]"));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show() {
  const { Commands, SearchButton } = await import("./commands.tsx");
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Commands />
      <SearchButton />
      <input aria-label="A field of the page" />
    </QueryClientProvider>,
  );
}
/** Whether the page is kept from the key, by key. */
const press = (keys: readonly string[], target: Element = document.body) =>
  keys.map((key) => !fireEvent.keyDown(target, { key }));
/** However long its code takes to come: what is asked about is what becomes of the keys meanwhile. */
const paletteField = () =>
  screen.findByRole<HTMLInputElement>("combobox", { name: "Search or jump to" }, { timeout: 4_000 });

test("what is typed while the search is still loading stands in its field, and does nothing on the page [PAT-1]", async () => {
  await show();
  const field = screen.getByLabelText("A field of the page");
  field.focus();
  fireEvent.keyDown(field, { key: "k", ctrlKey: true });
  const kept = press(["n", "o", "s", "Backspace", "a", "h", " ", "Enter"], field);
  expect(kept).toEqual(kept.map(() => true));
  expect((await paletteField()).value).toBe("noah ");
  expect(location.search).toBe("");
  expect(screen.getByRole("dialog")).toBeTruthy();
});

test("a key that is pressed the moment the page stands opens the search [PAT-1]", async () => {
  const { Commands } = await import("./commands.tsx");
  const place = document.body.appendChild(document.createElement("div"));
  // Nobody waits here for what React puts off until the page was painted.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const stands = new Promise<void>((resolve) => {
    new MutationObserver((_, observer) => {
      observer.disconnect();
      resolve();
    }).observe(place, { childList: true });
  });
  // As a page whose code has just come is drawn.
  startTransition(() =>
    root.render(
      <QueryClientProvider client={createQueryClient()}>
        <Commands />
        <main />
      </QueryClientProvider>,
    ),
  );
  await stands;
  fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
  expect(await paletteField()).toBeTruthy();
});

test("the same after a press of the search button", async () => {
  await show();
  fireEvent.click(screen.getByRole("button", { name: "Search or jump to" }));
  press(["n", "?"]);
  expect((await paletteField()).value).toBe("n?");
});

test("the same after the key that searches, on a page that has no field of its own", async () => {
  await show();
  press(["/", "g", "p"]);
  expect((await paletteField()).value).toBe("gp");
  expect(location.pathname).toBe("/billing");
});

test("Escape takes the wish back, and the letters are the page's again", async () => {
  await show();
  fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
  press(["x", "Escape"]);
  await waitFor(() => {
    press(["n"]);
    expect(location.search).toBe("?new=1");
  });
  expect(screen.queryByRole("dialog")).toBeNull();
});
