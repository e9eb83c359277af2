import { SendHorizontal } from "lucide-react";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { classNames } from "#web/lib/class-names.ts";
import { callClock } from "#web/lib/durations.ts";
import { Button } from "#web/ui/button.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { SentToModelDisclosure } from "../model/sent-to-model.tsx";
import { answerTimeLabel, type SpokenTurn } from "./call-state.ts";
import type { TestCallControls } from "./use-test-call.ts";

interface ConversationPanelProps {
  controls: TestCallControls;
  isListening: boolean;
}

/** What was said, turn by turn, and the place to say more. */
export function ConversationPanel({ controls, isListening }: ConversationPanelProps) {
  const { call } = controls;
  const turns = call.entries.filter((entry): entry is SpokenTurn => entry.kind === "turn");
  const end = useRef<HTMLLIElement>(null);
  const words = turns.map((turn) => turn.text.length).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: new words are the reason to move, not used inside
  useEffect(() => {
    end.current?.scrollIntoView({ block: "nearest" });
  }, [words, call.partial]);
  return (
    <Panel
      title="Conversation"
      aside={<span className="text-12 text-ink-3">Words appear as they are heard</span>}
      className="flex min-h-0 flex-col"
    >
      <ol
        aria-label="Turns"
        aria-live="polite"
        className="flex min-h-40 flex-1 flex-col gap-2.5 overflow-y-auto p-3.5 max-wide:max-h-110"
      >
        {turns.length === 0 && (
          <li className="text-13 text-ink-3">
            {call.phase === "connecting" ? "Ringing..." : "Nothing has been said yet."}
          </li>
        )}
        {turns.map((turn) => (
          <Turn key={turn.id} turn={turn} />
        ))}
        <li ref={end} aria-hidden="true" />
      </ol>
      {call.partial !== "" && <LiveWords words={call.partial} />}
      <TypedInput controls={controls} isListening={isListening} />
    </Panel>
  );
}

function Turn({ turn }: { turn: SpokenTurn }) {
  const isAssistant = turn.speaker === "assistant";
  return (
    <li className={classNames("border-l-2 pl-3", isAssistant ? "border-accent" : "border-line-2")}>
      <p className="flex gap-2 text-12 text-ink-3">
        <span className={classNames("font-semibold", isAssistant ? "text-accent-ink" : "text-ink-2")}>
          {isAssistant ? "Assistant" : "Caller"}
        </span>
        <span className="figures">{callClock(Math.floor(turn.atMs / 1_000))}</span>
        {turn.answeredInMs !== null && (
          <span className="ml-auto">answered in {answerTimeLabel(turn.answeredInMs)}</span>
        )}
      </p>
      <p className="mt-px text-13 wrap-anywhere">{turn.text}</p>
      {turn.heardUntil !== null && (
        <p className="text-12 text-ink-3">
          {turn.heardUntil === "" ? "Interrupted before a word" : `Interrupted after “${turn.heardUntil}”`}
        </p>
      )}
      <SentToModelDisclosure sent={turn.sentToModel} />
    </li>
  );
}

function LiveWords({ words }: { words: string }) {
  return (
    <div className="mx-2.5 mb-2.5 rounded-m bg-accent-soft px-3 py-2">
      <p className="text-12 font-semibold text-ink-2">Caller is speaking</p>
      <p className="mt-0.5 text-14 font-medium text-ink-2">{words}</p>
    </div>
  );
}

function TypedInput({ controls, isListening }: ConversationPanelProps) {
  const [text, setText] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const isLive = controls.call.phase === "live";
  useEffect(() => {
    if (isLive && !isListening) field.current?.focus();
  }, [isLive, isListening]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() === "") return;
    controls.say(text.trim());
    setText("");
  };
  return (
    <form onSubmit={submit} className="flex gap-2 border-t border-line p-2.5">
      <Input
        ref={field}
        aria-label="What the caller says"
        placeholder={isListening ? "Speak, or type here" : "Type what the caller says"}
        autoComplete="off"
        maxLength={1_000}
        disabled={!isLive}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          controls.type(event.target.value);
        }}
      />
      <Button
        type="submit"
        isIcon
        aria-label="Say it"
        disabled={!isLive || text.trim() === ""}
        icon={<SendHorizontal aria-hidden="true" />}
      />
    </form>
  );
}
