import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Dialog, DialogBody } from "./dialog.tsx";

afterEach(cleanup);
function show(isDirty: boolean) {
  const onClose = vi.fn();
  render(
    <Dialog isOpen onClose={onClose} title="Create Manual Appointment" isDirty={isDirty}>
      <DialogBody>fields</DialogBody>
    </Dialog>,
  );
  return onClose;
}
const pressEscape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });

test("closes with Escape when nothing was typed", () => {
  const onClose = show(false);
  pressEscape();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("asks before it throws away what was typed", () => {
  const onClose = show(true);
  pressEscape();
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Keep editing" }));
  expect(screen.queryByRole("button", { name: "Discard" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  fireEvent.click(screen.getByRole("button", { name: "Discard" }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("Escape pressed twice keeps what was typed, and the question is gone", () => {
  const onClose = show(true);
  pressEscape();
  pressEscape();
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.queryByRole("button", { name: "Discard" })).toBeNull();
});

test("is named by its title", () => {
  show(false);
  expect(screen.getByRole("dialog", { name: "Create Manual Appointment" })).toBeDefined();
});
