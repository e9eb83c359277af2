import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { CalendarGrid, focusableDay } from "./calendar-grid.tsx";

afterEach(cleanup);
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const focusedDay = () => document.activeElement?.getAttribute("aria-label");

test("starts at the chosen day and walks by keys, never before the first allowed day", () => {
  render(<CalendarGrid value="2026-08-12" today="2026-08-11" min="2026-08-11" onChoose={vi.fn()} />);
  focusableDay(screen.getByRole("grid"))?.focus();
  expect(focusedDay()).toBe("Wednesday, 12 August 2026");
  press("ArrowDown");
  expect(focusedDay()).toBe("Wednesday, 19 August 2026");
  press("PageUp");
  expect(focusedDay()).toBe("Tuesday, 11 August 2026");
  press("ArrowLeft");
  expect(focusedDay()).toBe("Tuesday, 11 August 2026");
});

test("chooses the pressed day and refuses days before the first", () => {
  const onChoose = vi.fn();
  render(<CalendarGrid value="" today="2026-08-11" min="2026-08-11" onChoose={onChoose} />);
  const yesterday = screen.getByRole("button", { name: "Monday, 10 August 2026" });
  expect(yesterday.hasAttribute("disabled")).toBe(true);
  fireEvent.click(yesterday);
  fireEvent.click(screen.getByRole("button", { name: "Thursday, 13 August 2026" }));
  expect(onChoose.mock.calls).toEqual([["2026-08-13"]]);
});

test("tells days of rest apart, and lets them be chosen", () => {
  const onChoose = vi.fn();
  const isClosed = (date: string) => date === "2026-08-15";
  render(<CalendarGrid value="" today="2026-08-11" isClosed={isClosed} onChoose={onChoose} />);
  fireEvent.click(screen.getByRole("button", { name: "Saturday, 15 August 2026, closed" }));
  expect(onChoose.mock.calls).toEqual([["2026-08-15"]]);
  expect(screen.getByRole("button", { name: "Friday, 14 August 2026" })).toBeDefined();
});

test("turns the month and keeps the focus on the button", () => {
  render(<CalendarGrid value="2026-08-31" today="2026-08-11" onChoose={vi.fn()} />);
  const next = screen.getByRole("button", { name: "Next month" });
  next.focus();
  fireEvent.click(next);
  expect(screen.getByRole("grid").getAttribute("aria-label")).toBe("September 2026");
  expect(document.activeElement).toBe(next);
});
