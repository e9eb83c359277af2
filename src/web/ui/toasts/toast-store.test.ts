import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentToasts, dismissToast, toast, toastRemovalMs } from "./toast-store.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  dismissToast();
  vi.advanceTimersByTime(toastRemovalMs);
  vi.useRealTimers();
});
const titles = () => currentToasts().map((entry) => entry.title);

test("shows one notice at a time: the newest [NET-3]", () => {
  toast({ title: "first" });
  toast({ title: "second", variant: "destructive" });
  expect(titles()).toEqual(["second"]);
});

test("closes a dismissed notice at once and removes it 1,000,000 ms later [NET-3]", () => {
  const shown = toast({ title: "saved" });
  shown.dismiss();
  expect(currentToasts()).toMatchObject([{ title: "saved", isOpen: false }]);
  vi.advanceTimersByTime(999_999);
  expect(titles()).toEqual(["saved"]);
  vi.advanceTimersByTime(1);
  expect(titles()).toEqual([]);
});

test("changes what a notice says while it stands", () => {
  const shown = toast({ title: "saving" });
  shown.update({ title: "saved" });
  expect(currentToasts()).toMatchObject([{ id: shown.id, title: "saved", isOpen: true }]);
});

test("dismisses all notices without an id, and leaves another's alone with one", () => {
  const old = toast({ title: "old" });
  toast({ title: "new" });
  old.dismiss();
  expect(currentToasts()).toMatchObject([{ title: "new", isOpen: true }]);
  dismissToast();
  expect(currentToasts()).toMatchObject([{ title: "new", isOpen: false }]);
});
