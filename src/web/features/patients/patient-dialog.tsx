import { Mail, Phone } from "lucide-react";
import { useRef, useState } from "react";
import { textLimits } from "#contract/limits.ts";
import type { PatientWithHistory } from "#contract/patients/patients.ts";
import { toE164 } from "#kernel/phone-numbers.ts";
import { useToday } from "#web/lib/clinic-time.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { Note } from "#web/ui/note.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlays/dialog.tsx";
import { toast } from "#web/ui/toasts/toast-store.ts";
import { useCreatePatient } from "./create-patient.ts";
import { useFoundPatients } from "./find-patients.ts";
import { type LikelySame, likelySame } from "./likely-same.ts";
import { type PatientDetails, type PatientForm, showFieldErrors, usePatientForm } from "./patient-form.ts";
import { phoneOf } from "./patient-words.ts";
import { useUpdatePatient } from "./update-patient.ts";

interface PatientDialogProps {
  /** The record to change; `null` adds one. */
  patient: PatientWithHistory | null;
  onClose: () => void;
  /** The record that was saved, or that turned out to be the same person. */
  onOpen: (id: string) => void;
}

/** Adds a patient or changes who they are and how they are reached. Mounted while open. */
export function PatientDialog({ patient, onClose, onOpen }: PatientDialogProps) {
  const form = usePatientForm(patient, useToday());
  const { save, isPending, refused } = useSave(patient, form, onOpen);
  const same = useLikelySame(form, patient?.id ?? null);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={patient ? "Edit patient" : "Add patient"}
      description={
        patient
          ? "Appointments that are booked already keep the name and number they were booked with."
          : "The next booking with this name and number finds the record."
      }
      isDirty={form.formState.isDirty && !isPending}
    >
      <form className="contents" noValidate onSubmit={save}>
        <DialogBody className="grid grid-cols-2 gap-4 max-desk:grid-cols-1">
          <Fields form={form} />
          <div role="status" className="col-span-full empty:hidden">
            {same.length > 0 && <SameNote same={same} onOpen={onOpen} />}
          </div>
          {refused && (
            <div role="alert" className="col-span-full">
              <Note tone="red">{refused}</Note>
            </div>
          )}
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="filled" isPending={isPending} pendingLabel="Saving...">
            {patient ? "Save changes" : "Add patient"}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

function useSave(patient: PatientWithHistory | null, form: PatientForm, onOpen: (id: string) => void) {
  const create = useCreatePatient();
  const update = useUpdatePatient(patient?.id ?? "");
  const [refused, setRefused] = useState("");
  const isSending = useRef(false);
  const send = async (details: PatientDetails) => {
    if (isSending.current) return;
    isSending.current = true;
    setRefused("");
    try {
      const saved = await (patient ? update.mutateAsync(details) : create.mutateAsync(details));
      toast(patient ? { title: "Patient saved" } : { title: "Patient added", description: saved.name });
      onOpen(saved.id);
    } catch (error) {
      showFieldErrors(form, error);
      setRefused(
        messageForPeople(error, "The record could not be saved. Check your connection and try again."),
      );
    } finally {
      isSending.current = false;
    }
  };
  return { save: form.handleSubmit(send), isPending: create.isPending || update.isPending, refused };
}

function Fields({ form }: { form: PatientForm }) {
  const { errors } = form.formState;
  const today = useToday();
  return (
    <>
      <Field label="Name" isRequired error={errors.name?.message}>
        <Input autoComplete="off" maxLength={textLimits.name} {...form.register("name")} />
      </Field>
      <Field label="Phone number" isRequired error={errors.phone?.message}>
        <Input
          type="tel"
          autoComplete="off"
          maxLength={textLimits.phone}
          icon={<Phone aria-hidden="true" />}
          {...form.register("phone")}
        />
      </Field>
      <Field label="Email" labelSuffix="(Optional)" error={errors.email?.message}>
        <Input
          type="email"
          autoComplete="off"
          placeholder="name@example.com"
          icon={<Mail aria-hidden="true" />}
          {...form.register("email")}
        />
      </Field>
      <Field label="Date of birth" labelSuffix="(Optional)" error={errors.dateOfBirth?.message}>
        <Input
          type="date"
          min="1900-01-01"
          max={today}
          {...form.register("dateOfBirth", { setValueAs: (day: string | null) => day || null })}
        />
      </Field>
    </>
  );
}

/** Asked with every number that is whole and every name that was left. */
function useLikelySame(form: PatientForm, exceptId: string | null): LikelySame[] {
  const { name, phone } = form.watch();
  const { name: isNameLeft } = form.formState.touchedFields;
  const byPhone = useFoundPatients(toE164(phone) ? phone.trim() : "");
  const byName = useFoundPatients(isNameLeft ? name.trim() : "");
  if (!form.formState.isDirty) return [];
  const known = [...(byPhone.data?.patients ?? []), ...(byName.data?.patients ?? [])];
  return likelySame(known, { name, phone }, exceptId);
}

const mostShown = 3;

function SameNote({ same, onOpen }: { same: readonly LikelySame[]; onOpen: (id: string) => void }) {
  return (
    <Note tone="yellow">
      <p className="font-medium">Is this somebody you know already?</p>
      <ul className="mt-1 grid gap-1">
        {same.slice(0, mostShown).map(({ patient, reason }) => (
          <li key={patient.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span>
              {patient.name}, {reason === "same_phone" ? "same number" : phoneOf(patient.phone)}
            </span>
            <button
              type="button"
              className="rounded-s font-medium underline pointer-coarse:min-h-11"
              onClick={() => onOpen(patient.id)}
            >
              Open the record
            </button>
          </li>
        ))}
      </ul>
    </Note>
  );
}
