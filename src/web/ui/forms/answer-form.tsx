import { type FormEvent, useState } from "react";
import { longestAnswer } from "#contract/clinic/answer-options.ts";
import { textLimits } from "#contract/limits.ts";
import { Button } from "../button.tsx";
import { LeaveDialog } from "../overlays/leave-dialog.tsx";
import { Field } from "./field.tsx";
import { Input, Textarea } from "./input.tsx";

export interface AnswerWords {
  question: string;
  answer: string;
}

interface AnswerFormProps {
  start: AnswerWords;
  isPending: boolean;
  /** Both are filled in. */
  onSave: (words: AnswerWords) => void;
  onCancel: () => void;
}

/** A question of callers, and what the assistant says to it. */
export function AnswerForm({ start, isPending, onSave, onCancel }: AnswerFormProps) {
  const [draft, setDraft] = useState(start);
  const [isChecked, setIsChecked] = useState(false);
  const change = (part: Partial<AnswerWords>) => setDraft((before) => ({ ...before, ...part }));
  const problemIn = (text: string, name: string) =>
    isChecked && text.trim() === "" ? `${name} is required` : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (draft.question.trim() !== "" && draft.answer.trim() !== "") onSave(draft);
  };
  const isChanged = draft.question !== start.question || draft.answer !== start.answer;
  return (
    <>
      <form
        noValidate
        aria-label="Question and answer"
        onSubmit={submit}
        className="flex flex-col gap-3 border-b border-line p-4"
      >
        <Field label="Question" error={problemIn(draft.question, "Question")}>
          <Input
            autoFocus
            maxLength={textLimits.name}
            value={draft.question}
            onChange={(event) => change({ question: event.target.value })}
          />
        </Field>
        <Field
          label="Answer"
          hint="Said to callers as it stands here"
          error={problemIn(draft.answer, "Answer")}
        >
          <Textarea
            rows={3}
            maxLength={longestAnswer}
            value={draft.answer}
            onChange={(event) => change({ answer: event.target.value })}
          />
        </Field>
        <div className="flex gap-2">
          <Button type="submit" kind="filled" isPending={isPending} pendingLabel="Saving...">
            Save answer
          </Button>
          <Button onClick={onCancel}>Cancel</Button>
        </div>
      </form>
      <LeaveDialog isDirty={isChanged && !isPending}>The answer is not saved yet.</LeaveDialog>
    </>
  );
}
