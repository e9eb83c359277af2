import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { createPatientBody, type PatientWithHistory } from "#contract/patients/patients.ts";
import { formatPhone } from "#web/lib/formatting.ts";
import { isRequestError } from "#web/lib/request-error.ts";

const formBody = createPatientBody.pick({ name: true, phone: true, email: true, dateOfBirth: true });
export type PatientValues = z.input<typeof formBody>;
export type PatientDetails = z.output<typeof formBody>;

/** Empty fields, or those of the record that is changed. */
const startValues = (patient: PatientWithHistory | null): PatientValues => ({
  name: patient?.name ?? "",
  phone: patient?.phone ? formatPhone(patient.phone) : "",
  email: patient?.email ?? "",
  dateOfBirth: patient?.dateOfBirth ?? null,
});

/** The fields under the contract's own rules: checked on leaving a field, then as one types. */
export function usePatientForm(patient: PatientWithHistory | null, today: string) {
  return useForm<PatientValues, unknown, PatientDetails>({
    resolver: zodResolver(
      formBody.refine(({ dateOfBirth }) => !dateOfBirth || dateOfBirth <= today, {
        path: ["dateOfBirth"],
        message: "Date of birth cannot be in the future",
      }),
    ),
    defaultValues: startValues(patient),
    mode: "onTouched",
  });
}

export type PatientForm = ReturnType<typeof usePatientForm>;

const fields = ["name", "phone", "email", "dateOfBirth"] as const;

/** Puts what the server refused at its field. */
export function showFieldErrors(form: PatientForm, error: unknown): void {
  if (!isRequestError(error)) return;
  for (const { field, message } of error.problem?.errors ?? []) {
    const known = fields.find((name) => name === field);
    if (known) form.setError(known, { type: "server", message });
  }
}
