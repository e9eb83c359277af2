import { KeyRound, Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { EmptyState } from "#web/ui/states/empty-state.tsx";
import { NotLoaded } from "#web/ui/states/not-loaded.tsx";
import { useClearSamples } from "./clear-samples.ts";
import { GenerateDialog } from "./generate-dialog.tsx";
import { KeyRow } from "./key-row.tsx";
import { useKeys } from "./list-keys.ts";
import type { TestRequest } from "./send-request.ts";
import { TestPanel } from "./test-panel.tsx";

interface KeysTabProps {
  test: TestRequest;
  onTestChange: (test: TestRequest) => void;
  /** The test was chosen in the list of endpoints a moment ago. */
  isTestChosen: boolean;
}

/** The clinic's keys, and a place to try the calls. */
export function KeysTab({ test, onTestChange, isTestChosen }: KeysTabProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 min-[1000px]:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
      <KeyPanel />
      <TestPanel test={test} onChange={onTestChange} startsAtSend={isTestChosen} />
    </div>
  );
}

function KeyPanel() {
  const keys = useKeys();
  const [isGenerating, setIsGenerating] = useState(false);
  /** Secrets of the keys generated since this tab was opened; gone with it. */
  const [secrets, setSecrets] = useState<ReadonlyMap<string, string>>(new Map());
  return (
    <Panel
      title="API Key Management"
      aside={
        <Button
          kind="filled"
          size="small"
          icon={<Plus aria-hidden="true" />}
          onClick={() => setIsGenerating(true)}
        >
          Generate Key
        </Button>
      }
    >
      <NotLoaded query={keys} loading="Loading API keys..." failed="The keys did not load" />
      {keys.data?.length === 0 && (
        <EmptyState icon={<KeyRound />} title="No API keys">
          Generate one to let another program read or book appointments.
        </EmptyState>
      )}
      {keys.data && keys.data.length > 0 && (
        <ul aria-label="API keys">
          {keys.data.map((key) => (
            <KeyRow key={key.id} apiKey={key} secret={key.sampleSecret ?? secrets.get(key.id) ?? null} />
          ))}
        </ul>
      )}
      {keys.data?.some(({ isSample }) => isSample) && <SampleFoot />}
      <GenerateDialog
        isOpen={isGenerating}
        onClose={() => setIsGenerating(false)}
        onCreated={(id, secret) => setSecrets((before) => new Map(before).set(id, secret))}
      />
    </Panel>
  );
}

function SampleFoot() {
  const clear = useClearSamples();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-2.5">
      <p className="text-12 text-ink-3">Keys marked Sample open nothing.</p>
      <Button
        size="small"
        isPending={clear.isPending}
        pendingLabel="Clearing..."
        onClick={() => clear.mutate()}
      >
        Clear samples
      </Button>
    </div>
  );
}
