import { useState } from "react";
import type { GoLiveStepId } from "#contract/telephony/go-live-options.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { Button } from "#web/ui/button.tsx";
import { Note } from "#web/ui/note.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { NotLoaded } from "#web/ui/states/not-loaded.tsx";
import { toast } from "#web/ui/toasts/toast-store.ts";
import { useDoGoLive, useGoLive, useMailLink } from "./go-live.ts";
import { GoLiveStepRow } from "./go-live-step.tsx";

/** What has to be so before patients ring, each step looked into for real. */
export function GoLivePanel() {
  const query = useGoLive();
  const { checking, checkAll } = useCheckAll();
  const answer = query.data;
  useMailLink();
  const ready = answer?.steps.filter(({ status }) => status === "ready").length;
  const mine = answer?.steps.flatMap(({ id, mayCheck }) => (mayCheck ? [id] : [])) ?? [];
  return (
    <Panel
      id="going-live"
      className="mt-5 scroll-mt-4"
      title="Going live, step by step"
      aside={
        answer && (
          <span className="flex items-center gap-3 text-12 text-ink-2">
            {`${ready} of ${answer.steps.length} ready`}
            {mine.length > 0 && (
              <Button
                size="small"
                isPending={checking !== null}
                pendingLabel="Checking..."
                onClick={() => void checkAll(mine)}
              >
                Check all
              </Button>
            )}
          </span>
        )
      }
    >
      <NotLoaded query={query} loading="Loading the steps..." failed="The steps did not load" rows={4} />
      {answer?.source === "simulator" && (
        <Note className="m-4" tone="blue">
          This is the simulator: no telephone provider is set up on this server, so no real telephone rings
          and no text leaves. Whoever runs it sets TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN to change that.
        </Note>
      )}
      {answer && (
        <ol>
          {answer.steps.map((step) => (
            <GoLiveStepRow key={step.id} step={step} isBusy={checking === step.id} />
          ))}
        </ol>
      )}
    </Panel>
  );
}

/** One after the other, so that each answer is seen as it comes. Nothing that rings or writes to anybody is among it. */
function useCheckAll() {
  const [checking, setChecking] = useState<GoLiveStepId | null>(null);
  const act = useDoGoLive();
  const checkAll = async (steps: readonly GoLiveStepId[]) => {
    try {
      for (const step of steps) {
        setChecking(step);
        await act.mutateAsync({ step, body: { do: "check" } });
      }
    } catch (error) {
      toast({
        variant: "destructive",
        title: "Error",
        description: messageForPeople(error, "The steps were not looked into"),
      });
    } finally {
      setChecking(null);
    }
  };
  return { checking, checkAll };
}
