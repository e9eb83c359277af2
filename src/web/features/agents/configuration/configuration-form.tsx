import { type FormEvent, type KeyboardEvent, useEffect, useState } from "react";
import {
  type AgentConfiguration,
  agentConfiguration,
  type SavedConfiguration,
} from "#contract/assistants/agent-configuration.ts";
import { type Agent, connectMs, phoneNumberMissing } from "#contract/assistants/agents.ts";
import { changedByThem, isEditConflict, mergeOnto } from "#web/lib/edit/edit-conflict.ts";
import { fieldProblems } from "#web/lib/field-problems.ts";
import { formatPhone } from "#web/lib/formatting.ts";
import { providerLabel, stateShort } from "#web/lib/phone-labels.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { Button } from "#web/ui/button.tsx";
import { Note } from "#web/ui/note.tsx";
import { DialogBody, DialogFooter } from "#web/ui/overlays/dialog.tsx";
import { EditConflictDialog } from "#web/ui/overlays/edit-conflict-dialog.tsx";
import { toast } from "#web/ui/toasts/toast-store.ts";
import { RadioChoices } from "../choices.tsx";
import { useNewestConfiguration } from "../load-agents.ts";
import { AgentFields } from "./agent-fields.tsx";
import type { PhoneChoice } from "./load-phone-numbers.ts";
import { useSaveConfiguration } from "./save-configuration.ts";
import { VersionList } from "./version-list.tsx";

interface ConfigurationFormProps {
  agent: Agent;
  initial: AgentConfiguration;
  /** The version that it is, as the server is told when it is saved. */
  seen: string;
  choices: readonly PhoneChoice[];
  hasVersions: boolean;
  onDirty: (isDirty: boolean) => void;
  onConnecting: (isConnecting: boolean) => void;
  onCancel: () => void;
  onRestored: () => void;
  onConnected: (configuration: AgentConfiguration) => void;
}

/** Number, the agent's own fields, earlier versions and Connect. */
export function ConfigurationForm(props: ConfigurationFormProps) {
  const { agent, choices, hasVersions, onCancel, onRestored } = props;
  const { draft, setDraft, errors, isConnecting, connect, conflict } = useConnect(props);
  const connectOnEnter = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void connect();
  };
  return (
    // Enter connects from any field, also while the button is disabled: then it says what is missing.
    <form className="contents" noValidate onSubmit={submit} onKeyDown={connectOnEnter}>
      <DialogBody className="flex flex-col gap-5">
        <RadioChoices
          legend="Phone number"
          isRequired
          value={draft.phoneNumber}
          options={choices.map(({ phoneNumber, state, provider, isSample }) => ({
            value: phoneNumber,
            label: formatPhone(phoneNumber),
            hint: `${isSample ? "Sample: " : ""}${stateShort(state)}, ${providerLabel(provider)}`,
          }))}
          error={errors.phoneNumber}
          onChange={(phoneNumber) => setDraft({ ...draft, phoneNumber })}
        />
        {choices.some(({ isSample }) => isSample) && (
          <Note>
            These are sample numbers that nobody can ring. Add your own on the page Phone numbers, then choose
            it here.
          </Note>
        )}
        <AgentFields draft={draft} setDraft={setDraft} errors={errors} />
        {hasVersions && <VersionList agentId={agent.id} onRestored={onRestored} />}
      </DialogBody>
      <DialogFooter
        apart={
          <p className="max-w-80 text-12 text-ink-2 max-desk:max-w-none max-desk:basis-full">
            {effects[agent.id]}
          </p>
        }
      >
        <Button disabled={isConnecting} onClick={onCancel}>
          Cancel
        </Button>
        <Button
          type="submit"
          kind="filled"
          disabled={draft.phoneNumber === ""}
          isPending={isConnecting}
          pendingLabel="Connecting..."
        >
          Connect
        </Button>
      </DialogFooter>
      <EditConflictDialog {...conflict} isSaving={isConnecting} />
    </form>
  );
}

const effects: Record<Agent["id"], string> = {
  "1": "In force from the next call",
  "2": "In force within 15 minutes. The assistant makes phone calls itself where a telephone provider is set up, else they wait on the dashboard for staff. Look under Messages to patients who is next.",
  "3": "In force within 15 minutes. Phone calls wait on the dashboard for staff to make. Look under Messages to patients who is next.",
  "4": "In force within 15 minutes. Newsletters and offers go out when you write and send them on this page.",
  "5": "In force within 15 minutes. The week, leave and staff are under Roster on this page.",
};

function useConnect({ initial, seen, choices, ...props }: ConfigurationFormProps) {
  const { onDirty, onConnecting, onConnected } = props;
  const [ground, setGround] = useState(() => ({ start: withOfferedNumber(initial, choices), seen }));
  const [theirs, setTheirs] = useState<SavedConfiguration | null>(null);
  const loadTheirs = useNewestConfiguration();
  const { start } = ground;
  const [draft, setDraft] = useState(start);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isConnecting, setIsConnecting] = useState(false);
  const save = useSaveConfiguration();
  const isDirty = JSON.stringify(draft) !== JSON.stringify(start);
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  const setBusy = (isBusy: boolean) => {
    setIsConnecting(isBusy);
    onConnecting(isBusy);
  };
  const connect = async (wanted = draft, onState = ground.seen) => {
    if (isConnecting) return;
    if (wanted.phoneNumber === "") return window.alert(phoneNumberMissing);
    const checked = agentConfiguration.safeParse(wanted);
    setErrors(checked.success ? {} : messagesOf(checked.error.issues));
    if (!checked.success) return;
    setBusy(true);
    try {
      const [saved] = await Promise.all([
        save.mutateAsync({ configuration: checked.data, seen: onState }),
        pause(connectMs),
      ]);
      onConnected(saved.configuration);
    } catch (error) {
      const newest = isEditConflict(error) ? await loadTheirs(wanted.agentId) : null;
      setBusy(false);
      if (newest) return setTheirs(newest);
      setErrors(fieldProblems(error));
      toast({
        variant: "destructive",
        title: "Error",
        description: messageForPeople(error, "Failed to connect the agent"),
      });
    }
  };
  const stepOnto = (newest: SavedConfiguration, next: AgentConfiguration) => {
    setGround({ start: newest.configuration, seen: String(newest.version) });
    setDraft(next);
    setTheirs(null);
  };
  const conflict = {
    changes: theirs && changedByThem(start, draft, theirs.configuration),
    onClose: () => setTheirs(null),
    onTakeTheirs: () => theirs && stepOnto(theirs, theirs.configuration),
    onKeepMine: () => {
      if (!theirs) return;
      const merged = mergeOnto(start, draft, theirs.configuration);
      stepOnto(theirs, merged);
      void connect(merged, String(theirs.version));
    },
  };
  return { draft, setDraft, errors, isConnecting, connect, conflict };
}

/** A number that is no longer offered has to be chosen anew. */
const withOfferedNumber = (
  configuration: AgentConfiguration,
  choices: readonly PhoneChoice[],
): AgentConfiguration =>
  choices.some(({ phoneNumber }) => phoneNumber === configuration.phoneNumber)
    ? configuration
    : { ...configuration, phoneNumber: "" };

const messagesOf = (issues: readonly { path: PropertyKey[]; message: string }[]) =>
  Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
