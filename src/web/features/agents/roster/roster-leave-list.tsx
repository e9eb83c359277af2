import { useState } from "react";
import type { Roster, RosterLeave } from "#contract/clinic/roster.ts";
import { useToday } from "#web/lib/clinic-time.ts";
import { fieldProblems } from "#web/lib/field-problems.ts";
import { shortDate } from "#web/lib/formatting.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { DatePicker } from "#web/ui/days/date-picker.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { useAskForLeave, useDecideLeave } from "./load-roster.ts";
import { RosterForm, RosterSection } from "./roster-section.tsx";

/** Leave to decide and leave to come, and the form to ask for it. */
export function RosterLeaveList({ roster }: { roster: Roster }) {
  return (
    <RosterSection
      title="Leave"
      addLabel={roster.members.length > 0 ? "Ask for leave" : null}
      form={(onDone) => <LeaveForm roster={roster} onDone={onDone} />}
    >
      {roster.leave.length === 0 && <p className="mt-1 text-13 text-ink-2">No leave to come.</p>}
      <ul className="mt-1 flex flex-col gap-2">
        {roster.leave.map((leave) => (
          <LeaveRow key={leave.id} leave={leave} />
        ))}
      </ul>
    </RosterSection>
  );
}

function LeaveRow({ leave }: { leave: RosterLeave }) {
  const { id, name, fromDate, toDate, reason, status } = leave;
  const decide = useDecideLeave();
  const isOpen = status === "requested";
  return (
    <li className="flex flex-wrap items-center gap-2 text-13">
      <span className="font-medium">{name}</span>
      <span>
        {shortDate(fromDate)}
        {toDate !== fromDate && ` to ${shortDate(toDate)}`}
      </span>
      {reason && <span className="break-words text-ink-2">{reason}</span>}
      <Badge tone={isOpen ? "yellow" : "green"}>{isOpen ? "Asked for" : "Approved"}</Badge>
      {isOpen && (
        <Button
          size="small"
          aria-label={`Approve leave of ${name}`}
          isPending={decide.isPending}
          onClick={() => decide.mutate({ id, decision: "approved" })}
        >
          Approve
        </Button>
      )}
      <Button
        size="small"
        kind="danger-text"
        aria-label={`${isOpen ? "Decline" : "Withdraw"} leave of ${name}`}
        isPending={decide.isPending}
        onClick={() => decide.mutate({ id, decision: "declined" })}
      >
        {isOpen ? "Decline" : "Withdraw"}
      </Button>
    </li>
  );
}

function LeaveForm({ roster, onDone }: { roster: Roster; onDone: () => void }) {
  const today = useToday();
  const [draft, setDraft] = useState({
    memberId: roster.members[0]?.id ?? "",
    fromDate: today,
    toDate: today,
    reason: "",
  });
  const ask = useAskForLeave();
  const errors = fieldProblems(ask.error);
  const change = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part });
  return (
    <RosterForm
      submitLabel="Ask"
      isPending={ask.isPending}
      onSubmit={() => ask.mutate(draft, { onSuccess: onDone })}
      onCancel={onDone}
      className="mt-3 grid grid-cols-2 gap-3 max-desk:grid-cols-1"
    >
      <Field label="Who" error={errors.memberId}>
        <Select
          value={draft.memberId}
          onValueChange={(memberId) => change({ memberId })}
          options={roster.members.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Field>
      <Field label="Reason" labelSuffix="(optional)" error={errors.reason}>
        <Input value={draft.reason} onChange={(event) => change({ reason: event.target.value })} />
      </Field>
      <Field label="First day" error={errors.fromDate}>
        <DatePicker
          value={draft.fromDate}
          onChange={(fromDate) => change({ fromDate, ...(draft.toDate < fromDate && { toDate: fromDate }) })}
        />
      </Field>
      <Field label="Last day" error={errors.toDate}>
        <DatePicker value={draft.toDate} min={draft.fromDate} onChange={(toDate) => change({ toDate })} />
      </Field>
    </RosterForm>
  );
}
