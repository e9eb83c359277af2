import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Field } from "./field.tsx";
import { Textarea } from "./input.tsx";

afterEach(cleanup);

const paste = (text: string) =>
  fireEvent.paste(screen.getByLabelText("Notes"), { clipboardData: { getData: () => text } });

test("a pasted text that is too long for its field is not cut in silence [APPT-18]", () => {
  render(
    <Field label="Notes">
      <Textarea maxLength={10} defaultValue="abc" />
    </Field>,
  );
  paste("1234567");
  expect(screen.queryByRole("alert")).toBeNull();
  paste("1234567890");
  expect(screen.getByRole("alert").textContent).toBe(
    "Only 10 characters fit: the last 3 of what you pasted are left out",
  );
  fireEvent.input(screen.getByLabelText("Notes"), { target: { value: "shorter" } });
  expect(screen.queryByRole("alert")).toBeNull();
});
