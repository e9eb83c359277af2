import { MessageSquare } from "lucide-react";
import { useState } from "react";
import type { Message } from "#contract/messaging/messages.ts";
import { useClinicTimeZone } from "#web/lib/clinic-time.ts";
import { dateTimeOf, formatPhone } from "#web/lib/formatting.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { channelWords, purposeWords, reasonInWords, statusOf } from "#web/ui/message-words.ts";
import { Panel } from "#web/ui/panel.tsx";
import { EmptyState } from "#web/ui/states/empty-state.tsx";
import { NotLoaded } from "#web/ui/states/not-loaded.tsx";
import { useMessages } from "./load-outreach.ts";

const firstShown = 20;
const mostShown = 200;

/** The outbox and what patients answered, newest first. */
export function MessageList() {
  const [limit, setLimit] = useState(firstShown);
  const query = useMessages(limit);
  const { data } = query;
  return (
    <Panel title="Sent and received">
      <NotLoaded query={query} loading="Loading messages..." failed="The messages did not load" rows={4} />
      {data?.messages.length === 0 && (
        <EmptyState icon={<MessageSquare />} title="No messages yet">
          They appear here with the first booking.
        </EmptyState>
      )}
      {data && data.messages.length > 0 && (
        <ul aria-label="Messages">
          {data.messages.map((message) => (
            <MessageRow key={message.id} message={message} />
          ))}
        </ul>
      )}
      {data?.hasMore && limit < mostShown && (
        <div className="border-t border-line p-3 text-center">
          <Button size="small" onClick={() => setLimit(mostShown)}>
            Show more
          </Button>
        </div>
      )}
    </Panel>
  );
}

function MessageRow({ message }: { message: Message }) {
  const timeZone = useClinicTimeZone();
  const { word, tone } = statusOf(message);
  const isWaiting = message.status === "queued";
  const at = dateTimeOf(isWaiting ? message.notBefore : (message.sentAt ?? message.createdAt), timeZone);
  const address = message.channel === "email" ? message.address : formatPhone(message.address);
  return (
    <li className="border-t border-line px-4 py-2.5 text-13 first:border-t-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium">{message.name ?? address}</span>
        <span className="text-ink-2">
          {purposeWords[message.purpose]}, {channelWords[message.channel].toLowerCase()}
          {message.name ? `, ${address}` : ""}
        </span>
        <span className="ml-auto flex items-center gap-3">
          <span className="text-ink-2">{isWaiting ? `From ${at}` : at}</span>
          <Badge tone={tone}>{word}</Badge>
        </span>
      </div>
      {message.reason && <p className="text-12 text-ink-2">Reason: {reasonInWords(message.reason)}.</p>}
      <p className="mt-1 break-words whitespace-pre-line text-ink-2">{message.body}</p>
    </li>
  );
}
