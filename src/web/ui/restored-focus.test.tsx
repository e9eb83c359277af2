import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Button } from "./button.tsx";

afterEach(cleanup);

/** A dialog that, as the one of the product does, takes a focus that is lost inside it. */
const dialog = (isPending: boolean) => (
  <div role="dialog" tabIndex={-1}>
    <Button isPending={isPending}>Add to waitlist</Button>
    <Button>Reschedule</Button>
  </div>
);
const button = (name: string) => screen.getByRole("button", { name });

function press() {
  const { rerender } = render(dialog(false));
  button("Add to waitlist").focus();
  rerender(dialog(true));
  return { settle: () => rerender(dialog(false)) };
}

test("a button that waited has its focus again, also when its dialog had taken it", () => {
  const { settle } = press();
  screen.getByRole("dialog").focus();
  settle();
  expect(document.activeElement).toBe(button("Add to waitlist"));
});

test("a focus that went on to something else meanwhile stays there", () => {
  const { settle } = press();
  button("Reschedule").focus();
  settle();
  expect(document.activeElement).toBe(button("Reschedule"));
});
