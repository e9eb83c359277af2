import { useState } from "react";
import { fixedPhoneNumbers } from "#contract/assistants/agents.ts";
import type { RehearsalReply } from "#contract/assistants/rehearsals.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { Button } from "#web/ui/button.tsx";
import { Note } from "#web/ui/note.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { LoadingRows } from "#web/ui/states/skeleton.tsx";
import { toast } from "#web/ui/toasts/toast-store.ts";
import { RehearsalResults } from "./rehearsal-results.tsx";
import { RehearsalSettings } from "./rehearsal-settings.tsx";
import { type ReceptionistDraft, useLiveSettings, useMakeLive, useRehearse } from "./rehearse.ts";

/** As the receptionist answers where nobody has configured her; the number is only asked for when she is connected. */
const unconfigured: ReceptionistDraft = {
  ...{ agentId: "1", phoneNumber: fixedPhoneNumbers[0].phoneNumber },
  ...{ weekdayStart: "", weekdayEnd: "", weekendStart: "", weekendEnd: "" },
  permissions: { bookAppointments: true, rescheduleCancel: true, provideInfo: true },
  ...{ hasEmergencyNumber: false, emergencyNumber: "", escalationMethod: "transfer" },
  ...{ receptionNumber: "", greetingScript: "" },
};

/** Change the receptionist's settings, let made-up callers ring them, and only then make them live. */
export function RehearsalPanel() {
  const { settings, version, isPending, isError } = useLiveSettings();
  return (
    <Panel title="Try before going live" isPadded={!isPending}>
      {isPending ? (
        <LoadingRows label="Loading the settings..." />
      ) : isError ? (
        <Note tone="red">The settings could not be loaded. Reload the page to try again.</Note>
      ) : (
        <Rehearsal live={settings} version={version} />
      )}
    </Panel>
  );
}

function Rehearsal({ live, version }: { live: ReceptionistDraft | null; version: number | null }) {
  const start = live ?? unconfigured;
  const [draft, setDraft] = useState<ReceptionistDraft | null>(null);
  // What the draft began on: somebody else may make other settings live meanwhile.
  const [seen, setSeen] = useState(version);
  const changeTo = (changed: ReceptionistDraft) => {
    if (draft === null) setSeen(version);
    setDraft(changed);
  };
  const [result, setResult] = useState<{ reply: RehearsalReply; tried: string } | null>(null);
  const rehearse = useRehearse();
  const shown = draft ?? start;
  const isChanged = draft !== null && JSON.stringify(draft) !== JSON.stringify(start);
  const key = JSON.stringify(shown);
  const run = () => {
    rehearse.mutate(isChanged ? shown : null, { onSuccess: (reply) => setResult({ reply, tried: key }) });
  };
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-160 text-13 text-ink-2">
        Made-up callers ring the assistant with your hours and your knowledge base. They use a calendar that
        is thrown away: nothing is booked, sent or logged. Change a setting to see what it improves or breaks.
      </p>
      <RehearsalSettings draft={shown} onChange={changeTo} />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          kind="filled"
          isPending={rehearse.isPending}
          pendingLabel="Callers are ringing..."
          onClick={run}
        >
          {isChanged ? "Try the changes" : "Run the test calls"}
        </Button>
        {isChanged && (
          <Button disabled={rehearse.isPending} onClick={() => setDraft(null)}>
            Undo the changes
          </Button>
        )}
        {isChanged && live !== null && (
          <MakeLive
            draft={shown}
            seen={String(seen)}
            isTried={result?.tried === key}
            onLive={() => setDraft(null)}
          />
        )}
      </div>
      {isChanged && live === null && (
        <p className="text-12 text-ink-2">Save Maeve’s settings under Agents first to make them live.</p>
      )}
      {rehearse.isError && (
        <Note tone="red">
          {messageForPeople(
            rehearse.error,
            "The callers could not ring. Check the connection and try again.",
          )}
        </Note>
      )}
      {result && <RehearsalResults reply={result.reply} isOutdated={result.tried !== key} />}
    </div>
  );
}

interface MakeLiveProps {
  draft: ReceptionistDraft;
  seen: string;
  isTried: boolean;
  onLive: () => void;
}

/** The server refuses settings that fail a safety case, whatever was tried here. */
function MakeLive({ draft, seen, isTried, onLive }: MakeLiveProps) {
  const makeLive = useMakeLive();
  const press = () =>
    makeLive.mutate(
      { draft, seen },
      {
        onSuccess: () => {
          onLive();
          toast({ title: "Success", description: "The settings are in force from the next call" });
        },
      },
    );
  return (
    <>
      <Button
        disabled={!isTried}
        isPending={makeLive.isPending}
        pendingLabel="Making live..."
        onClick={press}
      >
        Make live
      </Button>
      {!isTried && <span className="text-12 text-ink-2">Try the changes first, then make them live.</span>}
      {makeLive.isError && (
        <div role="alert" className="w-full">
          <Note tone="red">
            {messageForPeople(makeLive.error, "The settings could not be saved. Try again in a moment.")}
          </Note>
        </div>
      )}
    </>
  );
}
