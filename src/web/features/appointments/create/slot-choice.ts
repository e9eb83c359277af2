import type { AvailabilityReply } from "#contract/booking/appointments.ts";
import { twelveHour } from "#kernel/spoken-dates.ts";

interface SlotOption {
  value: string;
  label: string;
  disabled: boolean;
}

export interface SlotChoice {
  placeholder: string;
  disabled: boolean;
  options: SlotOption[];
}

/** How far the free times of the chosen day are known. */
export type SlotsKnown =
  | { state: "no_date" }
  | { state: "loading" }
  | { state: "failed" }
  | { state: "known"; slots: AvailabilityReply["availableSlots"] };

/** The time that stands in the select; empty until one of the free times is chosen. */
export interface ChosenTime {
  chosen: string;
  /** Another desk or a call booked it after it was chosen. */
  isTaken: boolean;
  /** A time that was wished and never was to be had for this visit; empty where there is none. */
  notFree: string;
}

/** Values of the two entries that are not times; a booking with one of them is refused. */
const loadingSlot = "loading";
const noSlots = "no-slots";

/** What the Time select offers. */
export function slotChoice(known: SlotsKnown): SlotChoice {
  switch (known.state) {
    case "no_date":
      return { placeholder: "Please select a date first", disabled: true, options: [] };
    case "loading":
      return placeholderEntry(loadingSlot, "Loading available slots...");
    case "failed":
      return placeholderEntry(noSlots, "Free times could not be loaded");
    case "known":
      if (known.slots.length === 0) return placeholderEntry(noSlots, "No available slots for this date");
      return {
        placeholder: "Select a time",
        disabled: false,
        options: known.slots.map((slot) => ({ value: slot, label: twelveHour(slot), disabled: false })),
      };
  }
}

const placeholderEntry = (value: string, label: string): SlotChoice => ({
  placeholder: label,
  disabled: false,
  options: [{ value, label, disabled: true }],
});

/** The time as the form would send it: with nothing chosen yet, the entry that stands in the select. */
export function timeToSend(known: SlotsKnown, chosen: string): string {
  if (chosen !== "") return chosen;
  const only = slotChoice(known).options[0];
  return only?.disabled ? only.value : "";
}

export const isRealTime = (time: string): boolean => time !== loadingSlot && time !== noSlots;

/** The offer with a chosen time that has just been taken: in its place among the others, no longer to be had. */
export function withTaken(
  choice: SlotChoice,
  { chosen, isTaken }: Pick<ChosenTime, "chosen" | "isTaken">,
): SlotChoice {
  if (!isTaken) return choice;
  const gone = { value: chosen, label: twelveHour(chosen), disabled: true };
  const options = [...choice.options, gone].toSorted((a, b) => a.value.localeCompare(b.value));
  return { ...choice, options };
}

/** Why a time that was wished cannot be had; undefined where nothing is in its way. */
export const refusedSentence = (known: SlotsKnown, time: ChosenTime): string | undefined =>
  takenSentence(time) ?? notFreeSentence(known, time);

/** `9:30 am has just been taken. Choose another time.` */
const takenSentence = ({ chosen, isTaken }: ChosenTime): string | undefined =>
  isTaken ? `${twelveHour(chosen)} has just been taken. Choose another time.` : undefined;

/** `11:00 am is not free for this visit. Choose another time.` */
function notFreeSentence(known: SlotsKnown, { notFree }: ChosenTime): string | undefined {
  if (notFree === "") return undefined;
  const isDayFull = known.state === "known" && known.slots.length === 0;
  return `${twelveHour(notFree)} is not free for this visit. Choose another ${isDayFull ? "day" : "time"}.`;
}

/** `7 free times on this day` */
export function freeTimesHint(known: SlotsKnown): string | undefined {
  if (known.state !== "known" || known.slots.length === 0) return undefined;
  return `${known.slots.length} free ${known.slots.length === 1 ? "time" : "times"} on this day`;
}
