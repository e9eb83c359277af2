import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { type CreateAppointmentBody, createAppointmentBody } from "#contract/booking/appointments.ts";
import { defaultAppointmentType } from "#contract/limits.ts";
import type { BookingFor } from "#web/lib/booking-for.ts";
import { formatPhone } from "#web/lib/formatting.ts";
import { isRequestError } from "#web/lib/request-error.ts";

/** Whom to book in, and what for where that is known. */
export interface Whom extends BookingFor {
  appointmentType?: string | null;
}

/** What the dialog starts with when it was opened from a slot, a patient's record or an earlier visit. */
export interface Prefill {
  date: string;
  time: string;
  /** A patient on record, or the one of the visit to book again. */
  whom: Whom | null;
  practitionerId?: string;
  chairId?: string;
  /** What was typed before it was set aside. */
  unfinished?: BookingValues | null;
}

export type BookingValues = z.input<typeof createAppointmentBody>;

/** Empty fields, General Consultation; or what the dialog was opened with. */
export function startValues({ date, time, whom, practitionerId, chairId }: Prefill): BookingValues {
  return {
    requestedDate: date,
    requestedTime: time,
    patientDetails: {
      name: whom?.name ?? "",
      phone: whom?.phone ? formatPhone(whom.phone) : "",
      email: whom?.email ?? "",
    },
    appointmentType: whom?.appointmentType ?? defaultAppointmentType,
    notes: "",
    ...(practitionerId && { practitionerId }),
    ...(chairId && { chairId }),
  };
}

/** The fields of the create dialog under the contract's own rules: checked on leaving a field, then as one types. */
export function useAppointmentForm(prefill: Prefill) {
  return useForm<BookingValues, unknown, CreateAppointmentBody>({
    resolver: zodResolver(createAppointmentBody),
    defaultValues: prefill.unfinished ?? startValues(prefill),
    mode: "onTouched",
    shouldFocusError: false,
  });
}

export type AppointmentForm = ReturnType<typeof useAppointmentForm>;

const fields = [
  "requestedDate",
  "requestedTime",
  "patientDetails.name",
  "patientDetails.phone",
  "patientDetails.email",
  "appointmentType",
  "practitionerId",
  "chairId",
  "notes",
] as const;

/** Puts what the server refused at its field. */
export function showFieldErrors(form: AppointmentForm, error: unknown): void {
  if (!isRequestError(error)) return;
  for (const { field, message } of error.problem?.errors ?? []) {
    const known = fields.find((name) => name === field || `body.${name}` === field);
    if (known) form.setError(known, { type: "server", message });
  }
}
