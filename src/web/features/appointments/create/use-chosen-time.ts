import { useState } from "react";
import type { FreeTimes, TimesFor } from "./find-free-times.ts";
import type { ChosenTime } from "./slot-choice.ts";

/**
 * The chosen time of a day as the person sees it. One that was free when it was chosen stays in sight when another desk takes
 * it; one that never was, such as the slot a dialog was opened from or a time of another treatment, is named as not free.
 */
export function useChosenTime(
  date: string,
  wanted: string,
  wish: TimesFor,
  { known, isRefreshing }: FreeTimes,
): ChosenTime {
  const [offered, setOffered] = useState("");
  const { appointmentType = "", practitionerId = "", chairId = "" } = wish;
  const slot = [date, wanted, appointmentType, practitionerId, chairId].join(" ");
  const isFree = known.state === "known" && known.slots.includes(wanted);
  if (isFree && offered !== slot) setOffered(slot);
  const isGone = known.state === "known" && !isRefreshing && wanted !== "" && !isFree;
  const isTaken = isGone && offered === slot;
  return {
    chosen: isFree || isTaken ? wanted : "",
    isTaken,
    notFree: isGone && !isTaken ? wanted : "",
  };
}
