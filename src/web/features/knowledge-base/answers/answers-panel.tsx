import { useState } from "react";
import type { OwnAnswer, UnansweredQuestion } from "#contract/clinic/answers.ts";
import { textLimits } from "#contract/limits.ts";
import { useClinicTimeZone, useNow } from "#web/lib/clinic-time.ts";
import { relativeTime } from "#web/lib/formatting.ts";
import { mutateAndReport } from "#web/lib/mutate-and-report.ts";
import { Button } from "#web/ui/button.tsx";
import { AnswerForm, type AnswerWords } from "#web/ui/forms/answer-form.tsx";
import { OtherWordings } from "#web/ui/other-wordings.tsx";
import { Panel, PanelRow } from "#web/ui/panel.tsx";
import { toast } from "#web/ui/toasts/toast-store.ts";
import { useDismissQuestion, useRemoveAnswer, useSaveAnswer } from "./answer-calls.ts";

/** What is being written: a new answer, or one that is there already; `settles`: what callers asked that it answers. */
interface Draft {
  id: string | null;
  question: string;
  answer: string;
  settles: string[];
}
const empty: Draft = { id: null, question: "", answer: "", settles: [] };

interface AnswersPanelProps {
  answers: readonly OwnAnswer[];
  unanswered: readonly UnansweredQuestion[];
}

/** Questions with the clinic's own answers, and above them what callers asked in vain. */
export function AnswersPanel({ answers, unanswered }: AnswersPanelProps) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const close = () => setDraft(null);
  return (
    <Panel
      title="Questions & Answers"
      aside={
        draft === null && (
          <Button size="small" onClick={() => setDraft(empty)}>
            Add answer
          </Button>
        )
      }
    >
      {draft !== null && draft.id === null && (
        <DraftForm key={draft.settles[0] ?? "new"} start={draft} onDone={close} />
      )}
      {unanswered.length > 0 && (
        <Unanswered
          questions={unanswered}
          isWriting={draft !== null}
          onAnswer={({ ids, words }) =>
            setDraft({ ...empty, question: words.slice(0, textLimits.name), settles: ids })
          }
        />
      )}
      {answers.length === 0 && draft === null && (
        <p className="px-4 py-3 text-14 text-ink-2">
          Nothing yet. Write down what callers ask, such as parking or payment plans, and the assistant
          answers in your words.
        </p>
      )}
      {answers.map((each) =>
        draft?.id === each.id ? (
          <DraftForm key={each.id} start={draft} onDone={close} />
        ) : (
          <AnswerRow
            key={each.id}
            answer={each}
            isWriting={draft !== null}
            onEdit={() => setDraft({ ...each, settles: [] })}
          />
        ),
      )}
    </Panel>
  );
}

function AnswerRow({
  answer,
  isWriting,
  onEdit,
}: {
  answer: OwnAnswer;
  isWriting: boolean;
  onEdit: () => void;
}) {
  const remove = useRemoveAnswer();
  const save = useSaveAnswer();
  const { id, question, answer: text } = answer;
  const takeOut = () =>
    mutateAndReport(remove, id, {
      onSuccess: () =>
        toast({
          title: "Answer removed",
          description: question,
          action: {
            label: "Undo",
            altText: "Undo, or write the answer down again",
            onPress: () => save.mutate({ id: null, body: { question, answer: text } }),
          },
        }),
    });
  return (
    <PanelRow className="items-start">
      <div className="min-w-0 flex-1 text-14">
        <p className="font-medium wrap-anywhere">{question}</p>
        <p className="mt-0.5 whitespace-pre-line text-ink-2 wrap-anywhere">{text}</p>
      </div>
      <Button size="small" aria-label={`Edit ${question}`} disabled={isWriting} onClick={onEdit}>
        Edit
      </Button>
      <Button size="small" aria-label={`Remove ${question}`} disabled={remove.isPending} onClick={takeOut}>
        Remove
      </Button>
    </PanelRow>
  );
}

function Unanswered({
  questions,
  isWriting,
  onAnswer,
}: {
  questions: readonly UnansweredQuestion[];
  /** An answer is being written, which another would take the place of. */
  isWriting: boolean;
  onAnswer: (question: UnansweredQuestion) => void;
}) {
  const dismiss = useDismissQuestion();
  const timeZone = useClinicTimeZone();
  const now = useNow();
  return (
    <section aria-label="Asked, and not known" className="border-b border-line bg-yellow-soft/40">
      <p className="px-4 pt-3 text-13 font-medium">Callers asked, and the assistant did not know</p>
      {questions.map((each) => (
        <PanelRow key={each.id} className="border-t-0">
          <div className="min-w-0 flex-1 text-14">
            <p className="wrap-anywhere">“{each.words}”</p>
            <p className="text-12 text-ink-2">
              {each.calls > 1 && `${each.calls} callers, the last `}
              {relativeTime(each.askedAt, now, timeZone)}
            </p>
            <OtherWordings words={each.otherWords} />
          </div>
          <Button
            size="small"
            aria-label={`Add the answer to ${each.words}`}
            disabled={isWriting}
            onClick={() => onAnswer(each)}
          >
            Add the answer
          </Button>
          <Button
            size="small"
            aria-label={`Dismiss ${each.words}`}
            disabled={dismiss.isPending}
            onClick={() => dismiss.mutate(each.id)}
          >
            Dismiss
          </Button>
        </PanelRow>
      ))}
    </section>
  );
}

/** The form, kept under the id of what it changes. */
function DraftForm({ start, onDone }: { start: Draft; onDone: () => void }) {
  const save = useSaveAnswer();
  const { id, settles, ...words } = start;
  const onSave = (body: AnswerWords) =>
    mutateAndReport(
      save,
      { id, body: { ...body, settles } },
      {
        onSuccess: () => {
          onDone();
          toast({ title: "Success", description: "The assistant will use this from the next call." });
        },
      },
    );
  return <AnswerForm start={words} isPending={save.isPending} onSave={onSave} onCancel={onDone} />;
}
