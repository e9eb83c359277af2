import { ExternalLink } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { WebBooking, WebBookingBody } from "#contract/booking/web-booking.ts";
import { horizonDays, leadHours, slugLength } from "#contract/booking/web-booking-options.ts";
import { fieldProblems } from "#web/lib/field-problems.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox, Switch } from "#web/ui/forms/checkbox.tsx";
import { Field, GroupProblem } from "#web/ui/forms/field.tsx";
import { Input, Textarea } from "#web/ui/forms/input.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { Note } from "#web/ui/note.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { NotLoaded } from "#web/ui/states/not-loaded.tsx";
import { showFailureToast } from "#web/ui/toasts/show-failure-toast.ts";
import { useSaveWebBooking, useWebBooking } from "./web-booking-calls.ts";

const statuses = [
  { value: "requested", label: "Wait for you to confirm" },
  { value: "confirmed", label: "Are confirmed at once" },
];
const hours = [0, 1, 2, 4, 12, 24, 48].filter((each) => each >= leadHours.fewest && each <= leadHours.most);
const days = [14, 30, 60, 90, 180, 365].filter(
  (each) => each >= horizonDays.fewest && each <= horizonDays.most,
);
/** The choices, and whatever is saved already. */
const optionsOf = (choices: readonly number[], saved: number, one: string, many: string) =>
  [...new Set([...choices, saved])]
    .toSorted((a, b) => a - b)
    .map((each) => ({ value: String(each), label: each === 1 ? `1 ${one}` : `${each} ${many}` }));

/** The clinic's page on which patients book: off until it is switched on here. */
export function WebBookingPanel() {
  const query = useWebBooking();
  if (query.data) return <Settings saved={query.data} />;
  return (
    <Panel title="Online Booking">
      <NotLoaded query={query} loading="Loading online booking..." failed="Online booking did not load" />
    </Panel>
  );
}

function Settings({ saved }: { saved: WebBooking }) {
  const save = useSaveWebBooking();
  const { address, codesBy, isTrial, offeredTreatments, ...settings } = saved;
  const [changes, setChanges] = useState<Partial<WebBookingBody>>({});
  const draft = { ...settings, ...changes };
  const change = (part: Partial<WebBookingBody>) => setChanges((before) => ({ ...before, ...part }));
  const canReach = codesBy.text || codesBy.email;
  const problems = fieldProblems(save.error);
  const send = (body: WebBookingBody) =>
    save.mutate(body, {
      onSuccess: () => setChanges({}),
      onError: (error) => showFailureToast(error, "Online booking could not be saved. Try again."),
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(draft);
  };
  return (
    <Panel title="Online Booking" isPadded>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Switch
          label="Patients can book online"
          hint="On a page of your clinic. A code by text or email proves who they are before anything is booked."
          checked={saved.isOn}
          disabled={save.isPending}
          onCheckedChange={(isOn) => send({ ...draft, isOn })}
        />
        {!canReach && (
          <Note tone="yellow">
            Codes cannot be sent yet: this server needs a mail server or a number that can text. Until then
            the page says so to patients.
          </Note>
        )}
        {isTrial && canReach && (
          <Note>Nothing leaves this server: codes are read in the list of messages under Agents.</Note>
        )}
        {saved.isOn && <PageAddress address={address} />}
        <Field label="Name in the address" hint="Small letters, digits and hyphens" error={problems.slug}>
          <Input
            maxLength={slugLength.most}
            value={draft.slug}
            onChange={(event) => change({ slug: event.target.value })}
          />
        </Field>
        <fieldset>
          <legend className="mb-2 text-13 font-medium">Treatments patients can book</legend>
          <div className="grid grid-cols-2 gap-2.5 max-desk:grid-cols-1">
            {offeredTreatments.map((each) => (
              <Checkbox
                key={each}
                label={each}
                checked={draft.treatments.includes(each)}
                onCheckedChange={(isOn) =>
                  change({
                    treatments: isOn
                      ? [...draft.treatments, each]
                      : draft.treatments.filter((other) => other !== each),
                  })
                }
              />
            ))}
          </div>
          <GroupProblem>{problems.treatments}</GroupProblem>
        </fieldset>
        <Field label="Online bookings">
          <Select
            options={statuses}
            value={draft.bookingStatus}
            onValueChange={(bookingStatus) => change({ bookingStatus: bookingStatus as "requested" })}
          />
        </Field>
        <div className="grid grid-cols-2 gap-4 max-desk:grid-cols-1">
          <Field label="Shortest notice">
            <Select
              options={optionsOf(hours, settings.leadHours, "hour", "hours")}
              value={String(draft.leadHours)}
              onValueChange={(value) => change({ leadHours: Number(value) })}
            />
          </Field>
          <Field label="How far ahead">
            <Select
              options={optionsOf(days, settings.horizonDays, "day", "days")}
              value={String(draft.horizonDays)}
              onValueChange={(value) => change({ horizonDays: Number(value) })}
            />
          </Field>
        </div>
        <Field
          label="Websites that may show the page"
          labelSuffix="(Optional)"
          hint="One address a line, such as https://www.example.com.au"
          error={problems.embedOrigins}
        >
          <Textarea
            rows={2}
            value={draft.embedOrigins.join("\n")}
            onChange={(event) => change({ embedOrigins: event.target.value.split("\n") })}
            onBlur={() => change({ embedOrigins: draft.embedOrigins.filter((each) => each.trim() !== "") })}
          />
        </Field>
        <div>
          <Button
            type="submit"
            disabled={Object.keys(changes).length === 0}
            isPending={save.isPending}
            pendingLabel="Saving..."
          >
            Save Online Booking
          </Button>
        </div>
      </form>
    </Panel>
  );
}

function PageAddress({ address }: { address: string }) {
  return (
    <div className="rounded-m bg-sunken px-3 py-2.5 text-14">
      <p className="text-12 text-ink-2">Your patients book here</p>
      <a
        href={address}
        target="_blank"
        rel="noreferrer"
        className="mt-0.5 inline-flex items-center gap-1.5 font-medium wrap-anywhere text-accent-ink hover:underline"
      >
        {address}
        <ExternalLink aria-label="opens in a new tab" className="size-3.5 flex-none" />
      </a>
      <p className="mt-1.5 text-12 text-ink-2">On your own website:</p>
      <code className="block font-mono text-12 wrap-anywhere">
        {`<iframe src="${address}" title="Book a visit" width="100%" height="720"></iframe>`}
      </code>
    </div>
  );
}
