import { type KeyboardEvent, type PointerEvent as ReactPointerEvent, useEffect, useRef } from "react";
import type { Appointment } from "#contract/booking/appointments.ts";
import { visitMinutes } from "#contract/clinic/treatment-options.ts";
import { minutesOf } from "#kernel/zoned-time.ts";
import type { ColumnKind } from "./book-columns.ts";
import {
  endingAt,
  isSameSpot,
  mayMove,
  type Spot,
  type SpotStore,
  spotOf,
  startingAt,
  type Wish,
} from "./visit-spots.ts";

interface Moving {
  appointments: readonly Appointment[];
  kind: ColumnKind;
  hasColumns: boolean;
  /** First and last minute that are drawn. */
  start: string;
  end: string;
  spots: SpotStore;
  /** A visit has been put somewhere else. */
  onWish: (wish: Wish) => void;
}

/** How far the pointer may tremble in a press that is no drag. */
const tremblePx = 4;
/** The lower edge, by which a visit is made longer or shorter. */
const edgePx = 7;

const columnsIn = (frame: Element) => [...frame.querySelectorAll<HTMLElement>(".rbc-day-slot[data-date]")];

const columnOf = (element: HTMLElement) => ({
  date: element.dataset.date ?? "",
  columnId: element.dataset.column ?? "",
});

/**
 * Moves visits with the pointer, or with the keys: M on a visit, then arrows (with Shift its length), Enter or Escape. What is
 * chosen is drawn by the columns; nothing is changed here.
 */
export function useVisitMoving(moving: Moving) {
  const { spots } = moving;
  const latest = useRef(moving);
  useEffect(() => {
    latest.current = moving;
  });
  const endDrag = useRef<(() => void) | null>(null);
  useEffect(() => () => endDrag.current?.(), []);

  const onPointerDown = (press: ReactPointerEvent<HTMLElement>) => {
    if (press.button !== 0 || press.pointerType === "touch" || !(press.target instanceof Element)) return;
    const element = press.target.closest<HTMLElement>(".rbc-time-content [data-visit]");
    const appointment = latest.current.appointments.find(({ id }) => id === element?.dataset.visit);
    if (!element || !appointment) return;
    endDrag.current?.();
    endDrag.current = followPointer(press, element, appointment, latest);
  };

  const onKeyDown = (appointment: Appointment, key: KeyboardEvent): boolean => {
    const current = spots.current();
    const isMoving = current?.appointment.id === appointment.id;
    if (!isMoving) {
      if (key.key.toLowerCase() !== "m" || key.ctrlKey || key.metaKey || !mayMove(appointment)) return false;
      const { kind, hasColumns } = latest.current;
      spots.set({ appointment, spot: spotOf(appointment, kind, hasColumns) });
      return true;
    }
    const frame = key.target instanceof Element ? key.target.closest(".rbc-time-content") : null;
    const next = frame && spotAfterKey(current.spot, key, frame, latest.current);
    if (next) spots.set({ appointment, spot: next });
    else if (key.key === "Enter") settle({ appointment, spot: current.spot }, latest.current);
    else if (key.key === "Escape" || key.key === "Tab") spots.set(null);
    return key.key !== "Tab";
  };

  return { onPointerDown, onKeyDown };
}

/** Asks about a spot that is another than before. */
function settle(wish: Wish, { spots, kind, hasColumns, onWish }: Moving): void {
  if (isSameSpot(wish.spot, spotOf(wish.appointment, kind, hasColumns))) spots.set(null);
  else onWish(wish);
}

function spotAfterKey(spot: Spot, key: KeyboardEvent, frame: Element, moving: Moving): Spot | null {
  const drawn = { first: minutesOf(moving.start), last: minutesOf(moving.end) };
  const steps = { ArrowUp: -1, ArrowDown: 1 }[key.key];
  if (steps !== undefined)
    return key.shiftKey
      ? endingAt(spot, spot.from + spot.minutes + steps * visitMinutes.step, drawn)
      : startingAt(spot, spot.from + steps * visitMinutes.step, drawn);
  const aside = { ArrowLeft: -1, ArrowRight: 1 }[key.key];
  if (aside === undefined) return null;
  const columns = columnsIn(frame).map(columnOf);
  const at = columns.findIndex(({ date, columnId }) => date === spot.date && columnId === spot.columnId);
  return { ...spot, ...columns[at + aside] };
}

/** From the press to the release; returns the way to break it off. */
function followPointer(
  press: ReactPointerEvent<HTMLElement>,
  element: HTMLElement,
  appointment: Appointment,
  latest: { current: Moving },
): () => void {
  const { kind, hasColumns, spots } = latest.current;
  const frame = press.currentTarget;
  const origin = spotOf(appointment, kind, hasColumns);
  const box = element.getBoundingClientRect();
  const isLength = press.clientY > box.bottom - edgePx;
  const { clientX, clientY } = press;
  let wished: Spot | null = null;
  let grabbed = 0;

  const drawn = () => ({ first: minutesOf(latest.current.start), last: minutesOf(latest.current.end) });
  const minuteIn = (column: HTMLElement, y: number) => {
    const { top, height } = column.getBoundingClientRect();
    const { first, last } = drawn();
    return first + ((y - top) / height) * (last - first);
  };
  const ownColumn = () => columnsIn(frame).find((column) => column.contains(element));

  const spotUnder = ({ clientX: x, clientY: y }: PointerEvent): Spot => {
    const isUnder = (column: HTMLElement) => {
      const { left, right } = column.getBoundingClientRect();
      return left <= x && x < right;
    };
    const column = (!isLength && columnsIn(frame).find(isUnder)) || ownColumn();
    if (!column) return origin;
    const minute = minuteIn(column, y);
    if (isLength) return endingAt(origin, minute, drawn());
    return startingAt({ ...origin, ...columnOf(column) }, minute - grabbed, drawn());
  };

  const onMove = (event: PointerEvent) => {
    if (wished === null) {
      if (Math.hypot(event.clientX - clientX, event.clientY - clientY) < tremblePx) return;
      const own = ownColumn();
      if (own) grabbed = minuteIn(own, clientY) - origin.from;
      element.dataset.moving = "";
      frame.dataset.moving = isLength ? "length" : "time";
    }
    wished = spotUnder(event);
    spots.set({ appointment, spot: wished });
  };
  const onUp = () => {
    stop();
    if (wished === null) return;
    // The release is no press on what lies under it.
    const swallow = (click: Event) => click.stopPropagation();
    window.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
    settle({ appointment, spot: wished }, latest.current);
  };
  const giveUp = () => {
    stop();
    spots.set(null);
  };
  const onKey = (event: KeyboardEventInit & Event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    giveUp();
  };
  const stop = () => {
    window.removeEventListener("pointermove", onMove);
    window.removeEventListener("pointerup", onUp);
    window.removeEventListener("pointercancel", giveUp);
    window.removeEventListener("keydown", onKey, { capture: true });
    delete element.dataset.moving;
    delete frame.dataset.moving;
  };
  window.addEventListener("pointermove", onMove);
  window.addEventListener("pointerup", onUp);
  window.addEventListener("pointercancel", giveUp);
  window.addEventListener("keydown", onKey, { capture: true });
  return giveUp;
}
