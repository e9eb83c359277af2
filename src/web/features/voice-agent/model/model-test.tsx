import { FlaskConical } from "lucide-react";
import type { LanguageModelReply } from "#contract/assistants/language-model.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { Button } from "#web/ui/button.tsx";
import { Note } from "#web/ui/note.tsx";
import type { useTestModel } from "./language-model.ts";
import { ModelTestResults, ModelVerdict } from "./model-test-results.tsx";

interface ModelTestProps {
  test: ReturnType<typeof useTestModel>;
  /** How far a test is, whoever started it. */
  progress: LanguageModelReply["test"];
}

/** Lets ten made-up callers speak to the model that is set up, and says how well it would do. */
export function ModelTest({ test, progress }: ModelTestProps) {
  const { mutate, isPending, data, error } = test;
  return (
    <section aria-labelledby="model-test" className="mb-4 flex flex-col gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <h3 id="model-test" className="text-14 font-semibold">
            Test this model
          </h3>
          <p className="text-13 text-ink-2">
            Ten made-up callers speak to it. No words of real callers are sent; it takes up to half a minute.
          </p>
        </div>
        <Button
          icon={<FlaskConical aria-hidden="true" />}
          isPending={isPending}
          pendingLabel="Testing..."
          disabled={!isPending && progress !== null}
          onClick={() => mutate()}
        >
          {data ? "Test again" : "Test this model"}
        </Button>
      </div>
      {(isPending || progress !== null) && <Progress progress={progress} />}
      <div role="status" className="empty:hidden">
        {!isPending && error && (
          <Note tone="red">
            {messageForPeople(error, "The server could not be reached. Check the connection and try again.")}
          </Note>
        )}
        {!isPending && data && <ModelVerdict result={data} />}
      </div>
      {!isPending && data && <ModelTestResults result={data} />}
    </section>
  );
}

function Progress({ progress }: Pick<ModelTestProps, "progress">) {
  const { done, of } = progress ?? { done: 0, of: 12 };
  return (
    <div className="flex flex-col gap-1.5">
      <div
        role="progressbar"
        aria-label="Test of the model"
        aria-valuemin={0}
        aria-valuemax={of}
        aria-valuenow={done}
        className="h-1.5 overflow-hidden rounded-full bg-sunken"
      >
        <div
          className="h-full rounded-full bg-accent transition-[width] duration-(--slow)"
          style={{ width: `${(done / of) * 100}%` }}
        />
      </div>
      <p className="figures text-12 text-ink-3">
        {done === 0
          ? "Waiting for the first answer, while the model may be loading..."
          : `${done} of ${of} questions answered`}
      </p>
    </div>
  );
}
