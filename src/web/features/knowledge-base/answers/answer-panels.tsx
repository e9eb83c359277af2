import { FailedState } from "#web/ui/empty-state.tsx";
import { LoadingRows } from "#web/ui/skeleton.tsx";
import { useOwnAnswers } from "./answer-calls.ts";
import { AnswersPanel } from "./answers-panel.tsx";
import { HealthFundsPanel } from "./health-funds-panel.tsx";

/** What the clinic answers in its own words. */
export function AnswerPanels() {
  const query = useOwnAnswers();
  if (query.isPending) return <LoadingRows label="Loading questions and answers..." rows={3} />;
  if (query.isError)
    return (
      <div className="mt-4 rounded-l border border-line bg-surface">
        <FailedState
          title="Questions and answers did not load"
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      </div>
    );
  const { answers, unanswered, healthFunds } = query.data;
  return (
    <div className="mt-4 grid grid-cols-[1.2fr_1fr] items-start gap-4 max-wide:grid-cols-1">
      <AnswersPanel answers={answers} unanswered={unanswered} />
      <HealthFundsPanel healthFunds={healthFunds} />
    </div>
  );
}
