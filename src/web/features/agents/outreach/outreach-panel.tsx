import { type AgentId, agents } from "#contract/assistants/agents.ts";
import type { Outreach } from "#contract/messaging/messages.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { Switch } from "#web/ui/forms/checkbox.tsx";
import { Note } from "#web/ui/note.tsx";
import { Panel, PanelRow } from "#web/ui/panel.tsx";
import { NotLoaded } from "#web/ui/states/not-loaded.tsx";
import { toast } from "#web/ui/toasts/toast-store.ts";
import { useConfigurations } from "../load-agents.ts";
import { CampaignForm } from "./campaign-form.tsx";
import { useChangeOutreach, useOutreach } from "./load-outreach.ts";
import { MessageList } from "./message-list.tsx";
import { OutreachAgentRow } from "./outreach-agent-row.tsx";

/** Everything that is said to patients unasked: who says it, to whom next, and what went out. */
export function OutreachPanel() {
  const query = useOutreach();
  const { data } = query;
  const configurations = useConfigurations();
  const mail = configurations.data?.find(({ agentId }) => agentId === "4")?.configuration;
  const campaigns = mail?.agentId === "4" ? mail.campaigns : [];
  return (
    <div className="mt-8 flex flex-col gap-4">
      <Panel title="Messages to patients">
        <NotLoaded query={query} loading="Loading..." failed="This did not load" />
        {data && <Switches outreach={data} />}
      </Panel>
      {(campaigns.includes("Newsletters") || campaigns.includes("Promotions/offers")) && (
        <CampaignForm campaigns={campaigns} />
      )}
      <MessageList />
    </div>
  );
}

/** Agents that contact patients. */
const contacting = agents.filter(({ id }) => id === "2" || id === "3" || id === "4");

function Switches({ outreach }: { outreach: Outreach }) {
  const change = useChangeOutreach();
  const save = (body: Parameters<typeof change.mutate>[0]) =>
    change.mutate(body, {
      onError: (error) =>
        toast({
          variant: "destructive",
          title: "Error",
          description: messageForPeople(error, "Failed to save"),
        }),
    });
  const paused = outreach.agents.filter(({ isPaused }) => isPaused).map(({ agentId }) => agentId);
  const setPaused = (agentId: AgentId, isPaused: boolean) =>
    save({ pausedAgents: isPaused ? [...paused, agentId] : paused.filter((id) => id !== agentId) });
  return (
    <>
      <div className="flex flex-col gap-2 p-4">
        {outreach.isAssistantPaused && (
          <Note tone="yellow">
            The AI Assistant is paused on the dashboard: nothing goes to patients until it is resumed.
          </Note>
        )}
        {outreach.carriers.sms === "simulator" && (
          <Note>
            No SMS provider is set up on this server. Texts stay in the list below and are not sent.
          </Note>
        )}
        {outreach.carriers.email === "simulator" && (
          <Note>No mail server is set up. Emails stay in the list below and are not sent.</Note>
        )}
      </div>
      <PanelRow className="border-t!">
        <Switch
          label="Text confirmations and reminders"
          hint="When a visit is booked, moved or cancelled, and the day before it. A patient who answers YES confirms."
          checked={outreach.appointmentSms}
          onCheckedChange={(appointmentSms) => save({ appointmentSms })}
        />
      </PanelRow>
      {contacting.map((agent) => (
        <OutreachAgentRow
          key={agent.id}
          agent={agent}
          state={outreach.agents.find(({ agentId }) => agentId === agent.id)}
          onPause={(isPaused) => setPaused(agent.id, isPaused)}
        />
      ))}
    </>
  );
}
