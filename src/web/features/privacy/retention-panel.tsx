import { useState } from "react";
import type { Retention, RetentionPreview } from "#contract/patients/retention.ts";
import { type RetentionKind, retentionKinds } from "#contract/patients/retention-options.ts";
import { useClinicTimeZone } from "#web/lib/clinic-time.ts";
import { formatCount, longDate, longDateOf } from "#web/lib/formatting.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { Button } from "#web/ui/button.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { Note } from "#web/ui/note.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlays/dialog.tsx";
import { Panel, PanelRow } from "#web/ui/panel.tsx";
import { type Times, useRetentionPreview, useSaveRetention } from "./retention-calls.ts";
import { forGood, kindWords, previewWords, timeOptions } from "./retention-words.ts";

const timesOf = (kept: Retention): Times =>
  Object.fromEntries(kept.map(({ kind, keepDays }) => [kind, keepDays])) as Times;

/** A voicemail goes with the words of its call or before them. */
function withTime(times: Times, kind: RetentionKind, days: number | null): Times {
  const next = { ...times, [kind]: days };
  if (next.calls !== null && (next.recordings === null || next.recordings > next.calls)) {
    if (kind === "calls") next.recordings = next.calls;
    else next.calls = next.recordings;
  }
  return next;
}

/** How long each kind is kept, what that would take, and what the last night took. */
export function RetentionPanel({ kept }: { kept: Retention }) {
  const saved = timesOf(kept);
  const [times, setTimes] = useState(saved);
  const [isAsking, setIsAsking] = useState(false);
  const preview = useRetentionPreview(times);
  const save = useSaveRetention();
  const isChanged = retentionKinds.some((kind) => times[kind] !== saved[kind]);
  const countedOf = (kind: RetentionKind) =>
    times[kind] === null ? undefined : preview.data?.find((counted) => counted.kind === kind);
  const keep = () => save.mutate(times, { onSettled: () => setIsAsking(false) });
  const goes = retentionKinds.reduce((sum, kind) => sum + (countedOf(kind)?.goes ?? 0), 0);
  return (
    <Panel title="How long things are kept">
      {kept.map((rule) => (
        <KindRow
          key={rule.kind}
          rule={rule}
          days={times[rule.kind]}
          counted={countedOf(rule.kind)}
          onChange={(days) => setTimes(withTime(times, rule.kind, days))}
        />
      ))}
      <PanelRow className="flex-wrap justify-end">
        {preview.error && (
          <Note tone="red" className="basis-full">
            {messageForPeople(preview.error, "What would be erased could not be counted.")}
          </Note>
        )}
        <Button disabled={!isChanged} onClick={() => setTimes(saved)}>
          Discard
        </Button>
        <Button
          kind="filled"
          disabled={!isChanged || preview.isFetching || preview.isError}
          isPending={save.isPending}
          pendingLabel="Saving..."
          onClick={() => (goes > 0 ? setIsAsking(true) : keep())}
        >
          Save times
        </Button>
      </PanelRow>
      {isAsking && (
        <Dialog
          isOpen
          onClose={() => setIsAsking(false)}
          size="question"
          title={`Erase ${formatCount(goes)} tonight?`}
        >
          <DialogBody className="text-14 text-ink-2">
            <ul className="list-disc pl-5">
              {retentionKinds.map((kind) => {
                const counted = countedOf(kind);
                return (
                  counted &&
                  counted.goes > 0 && (
                    <li key={kind}>
                      {kindWords[kind].title}: {formatCount(counted.goes)}
                    </li>
                  )
                );
              })}
            </ul>
            <p className="mt-3">
              They go from two o'clock in the night on, and there is no way back but a backup. Until then you
              can take this back here.
            </p>
          </DialogBody>
          <DialogFooter>
            <Button onClick={() => setIsAsking(false)}>Keep all</Button>
            <Button kind="danger" isPending={save.isPending} pendingLabel="Saving..." onClick={keep}>
              Erase what is older
            </Button>
          </DialogFooter>
        </Dialog>
      )}
    </Panel>
  );
}

interface KindRowProps {
  rule: Retention[number];
  days: number | null;
  counted: RetentionPreview[number] | undefined;
  onChange: (days: number | null) => void;
}

function KindRow({ rule: { kind, setBy, setAt, lastRun }, days, counted, onChange }: KindRowProps) {
  const timeZone = useClinicTimeZone();
  const { title, what } = kindWords[kind];
  return (
    <PanelRow className="flex-wrap">
      <div className="min-w-0 flex-1 max-desk:basis-full">
        <p className="text-14 font-medium">{title}</p>
        <p className="mt-0.5 text-13 text-ink-2">{what}</p>
        {counted && <p className="mt-1 text-13 font-medium">{previewWords(counted)}</p>}
        {lastRun && <p className="mt-1 text-12 text-ink-3">{lastRunWords(lastRun)}</p>}
        {setBy && setAt && (
          <p className="mt-0.5 text-12 text-ink-3">
            Set by {setBy} on {longDateOf(setAt, timeZone)}
          </p>
        )}
      </div>
      <div className="w-36 flex-none max-desk:w-full">
        <Select
          aria-label={`How long ${title.toLowerCase()} are kept`}
          value={days === null ? forGood : String(days)}
          onValueChange={(value) => onChange(value === forGood ? null : Number(value))}
          options={timeOptions}
        />
      </div>
    </PanelRow>
  );
}

function lastRunWords({
  date,
  erased,
  stayed,
  finishedAt,
}: NonNullable<Retention[number]["lastRun"]>): string {
  const went = `${formatCount(erased)} erased`;
  return finishedAt === null
    ? `Night of ${longDate(date)}: ${went} so far`
    : `Night of ${longDate(date)}: ${went}, ${formatCount(stayed ?? 0)} older stayed`;
}
