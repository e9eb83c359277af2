import { ArrowLeft, ArrowRight } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link, useLocation, useSearch } from "wouter";
import { defaultTimeZone } from "#contract/limits.ts";
import { onDemand } from "#web/lib/page/on-demand.tsx";
import { Button, buttonClasses } from "#web/ui/button.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { ReceptionNotice } from "#web/ui/reception-notice.tsx";
import { NotLoadedPanel } from "#web/ui/states/not-loaded-panel.tsx";
import { LoadingRows } from "#web/ui/states/skeleton.tsx";
import { KnowledgeBaseReading } from "./knowledge-base-reading.tsx";
import { useKnowledgeBase, useOnboarding } from "./load-knowledge-base.ts";

/** Form and validation libraries come only with the wish to edit. */
const KnowledgeBaseEditor = onDemand(
  async () => (await import("./knowledge-base-editor.tsx")).KnowledgeBaseEditor,
  <LoadingRows label="Loading the knowledge base..." rows={6} />,
);

const PanelsBelow = onDemand(
  async () => {
    const [{ AnswerPanels }, { OpeningPanels }] = await Promise.all([
      import("./answers/answer-panels.tsx"),
      import("./opening-panels.tsx"),
    ]);
    return () => (
      <>
        <AnswerPanels />
        <OpeningPanels />
      </>
    );
  },
  <LoadingRows label="Loading holidays and closures..." rows={4} />,
);

/** What the assistant knows about the clinic: to read, or to change. */
export function KnowledgeBasePage() {
  const query = useKnowledgeBase();
  const onboarding = useOnboarding();
  const [isEditing, edit] = useEditing();
  const saved = query.data ?? null;
  const isLoaded = query.data !== undefined;
  const isReading = isLoaded && saved !== null && !isEditing;
  const editButton = useFocusAfterEditing(isLoaded, isReading);
  const mayContinue = isReading && onboarding.data?.knowledgeBaseCompleted === true;

  return (
    <>
      <PageHeader
        title="Clinic Knowledge Base"
        subtitle="What the assistant knows about your clinic. A change is in force on the next call."
        actions={
          <>
            <Link href="/dashboard" className={buttonClasses({ kind: "quiet" })}>
              <ArrowLeft aria-hidden="true" className="lucide" />
              Back to Dashboard
            </Link>
            {isReading && (
              <Button ref={editButton} kind={mayContinue ? "outlined" : "filled"} onClick={() => edit(true)}>
                Edit Information
              </Button>
            )}
            {mayContinue && (
              <Link href="/agents" className={buttonClasses({ kind: "filled" })}>
                Continue to Agents
                <ArrowRight aria-hidden="true" className="lucide" />
              </Link>
            )}
          </>
        }
      />
      <NotLoadedPanel
        query={query}
        loading="Loading the knowledge base..."
        failed="The knowledge base did not load"
        rows={6}
      />
      {isReading && (
        <>
          <ReceptionNotice className="mb-4" />
          <KnowledgeBaseReading saved={saved} />
          <PanelsBelow />
        </>
      )}
      {isLoaded && !isReading && (
        <KnowledgeBaseEditor
          saved={saved}
          timeZone={saved?.timeZone ?? onboarding.data?.timeZone ?? defaultTimeZone}
          takesFocus={isEditing}
          onDone={() => edit(false)}
        />
      )}
    </>
  );
}

/** Where the focus goes when the form is gone, and with it the button that was pressed. */
function useFocusAfterEditing(isLoaded: boolean, isReading: boolean) {
  const editButton = useRef<HTMLButtonElement>(null);
  const wasForm = useRef(false);
  useEffect(() => {
    if (isReading && wasForm.current) editButton.current?.focus();
    wasForm.current = isLoaded && !isReading;
  }, [isLoaded, isReading]);
  return editButton;
}

/** Edit mode, asked for by the button or by `?edit=hours` from another page; leaving it cleans the address. */
function useEditing(): [boolean, (isEditing: boolean) => void] {
  const asked = new URLSearchParams(useSearch()).has("edit");
  const [path, navigate] = useLocation();
  const [isEditing, setIsEditing] = useState(asked);
  const edit = (wanted: boolean) => {
    setIsEditing(wanted);
    if (!wanted && asked) navigate(path, { replace: true });
  };
  return [isEditing, edit];
}
