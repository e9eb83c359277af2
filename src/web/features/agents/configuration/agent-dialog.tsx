import { useState } from "react";
import { type Agent, configurationUnavailable, findAgent } from "#contract/assistants/agents.ts";
import { seenNone } from "#contract/seen-state.ts";
import { Dialog, DialogBody } from "#web/ui/overlays/dialog.tsx";
import { LoadingRows } from "#web/ui/states/skeleton.tsx";
import { useConfigurations } from "../load-agents.ts";
import { ConfigurationForm } from "./configuration-form.tsx";
import { usePhoneChoices } from "./load-phone-numbers.ts";
import { startConfiguration } from "./start-configuration.ts";
import { readStoredConfiguration, storeConfiguration } from "./stored-configuration.ts";

interface AgentDialogProps {
  agentId: string;
  onClose: () => void;
  /** Told after the configuration was kept, before the dialog closes. */
  onConnected?: ((agentId: string) => void) | undefined;
}

/** Configures one agent. Mounted while open. */
export function AgentDialog({ agentId, onClose, onConnected }: AgentDialogProps) {
  const agent = findAgent(agentId);
  if (agent) return <KnownAgentDialog agent={agent} onClose={onClose} onConnected={onConnected} />;
  return (
    <Dialog isOpen onClose={onClose} title="Configure agent" size="configuration">
      <DialogBody>
        <p className="text-14">{configurationUnavailable}</p>
      </DialogBody>
    </Dialog>
  );
}

interface KnownAgentDialogProps extends Omit<AgentDialogProps, "agentId"> {
  agent: Agent;
}

function KnownAgentDialog({ agent, onClose, onConnected }: KnownAgentDialogProps) {
  const [stored] = useState(() => readStoredConfiguration(agent.id));
  const [isDirty, setIsDirty] = useState(false);
  const [isConnecting, setIsConnecting] = useState(false);
  const inForce = useConfigurations();
  const { choices, isPending } = usePhoneChoices();
  const kept = inForce.data?.find(({ agentId }) => agentId === agent.id);
  return (
    <Dialog
      isOpen
      onClose={() => {
        if (!isConnecting) onClose();
      }}
      title={`Configure ${agent.name}`}
      description="Set up your agent configuration and assign a phone number"
      size="configuration"
      isDirty={isDirty && !isConnecting}
    >
      {inForce.isPending || isPending ? (
        <DialogBody>
          <LoadingRows label="Loading the configuration..." rows={5} />
        </DialogBody>
      ) : (
        <ConfigurationForm
          agent={agent}
          initial={kept?.configuration ?? stored ?? startConfiguration(agent.id)}
          seen={kept ? String(kept.version) : seenNone}
          choices={choices}
          hasVersions={kept !== undefined}
          onDirty={setIsDirty}
          onConnecting={setIsConnecting}
          onCancel={onClose}
          onRestored={onClose}
          onConnected={(configuration) => {
            storeConfiguration(configuration);
            onConnected?.(agent.id);
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}
