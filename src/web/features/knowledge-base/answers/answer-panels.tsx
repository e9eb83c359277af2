import { NotLoadedPanel } from "#web/ui/states/not-loaded-panel.tsx";
import { useOwnAnswers } from "./answer-calls.ts";
import { AnswersPanel } from "./answers-panel.tsx";
import { HealthFundsPanel } from "./health-funds-panel.tsx";

/** What the clinic answers in its own words. */
export function AnswerPanels() {
  const query = useOwnAnswers();
  if (!query.data)
    return (
      <NotLoadedPanel
        query={query}
        loading="Loading questions and answers..."
        failed="Questions and answers did not load"
      />
    );
  const { answers, unanswered, healthFunds } = query.data;
  return (
    <div className="mt-4 grid grid-cols-[1.2fr_1fr] items-start gap-4 max-wide:grid-cols-1">
      <AnswersPanel answers={answers} unanswered={unanswered} />
      <HealthFundsPanel healthFunds={healthFunds} />
    </div>
  );
}
