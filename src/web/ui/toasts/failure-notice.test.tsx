import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useFailureNotice } from "./failure-notice.ts";
import { dismissToast } from "./toast-store.ts";
import { Toaster } from "./toaster.tsx";

afterEach(() => {
  act(() => dismissToast());
  cleanup();
});

function Form() {
  const notice = useFailureNotice();
  return (
    <>
      <input aria-label="Email" onChange={notice.clear} />
      <button type="button" onClick={() => notice.show({ title: "Login failed", description: "Unknown" })}>
        Sign In
      </button>
    </>
  );
}
const isShown = () => screen.queryAllByText("Login failed").some((node) => node.closest("li"));

test("what is said of one address goes when another one is typed [AUTH-6]", () => {
  render(
    <>
      <Toaster />
      <Form />
    </>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Sign In" }));
  expect(isShown()).toBe(true);
  fireEvent.change(screen.getByLabelText("Email"), { target: { value: "s" } });
  expect(isShown()).toBe(false);
});
