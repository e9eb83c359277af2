import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { NotLoaded } from "./not-loaded.tsx";

afterEach(cleanup);
const show = (query: { data: unknown; error: unknown; refetch: () => unknown }) =>
  render(<NotLoaded query={query} loading="Loading the team..." failed="The team did not load" />);
const error = new Error("away");

test("says what is coming until it is there", () => {
  show({ data: undefined, error: null, refetch: vi.fn() });
  expect(screen.getByRole("status").textContent).toBe("Loading the team...");
});

test("says what did not come, and asks again at a press", () => {
  const refetch = vi.fn();
  show({ data: undefined, error, refetch });
  expect(screen.getByRole("alert").textContent).toContain("The team did not load");
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(refetch).toHaveBeenCalledOnce();
});

test("leaves what is on the screen alone, even an empty answer, when asking again fails", () => {
  for (const data of [{ members: [] }, null])
    expect(show({ data, error, refetch: vi.fn() }).container.textContent).toBe("");
});
