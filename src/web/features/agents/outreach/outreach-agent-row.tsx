import { useState } from "react";
import type { Agent } from "#contract/assistants/agents.ts";
import type { Outreach, OutreachPreview } from "#contract/messaging/messages.ts";
import { useClinicTimeZone } from "#web/lib/clinic-time.ts";
import { dateTimeOf, formatPhone, plural } from "#web/lib/formatting.ts";
import { Button } from "#web/ui/button.tsx";
import { Switch } from "#web/ui/forms/checkbox.tsx";
import { channelWords } from "#web/ui/message-words.ts";
import { NotLoaded } from "#web/ui/states/not-loaded.tsx";
import { usePreview } from "./load-outreach.ts";

interface OutreachAgentRowProps {
  agent: Agent;
  state: Outreach["agents"][number] | undefined;
  onPause: (isPaused: boolean) => void;
}

/** One agent that contacts patients: its switch, and whom it would contact next. */
export function OutreachAgentRow({ agent, state, onPause }: OutreachAgentRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isConnected = state?.isConnected ?? false;
  return (
    <div className="border-t border-line px-4 py-2.5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        {isConnected ? (
          <Switch
            label={`${agent.name} contacts patients`}
            hint={agent.role}
            checked={!state?.isPaused}
            onCheckedChange={(isOn) => onPause(!isOn)}
          />
        ) : (
          <p className="text-13 text-ink-2">
            {agent.name}, {agent.role.toLowerCase()}: not connected, so nobody is contacted.
          </p>
        )}
        {isConnected && (
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-label={`Who is next for ${agent.name}?`}
            onClick={() => setIsOpen(!isOpen)}
          >
            Who is next?
          </Button>
        )}
      </div>
      {isConnected && isOpen && <Preview agent={agent} />}
    </div>
  );
}

function Preview({ agent }: { agent: Agent }) {
  const query = usePreview(agent.id, true);
  const { data } = query;
  if (!data) return <NotLoaded query={query} loading="Looking..." failed="The list did not load" rows={2} />;
  return (
    <div className="mt-3 flex flex-col gap-2 text-13">
      {data.notes.map((note) => (
        <p key={note} className="text-ink-2">
          {note}
        </p>
      ))}
      <p className="font-medium">
        {data.total === 0 ? "Nobody is due." : `${plural(data.total, "message")} to come.`}
      </p>
      <Contacts contacts={data.contacts} label={`Next for ${agent.name}`} />
      {data.skipped.length > 0 && (
        <details>
          <summary className="cursor-pointer text-ink-2">Not contacted: {data.skipped.length}</summary>
          <ul className="mt-1 text-ink-2">
            {data.skipped.map(({ name, reason }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a name may come twice, and the list is not sorted anew
              <li key={`${name}-${index}`}>
                {name}: {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function Contacts({ contacts, label }: { contacts: OutreachPreview["contacts"]; label: string }) {
  const timeZone = useClinicTimeZone();
  if (contacts.length === 0) return null;
  return (
    <ul aria-label={label} className="rounded-m border border-line">
      {contacts.map(({ name, channel, address, why, text, dueAt }) => (
        <li key={`${address}-${dueAt}-${text}`} className="border-t border-line px-3 py-2 first:border-t-0">
          <p>
            <span className="font-medium">{name}</span>, {channelWords[channel].toLowerCase()} to{" "}
            {channel === "email" ? address : formatPhone(address)}, from {dateTimeOf(dueAt, timeZone)}
          </p>
          <p className="text-ink-2">{why}</p>
          <p className="mt-1 break-words whitespace-pre-line text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  );
}
