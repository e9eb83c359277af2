import { AgentDialog } from "#web/features/agents/configuration/agent-dialog.tsx";
import { PhoneNumbersPage } from "#web/features/phone-numbers/phone-numbers-page.tsx";

/** The phone numbers, each with the way to the settings of the agent that answers there. */
export function PhoneNumbersWithAgents() {
  return (
    <PhoneNumbersPage
      renderAgentDialog={(agentId, onClose) => <AgentDialog agentId={agentId} onClose={onClose} />}
    />
  );
}
