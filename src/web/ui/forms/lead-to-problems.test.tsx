import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { type FormEvent, useState } from "react";
import { afterEach, expect, test } from "vitest";
import { Field, GroupProblem } from "./field.tsx";
import { Input } from "./input.tsx";

afterEach(cleanup);

type Problems = Partial<Record<"name" | "mobile" | "whole", string>>;

type Check = () => Problems | Promise<Problems>;

/** A form that is refused by itself at once, or by a server later. */
function Form({ check }: { check: Check }) {
  const [problems, setProblems] = useState<Problems>({});
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setProblems(await check());
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Field label="Name" error={problems.name}>
        <Input />
      </Field>
      <Field label="Mobile" error={problems.mobile}>
        <Input />
      </Field>
      <GroupProblem>{problems.whole}</GroupProblem>
      <button type="submit">Add</button>
    </form>
  );
}

function send(check: Check) {
  render(<Form check={check} />);
  const add = screen.getByRole("button", { name: "Add" });
  add.focus();
  fireEvent.click(add);
}

/** A server that has yet to answer. */
function slowServer() {
  let answer: (problems: Problems) => void = () => {};
  const reply = new Promise<Problems>((resolve) => {
    answer = resolve;
  });
  return { check: () => reply, answer };
}
const focused = () => document.activeElement;

test("the first wrong field has the focus once a form is refused", async () => {
  send(() => ({ name: "Name is required", mobile: "That is no number" }));
  await waitFor(() => expect(focused()).toBe(screen.getByLabelText("Name")));
});

test("also when it is the server that refuses, a moment later", async () => {
  const server = slowServer();
  send(server.check);
  expect(focused()).toBe(screen.getByRole("button", { name: "Add" }));
  server.answer({ mobile: "That is no number" });
  await waitFor(() => expect(focused()).toBe(screen.getByLabelText("Mobile")));
});

test("nobody who types meanwhile is taken away from it", async () => {
  const server = slowServer();
  send(server.check);
  const name = screen.getByLabelText("Name");
  name.focus();
  fireEvent.input(name, { target: { value: "Kim" } });
  server.answer({ mobile: "That is no number" });
  await screen.findByText("That is no number");
  expect(focused()).toBe(name);
});

test("a problem of no single field is brought into sight", async () => {
  const seen: Element[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    seen.push(this);
  };
  send(() => ({ whole: "Give at least one day" }));
  await waitFor(() => expect(seen).toContain(screen.getByRole("alert")));
});
