import { type FormEvent, useState } from "react";
import { longestQuestion } from "#contract/clinic/answer-options.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { Note } from "#web/ui/note.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { useAskAssistant } from "./answer-calls.ts";

/** A caller's question, and what the assistant would say to it by what is saved now. */
export function AskPanel() {
  const ask = useAskAssistant();
  const [question, setQuestion] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (question.trim() !== "") ask.mutate(question);
  };
  return (
    <Panel title="Ask what it would say" isPadded>
      <form noValidate onSubmit={submit} className="flex items-end gap-2">
        <Field label="A caller asks" className="min-w-0 flex-1">
          <Input
            maxLength={longestQuestion}
            placeholder="Is there parking?"
            value={question}
            onChange={(event) => setQuestion(event.target.value)}
          />
        </Field>
        <Button type="submit" isPending={ask.isPending} pendingLabel="Asking...">
          Ask
        </Button>
      </form>
      <div aria-live="polite">
        {ask.isError && (
          <Note tone="red" className="mt-3">
            {messageForPeople(ask.error, "The assistant did not answer. Try again.")}
          </Note>
        )}
        {ask.data && <Answer {...ask.data} />}
      </div>
    </Panel>
  );
}

function Answer({ said, isKnown }: { said: string; isKnown: boolean | null }) {
  return (
    <div className="mt-3 rounded-m bg-sunken px-3 py-2.5 text-14">
      <p className="text-12 text-ink-2">The assistant says</p>
      <p className="mt-0.5 wrap-anywhere">{said === "" ? "It would look into the calendar first." : said}</p>
      {isKnown === false && (
        <p className="mt-1.5 text-12 text-ink-2">
          Not all of this is known here. Add an answer under Questions & Answers.
        </p>
      )}
      {isKnown === null && (
        <p className="mt-1.5 text-12 text-ink-2">
          This was not heard as a question about the clinic. To try a booking, make a test call under AI Voice
          Agent.
        </p>
      )}
    </div>
  );
}
