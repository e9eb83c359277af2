import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dismissToast, toast, toastRemovalMs } from "./toast-store.ts";
import { Toaster } from "./toaster.tsx";

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toaster />);
});
afterEach(() => {
  act(() => {
    dismissToast();
    vi.advanceTimersByTime(toastRemovalMs);
  });
  cleanup();
  vi.useRealTimers();
});
const isShown = (text: string) => screen.queryAllByText(text).some((node) => node.closest("li"));
const show = (title: string) => act(() => toast({ title, description: "because" }));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test("shows a notice for 5000 ms [NET-3]", async () => {
  show("Saved");
  await wait(4_990);
  expect(isShown("Saved")).toBe(true);
  await wait(20);
  expect(isShown("Saved")).toBe(false);
});

test("closes by its button [NET-3]", async () => {
  show("Saved");
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  await wait(10);
  expect(isShown("Saved")).toBe(false);
});

test("does what its action says, once, and is gone then", async () => {
  const onPress = vi.fn();
  act(() => {
    toast({ title: "Removed", action: { label: "Undo", altText: "Add it again by hand", onPress } });
  });
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await wait(10);
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(isShown("Removed")).toBe(false);
});

test("takes the focus with F8 [NET-3]", () => {
  show("Saved");
  fireEvent.keyDown(document, { key: "F8", code: "F8" });
  expect(document.activeElement?.contains(screen.getAllByText("Saved")[0] ?? null)).toBe(true);
});

test.each([
  ["stays when swiped 49 px to the right", 49, true],
  ["goes when swiped 51 px to the right", 51, false],
  ["stays when swiped to the left", -80, true],
])("%s [NET-3]", async (_name, distance, staysOpen) => {
  show("Saved");
  const notice = screen.getAllByText("Saved")[0]?.closest("li");
  if (!notice) throw new Error("no notice");
  fireEvent.pointerDown(notice, { button: 0, clientX: 100, clientY: 10, pointerId: 1, pointerType: "touch" });
  fireEvent.pointerMove(notice, {
    clientX: 100 + distance / 2,
    clientY: 10,
    pointerId: 1,
    pointerType: "touch",
  });
  fireEvent.pointerMove(notice, { clientX: 100 + distance, clientY: 10, pointerId: 1, pointerType: "touch" });
  fireEvent.pointerUp(notice, { clientX: 100 + distance, clientY: 10, pointerId: 1, pointerType: "touch" });
  await wait(10);
  expect(isShown("Saved")).toBe(staysOpen);
});
