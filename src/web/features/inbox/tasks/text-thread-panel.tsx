import { type SubmitEvent, useEffect, useRef, useState } from "react";
import type { Message } from "#contract/messaging/messages.ts";
import { longestText, type TextThread } from "#contract/messaging/tasks.ts";
import { classNames } from "#web/lib/class-names.ts";
import { useClinicTimeZone, useNow } from "#web/lib/clinic-time.ts";
import { dateTimeOf, formatPhone } from "#web/lib/formatting.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Textarea } from "#web/ui/forms/input.tsx";
import { purposeWords, reasonInWords, statusOf } from "#web/ui/message-words.ts";
import { NotLoaded } from "#web/ui/states/not-loaded.tsx";
import { nearTime } from "./task-words.ts";
import { useReply, useTextThread } from "./text-thread.ts";

interface TextThreadPanelProps {
  taskId: string;
  /** The reply box takes the focus once it is there. */
  wantsFocus: boolean;
}

/** Texts with whoever waits, in both directions, and a box to write the next one. */
export function TextThreadPanel({ taskId, wantsFocus }: TextThreadPanelProps) {
  const query = useTextThread(taskId);
  const { data } = query;
  return (
    <section aria-labelledby="texts" className="mt-6">
      <h3 id="texts" className="mb-2 text-14 font-semibold">
        Texts
      </h3>
      <NotLoaded query={query} loading="Loading texts..." failed="The texts did not load" rows={2} />
      {data && (
        <>
          <Texts thread={data} />
          {data.refusal === null ? (
            <ReplyBox key={taskId} taskId={taskId} thread={data} wantsFocus={wantsFocus} />
          ) : (
            <p className="mt-3 rounded-s bg-sunken px-3 py-2 text-13 text-ink-2">{refusals[data.refusal]}</p>
          )}
        </>
      )}
    </section>
  );
}

const refusals = {
  opted_out: "This number has opted out of texts. Ring instead.",
  not_mobile: "This is not a mobile number, so no text can be sent. Ring instead.",
  channel_refused: "This patient does not want texts. Ring instead.",
} as const;

function Texts({ thread }: { thread: TextThread }) {
  const { messages, phone, name } = thread;
  if (messages.length === 0)
    return <p className="text-13 text-ink-2">{`No texts with ${formatPhone(phone)} yet.`}</p>;
  return (
    <ol aria-label="Texts" className="flex flex-col gap-3">
      {messages.map((message) => (
        <Text key={message.id} message={message} from={name ?? formatPhone(phone)} />
      ))}
    </ol>
  );
}

function Text({ message, from }: { message: Message; from: string }) {
  const timeZone = useClinicTimeZone();
  const { direction, purpose, body, status, reason, notBefore, sentAt, createdAt } = message;
  const isOurs = direction === "out";
  const { word, tone } = statusOf(message);
  const at = dateTimeOf(status === "queued" ? notBefore : (sentAt ?? createdAt), timeZone);
  return (
    <li className={classNames("border-l-2 pl-3", isOurs ? "border-accent" : "border-line-2")}>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-12 text-ink-3">
        <span className={classNames("font-semibold", isOurs ? "text-accent-ink" : "text-ink-2")}>
          {isOurs ? purposeWords[purpose] : from}
        </span>
        <span>{at}</span>
        {isOurs && (
          <Badge tone={tone} className="ml-auto">
            {word}
          </Badge>
        )}
      </p>
      <p className="mt-px text-14 wrap-anywhere whitespace-pre-line">{body}</p>
      {isOurs && reason && <p className="text-12 text-ink-2">{`Reason: ${reasonInWords(reason)}.`}</p>}
    </li>
  );
}

function ReplyBox({
  taskId,
  thread,
  wantsFocus,
}: {
  taskId: string;
  thread: TextThread;
  wantsFocus: boolean;
}) {
  const [text, setText] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  const reply = useReply(taskId);
  useEffect(() => {
    if (wantsFocus) field.current?.focus();
  }, [wantsFocus]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    reply.mutate(text, { onSuccess: () => setText("") });
  };
  return (
    <form aria-label="Reply" onSubmit={submit} className="mt-4 flex flex-col gap-2">
      <Field
        label="Reply by text"
        hint={<ReplyHint thread={thread} />}
        error={reply.isError ? messageForPeople(reply.error, "The text was not sent. Try again.") : undefined}
      >
        <Textarea
          ref={field}
          value={text}
          maxLength={longestText}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <Button
        type="submit"
        kind="filled"
        className="self-end"
        disabled={text.trim() === ""}
        isPending={reply.isPending}
        pendingLabel="Sending..."
      >
        Send text
      </Button>
    </form>
  );
}

/** What will become of the text, where that is not plain. */
function ReplyHint({ thread: { carrier, goesOutAt } }: { thread: TextThread }) {
  const now = useNow();
  const timeZone = useClinicTimeZone();
  const at = Date.parse(goesOutAt);
  if (carrier === "simulator") return "No provider for texts is set up: it stays here and is not sent.";
  if (at > now + 60_000) return `It goes out at ${nearTime(at, now, timeZone)}.`;
  return "It goes out at once, from the clinic's number.";
}
