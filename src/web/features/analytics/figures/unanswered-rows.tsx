import { type ReactNode, useState } from "react";
import { Link } from "wouter";
import { textLimits } from "#contract/limits.ts";
import type { Figures } from "#contract/system/figures.ts";
import { useClinicTimeZone } from "#web/lib/clinic-time.ts";
import { dateTimeOf } from "#web/lib/formatting.ts";
import { mutateAndReport } from "#web/lib/mutate-and-report.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { usePermissions } from "#web/lib/session/permissions.ts";
import { Button } from "#web/ui/button.tsx";
import { AnswerForm, type AnswerWords } from "#web/ui/forms/answer-form.tsx";
import { OtherWordings } from "#web/ui/other-wordings.tsx";
import { toast } from "#web/ui/toasts/toast-store.ts";
import { useAddAnswer } from "./load-figures.ts";

type Question = Figures["unanswered"][number];

/** What callers asked in vain, each with its call and the way to answer it from now on. */
export function UnansweredRows({ questions }: { questions: readonly Question[] }) {
  const [answering, setAnswering] = useState<string | null>(null);
  const mayAnswer = usePermissions()("addOwnAnswer");
  return (
    <ul className="flex flex-col">
      {questions.map((question) => (
        <li
          key={`${question.id} ${question.isOpen}`}
          className="border-t border-line py-2.5 first:border-t-0"
        >
          <Asked question={question}>
            {!question.isOpen && <span className="text-13 text-ink-3">Settled</span>}
            {question.isOpen && mayAnswer && answering !== question.id && (
              <Button
                size="small"
                aria-label={`Add the answer to ${question.words}`}
                onClick={() => setAnswering(question.id)}
              >
                Add the answer
              </Button>
            )}
          </Asked>
          {answering === question.id && question.isOpen && (
            <Answering question={question} onDone={() => setAnswering(null)} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Asked({ question, children }: { question: Question; children: ReactNode }) {
  const timeZone = useClinicTimeZone();
  return (
    <div className="flex items-start justify-between gap-3">
      <div className="min-w-0 text-14">
        <p className="wrap-anywhere">“{question.words}”</p>
        <p className="text-12 text-ink-2">
          {question.calls > 1 && `${question.calls} callers, the last `}
          {dateTimeOf(question.askedAt, timeZone)},{" "}
          <Link href={`/logs?call=${question.callId}`} className="text-accent-ink underline">
            open the call
          </Link>
        </p>
        <OtherWordings words={question.otherWords} />
      </div>
      <div className="flex-none">{children}</div>
    </div>
  );
}

function Answering({ question, onDone }: { question: Question; onDone: () => void }) {
  const add = useAddAnswer();
  const onSave = (words: AnswerWords) =>
    mutateAndReport(
      add,
      { ...words, settles: question.ids },
      {
        onSuccess: () => {
          onDone();
          toast({ title: "Success", description: "The assistant will use this from the next call." });
        },
        onError: (error) =>
          toast({
            variant: "destructive",
            title: "Error",
            description: messageForPeople(error, "The answer could not be saved. Try again."),
          }),
      },
    );
  return (
    <div className="mt-2 rounded-l border border-line [&>form]:border-b-0">
      <AnswerForm
        start={{ question: question.words.slice(0, textLimits.name), answer: "" }}
        isPending={add.isPending}
        onSave={onSave}
        onCancel={onDone}
      />
    </div>
  );
}
