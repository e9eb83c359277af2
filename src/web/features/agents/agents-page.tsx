import { useQuery } from "@tanstack/react-query";
import { ArrowRight, BookOpen } from "lucide-react";
import { useEffect, useState } from "react";
import { Link, useLocation, useSearch } from "wouter";
import { agentIds, agents, findAgent } from "#contract/assistants/agents.ts";
import { formatPhone } from "#web/lib/formatting.ts";
import { keepLocalKnowledgeBase, readLocalKnowledgeBase } from "#web/lib/local-knowledge-base.ts";
import { onDemand } from "#web/lib/page/on-demand.tsx";
import { apiQuery } from "#web/lib/query-client.ts";
import { Button, buttonClasses } from "#web/ui/button.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { EmptyState } from "#web/ui/states/empty-state.tsx";
import { LoadingRows } from "#web/ui/states/skeleton.tsx";
import { AgentCard } from "./agent-card.tsx";
import { AgentDialog } from "./configuration/agent-dialog.tsx";
import { readStoredConfiguration } from "./configuration/stored-configuration.ts";
import { useConfigurations } from "./load-agents.ts";

const OutreachPanel = onDemand(
  async () => (await import("./outreach/outreach-panel.tsx")).OutreachPanel,
  <LoadingRows label="Loading messages..." />,
);

const RosterPanel = onDemand(
  async () => (await import("./roster/roster-panel.tsx")).RosterPanel,
  <LoadingRows label="Loading the roster..." />,
);

/** The catalogue: choose an agent, configure it, connect it. `?configure=<id>` opens one at once. */
export function AgentsPage() {
  const { knowledgeBase, isPending } = useSavedKnowledgeBase();
  if (knowledgeBase) return <Catalogue clinicName={knowledgeBase.clinicName} />;
  return isPending ? (
    <>
      <Heading />
      <LoadingRows label="Loading the agents..." />
    </>
  ) : (
    <KnowledgeBaseRequired />
  );
}

/** The copy in this browser; one that has none, on another desk, asks for it and keeps it. */
function useSavedKnowledgeBase() {
  const [kept] = useState(readLocalKnowledgeBase);
  const { data, isLoading } = useQuery({ ...apiQuery("knowledgeBase"), enabled: kept === null });
  useEffect(() => {
    if (data) keepLocalKnowledgeBase(data);
  }, [data]);
  return { knowledgeBase: kept ?? data, isPending: isLoading };
}

const Heading = () => <PageHeader title="Agents" subtitle="Choose who works for the clinic." />;

function KnowledgeBaseRequired() {
  return (
    <>
      <Heading />
      <Panel>
        <EmptyState
          icon={<BookOpen />}
          title="Clinic Knowledge Base Required"
          action={
            <Link href="/clinic-knowledge-base" className={buttonClasses({ kind: "filled" })}>
              Go to Knowledge Base
            </Link>
          }
        >
          Agents answer from what you write there: hours, services, how to reach you.
        </EmptyState>
      </Panel>
    </>
  );
}

function Catalogue({ clinicName }: { clinicName: string }) {
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const { openId, open, close } = useOpenAgent();
  const selected = selectedId === null ? null : findAgent(selectedId);
  return (
    <div className={selected ? "pb-20" : undefined}>
      <PageHeader
        title="Agents"
        subtitle={`Choose who works for the clinic. They all answer from the knowledge base${clinicName === "" ? "" : ` of ${clinicName}`}.`}
      />
      <ul
        aria-label="Agents"
        className="grid grid-cols-4 gap-4 max-[1200px]:grid-cols-2 max-desk:grid-cols-1 [&>:first-child]:col-span-full"
      >
        {agents.map((agent, index) => (
          <AgentCard
            key={agent.id}
            agent={agent}
            isSelected={agent.id === selectedId}
            onSelect={() => setSelectedId(agent.id)}
            lead={index === 0 ? { facts: <ReceptionistFacts />, onChange: () => open(agent.id) } : undefined}
          />
        ))}
      </ul>
      <OutreachPanel />
      <RosterPanel />
      {selected && (
        <Button
          kind="filled"
          size="large"
          className="fixed right-8 bottom-7 z-20 shadow-pop max-desk:right-4 max-desk:bottom-20"
          onClick={() => open(selected.id)}
        >
          Get Started with {selected.name}
          <ArrowRight aria-hidden="true" />
        </Button>
      )}
      {openId !== null && (
        <AgentDialog agentId={openId} onClose={close} onConnected={() => setSelectedId(null)} />
      )}
    </div>
  );
}

/** Which agent's dialog is open; it stands in the address, so that other pages can lead here. */
function useOpenAgent() {
  const [, navigate] = useLocation();
  const openId = new URLSearchParams(useSearch()).get("configure");
  return {
    openId,
    open: (agentId: string) => navigate(`/agents?configure=${agentId}`),
    close: () => navigate("/agents", { replace: true }),
  };
}

function ReceptionistFacts() {
  const [stored] = useState(() => agentIds.map(readStoredConfiguration));
  const { data } = useConfigurations();
  const kept = data?.find(({ agentId }) => agentId === "1")?.configuration ?? stored[0];
  const facts =
    kept?.agentId === "1"
      ? [
          ["Number", formatPhone(kept.phoneNumber)],
          ["When a person is needed", personNeeded[kept.escalationMethod]],
        ]
      : [["Settings", "Standard settings, answers every call"]];
  return (
    <dl className="grid w-53 flex-none gap-2 border-l border-line pl-5 max-wide:grow max-wide:basis-1/2 max-wide:border-l-0 max-wide:pl-0 max-desk:w-full max-desk:basis-auto">
      {facts.map(([term, fact]) => (
        <div key={term}>
          <dt className="text-12 text-ink-2">{term}</dt>
          <dd className="text-13 font-medium">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

const personNeeded = { transfer: "Rings reception", voicemail: "Takes a voicemail", sms: "Takes a message" };
