import { Send } from "lucide-react";
import { type FormEvent, useState } from "react";
import { plural } from "#web/lib/formatting.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Input, Textarea } from "#web/ui/forms/input.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { Note } from "#web/ui/note.tsx";
import { Panel } from "#web/ui/panel.tsx";
import {
  carriesBody,
  problemOf,
  type TestAnswer,
  type TestMethod,
  type TestRequest,
  testMethods,
  useSendRequest,
} from "./send-request.ts";

interface TestPanelProps {
  test: TestRequest;
  onChange: (test: TestRequest) => void;
  /** The focus begins at the button: what it sends is filled in already. */
  startsAtSend: boolean;
}

const methodOptions = testMethods.map((method) => ({ value: method, label: method }));

/** Sends a request to this server, as the signed-in user, and shows what comes back. */
export function TestPanel({ test, onChange, startsAtSend }: TestPanelProps) {
  const sending = useSendRequest();
  const [problem, setProblem] = useState<string | null>(null);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = problemOf(test, window.location.origin);
    setProblem(found);
    if (found === null) sending.mutate(test);
  };
  return (
    <Panel title="API Testing" isPadded>
      <form onSubmit={onSubmit} className="flex flex-col gap-4">
        <div className="grid gap-x-2 gap-y-4 min-[420px]:grid-cols-[112px_minmax(0,1fr)]">
          <Field label="Method">
            <Select
              value={test.method}
              options={methodOptions}
              onValueChange={(method) => onChange({ ...test, method: method as TestMethod })}
            />
          </Field>
          <Field label="Endpoint">
            <Input
              value={test.endpoint}
              spellCheck={false}
              autoComplete="off"
              className="font-mono text-13"
              onChange={(event) => onChange({ ...test, endpoint: event.target.value })}
            />
          </Field>
        </div>
        {carriesBody(test.method) && (
          <Field label="Request body" hint="JSON">
            <Textarea
              rows={4}
              value={test.body}
              spellCheck={false}
              className="font-mono text-13"
              onChange={(event) => onChange({ ...test, body: event.target.value })}
            />
          </Field>
        )}
        <div>
          <Button
            type="submit"
            autoFocus={startsAtSend}
            icon={<Send aria-hidden="true" />}
            isPending={sending.isPending}
            pendingLabel="Sending..."
          >
            Send Request
          </Button>
        </div>
      </form>
      <section aria-label="Response" aria-live="polite" className="mt-4">
        {problem ? (
          <Note tone="red">{problem}</Note>
        ) : sending.isError ? (
          <Note tone="red">The server did not answer. Check the connection and send it again.</Note>
        ) : sending.data ? (
          <Answer answer={sending.data} />
        ) : (
          <p className="rounded-m bg-sunken px-4 py-6 text-center text-13 text-ink-2">
            Click "Send Request" to test the endpoint
          </p>
        )}
      </section>
    </Panel>
  );
}

const toneOf = (status: number) => (status < 300 ? "green" : status < 400 ? "blue" : "red");

function Answer({ answer }: { answer: TestAnswer }) {
  const { status, statusText, tookMs, headers, body } = answer;
  return (
    <div className="flex flex-col gap-2">
      <p className="flex items-center gap-3 text-13 text-ink-2">
        <Badge tone={toneOf(status)}>{`${status} ${statusText}`.trim()}</Badge>
        <span>{`${tookMs} ms`}</span>
      </p>
      <details className="text-12">
        <summary className="cursor-pointer text-ink-2">{plural(headers.length, "header")}</summary>
        <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 font-mono">
          {headers.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-3">{name}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </details>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="max-h-100 overflow-auto rounded-m bg-sunken p-3 font-mono text-12"
      >
        {body || "(empty)"}
      </pre>
    </div>
  );
}
