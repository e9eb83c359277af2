import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Tooltip } from "./tooltip.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("waits 700 ms before it explains [NET-3]", async () => {
  vi.useFakeTimers();
  render(
    <Tooltip text="Appointment cancelled">
      <button type="button">Cancelled</button>
    </Tooltip>,
  );
  fireEvent.pointerMove(screen.getByRole("button"), { pointerType: "mouse" });
  await act(() => vi.advanceTimersByTimeAsync(699));
  expect(screen.queryByRole("tooltip")).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2));
  expect(screen.getByRole("tooltip").textContent).toBe("Appointment cancelled");
});
