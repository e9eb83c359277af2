import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { AvailabilityReply } from "#contract/booking/appointments.ts";
import { defaultAppointmentType } from "#contract/limits.ts";
import { twelveHour } from "#kernel/spoken-dates.ts";
import { callApi } from "#web/lib/api-client.ts";
import type { AppointmentForm } from "./appointment-form.ts";

export interface WalkInTimes {
  /** Who is free now, or when somebody is; empty where it could not be learnt. It has its place from the start: nothing slides under the pointer. */
  sentence: string;
  /** Null while it is not known. */
  isFreeNow: boolean | null;
  /** Why the time that stands in the form cannot be had; undefined where nothing is known to be in its way. */
  notFree: string | undefined;
}

/** The times at which a patient who is here can be seen. The form starts with the first of them, until a time is typed. */
export function useWalkInTimes(form: AppointmentForm): WalkInTimes {
  const { requestedDate, requestedTime: time, ...values } = form.watch();
  const { appointmentType = defaultAppointmentType, durationMinutes, practitionerId, chairId } = values;
  const wish = { appointmentType, durationMinutes, practitionerId, chairId };
  const { data, isFetching, isPlaceholderData, isError } = useQuery({
    queryKey: ["/api/availability", "walk-in", requestedDate, wish],
    queryFn: ({ signal }) =>
      callApi("availability", { body: { requestedDate, isWalkIn: true, ...wish }, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const isTyped = form.getFieldState("requestedTime", form.formState).isDirty;
  const first = isPlaceholderData ? undefined : data?.walkIn?.time;
  useEffect(() => {
    // What the form starts with, not a change of it: closing it asks nothing.
    if (first !== undefined && !isTyped) form.resetField("requestedTime", { defaultValue: first });
  }, [form, first, isTyped]);
  const isGone =
    data !== undefined && !isFetching && /^\d\d:\d[05]$/.test(time) && !data.availableSlots.includes(time);
  return {
    sentence: data ? firstSentence(data.walkIn ?? null) : isError ? "" : "Looking for the first free time…",
    isFreeNow: data ? data.walkIn?.isNow === true : null,
    notFree: isGone ? `${twelveHour(time)} is not free for this visit. Choose another time.` : undefined,
  };
}

/** `Free now with Dr Moore, Chair 2.` or `Nobody is free now. The first free time is 2:30 pm with Dr Moore, Chair 2.` */
export function firstSentence(first: NonNullable<AvailabilityReply["walkIn"]> | null): string {
  if (first === null) return "Nobody is free any more today for this visit.";
  const { time, isNow, chairName, practitionerName } = first;
  const where = practitionerName === null ? `in ${chairName}` : `with ${practitionerName}, ${chairName}`;
  if (isNow) return `Free now ${where}.`;
  return `Nobody is free now. The first free time is ${twelveHour(time)} ${where}.`;
}
