import { type FormEvent, useState } from "react";
import { textLimits } from "#contract/limits.ts";
import { fieldProblems, otherProblem } from "#web/lib/field-problems.ts";
import { Field } from "../forms/field.tsx";
import { Input } from "../forms/input.tsx";
import { Note } from "../note.tsx";
import {
  closureSpanBody,
  type DaySpan,
  DaySpanFields,
  emptySpan,
  spanBody,
  spanProblems,
} from "./day-span.tsx";

interface SpanFormStart {
  span?: DaySpan;
  isReasonRequired: boolean;
}

/** A form for days or hours and the reason: what is typed, and what is missing once somebody has tried to send it. */
export function useSpanForm({ span: given = emptySpan, isReasonRequired }: SpanFormStart) {
  const [start] = useState(given);
  const [span, setSpan] = useState(start);
  const [reason, setReason] = useState("");
  const [isChecked, setIsChecked] = useState(false);
  const missing: Record<string, string> = {
    ...spanProblems(span),
    ...(isReasonRequired && reason.trim() === "" && { reason: "Reason is required" }),
  };
  const clear = () => {
    setSpan(start);
    setReason("");
    setIsChecked(false);
  };
  /** Hands on what was typed once nothing is missing. */
  const submit =
    (send: (body: ReturnType<typeof spanBody> & { reason: string }) => void) => (event: FormEvent) => {
      event.preventDefault();
      setIsChecked(true);
      if (Object.keys(missing).length === 0) send({ ...spanBody(span), reason });
    };
  return {
    ...{ span, reason, isReasonRequired, setReason, clear, submit },
    change: (part: Partial<DaySpan>) => setSpan((before) => ({ ...before, ...part })),
    problems: isChecked ? missing : {},
    isDirty: span !== start || reason !== "",
  };
}

/** The same for closures, which may come back every week. */
export function useClosureForm(span?: DaySpan) {
  const form = useSpanForm({ ...(span && { span }), isReasonRequired: true });
  const submit = (send: (body: ReturnType<typeof closureSpanBody> & { reason: string }) => void) =>
    form.submit(({ reason }) => send({ ...closureSpanBody(form.span), reason }));
  return { ...form, submit, mayBeWeekly: true };
}

type SpanForm = Omit<ReturnType<typeof useSpanForm>, "submit"> & { mayBeWeekly?: boolean };

const fieldNames = ["fromDate", "toDate", "toTime", "reason"];

interface SpanFormFieldsProps {
  form: SpanForm;
  /** Why the server refused it; stands at the field that is to blame, else below all. */
  refusal: unknown;
  fromLabel: string;
  /** The first day that can be chosen. */
  min: string;
  reasonHint?: string;
  mostReason?: number;
}

export function SpanFormFields({
  form,
  refusal,
  fromLabel,
  min,
  reasonHint,
  mostReason,
}: SpanFormFieldsProps) {
  const problems = { ...fieldProblems(refusal), ...form.problems };
  const other = otherProblem(refusal, fieldNames);
  return (
    <>
      <DaySpanFields
        span={form.span}
        onChange={form.change}
        problems={problems}
        fromLabel={fromLabel}
        min={min}
        mayBeWeekly={form.mayBeWeekly}
      />
      <Field
        label="Reason"
        labelSuffix={form.isReasonRequired ? undefined : "(Optional)"}
        isRequired={form.isReasonRequired}
        hint={reasonHint}
        error={problems.reason}
      >
        <Input
          maxLength={mostReason ?? textLimits.name}
          value={form.reason}
          onChange={(event) => form.setReason(event.target.value)}
        />
      </Field>
      {other && (
        <Note tone="red">
          <p role="alert">{other}</p>
        </Note>
      )}
    </>
  );
}
