import type { Finding, GoLiveBody, GoLiveStep } from "#contract/telephony/go-live.ts";
import {
  actionOfStep,
  findingStatuses,
  type GoLiveAction,
  tickedSteps,
} from "#contract/telephony/go-live-options.ts";
import { useClinicTimeZone } from "#web/lib/clinic-time.ts";
import { dateTimeOf } from "#web/lib/formatting.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { Badge, Dot } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toasts/toast-store.ts";
import { FallbackForm } from "./fallback-form.tsx";
import { wordsOf } from "./finding-words.ts";
import { useDoGoLive } from "./go-live.ts";
import { ProviderErrorNote } from "./provider-error.tsx";
import { actionWords, statusWords, stepWords, tickWords } from "./step-words.ts";

/** One step: its colour, what was found and when, what to do about it, and the buttons for that. */
export function GoLiveStepRow({ step, isBusy }: { step: GoLiveStep; isBusy: boolean }) {
  const timeZone = useClinicTimeZone();
  const { title, about } = stepWords[step.id];
  const { label, tone } = statusWords[step.status];
  const isUnlooked = step.checked === null;
  return (
    <li
      aria-label={title}
      className="grid gap-x-4 gap-y-2 border-t border-line px-4 py-3 first:border-t-0 desk:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-14 font-medium">{title}</h3>
          <Badge tone={isUnlooked ? "grey" : tone}>{isUnlooked ? "Not checked" : label}</Badge>
        </div>
        {step.findings.length === 0 ? (
          <p className="mt-1 text-13 text-ink-2">
            {about}
            {!step.mayCheck && " Whoever runs this server looks into it."}
          </p>
        ) : (
          <ul className="mt-1 flex flex-col gap-1.5">
            {step.findings.map((finding) => (
              <FoundLine key={`${finding.code} ${finding.about}`} finding={finding} timeZone={timeZone} />
            ))}
          </ul>
        )}
        {takesFallback(step) && <FallbackForm />}
        <Stamps step={step} timeZone={timeZone} />
      </div>
      <Actions step={step} isBusy={isBusy} />
    </li>
  );
}

function FoundLine({ finding, timeZone }: { finding: Finding; timeZone: string }) {
  const { says, toDo } = wordsOf(finding, timeZone);
  return (
    <li className="flex gap-2.5 text-13">
      <span className="pt-0.5">
        <Dot tone={statusWords[findingStatuses[finding.code]].tone} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="break-words">{says}</p>
        {toDo && <p className="break-words text-ink-2">{toDo}</p>}
        {finding.error && <ProviderErrorNote error={finding.error} />}
      </div>
    </li>
  );
}

function Stamps({ step: { checked, ticked }, timeZone }: { step: GoLiveStep; timeZone: string }) {
  if (!checked && !ticked) return null;
  const stamp = ({ by, at }: { by: string; at: string }) => `${dateTimeOf(at, timeZone)}${by && ` by ${by}`}`;
  return (
    <p className="mt-1.5 text-12 text-ink-2">
      {ticked && `Said to be so on ${stamp(ticked)}. `}
      {checked && `Checked on ${stamp(checked)}.`}
    </p>
  );
}

function Actions({ step, isBusy }: { step: GoLiveStep; isBusy: boolean }) {
  const act = useDoGoLive();
  const { title } = stepWords[step.id];
  const run = (body: GoLiveBody) =>
    act.mutate(
      { step: step.id, body },
      {
        onError: (error) =>
          toast({
            variant: "destructive",
            title: "Error",
            description: messageForPeople(error, "The step was not looked into"),
          }),
      },
    );
  const isDoing = (what: GoLiveBody["do"]) => act.isPending && act.variables.body.do === what;
  const action = step.mayDo ? usefulAction(step) : undefined;
  const tick = step.mayCheck && tickedSteps.includes(step.id) ? tickWords[step.id] : undefined;
  if (!step.mayCheck) return null;
  return (
    <div className="flex flex-wrap items-start gap-2 desk:justify-end">
      {action && (
        <Button
          size="small"
          isPending={isDoing(action)}
          pendingLabel={actionWords[action].pending}
          onClick={() => run(action === "set" ? { do: "set" } : { do: action })}
        >
          {actionWords[action].label}
        </Button>
      )}
      {tick && (
        <Button
          size="small"
          isPending={isDoing("tick") || isDoing("untick")}
          onClick={() => run({ do: step.ticked ? "untick" : "tick" })}
        >
          {step.ticked ? "Take that back" : tick}
        </Button>
      )}
      <Button
        size="small"
        aria-label={`Check: ${title}`}
        isPending={isBusy || isDoing("check")}
        pendingLabel="Checking..."
        onClick={() => run({ do: "check" })}
      >
        Check
      </Button>
    </div>
  );
}

const takesFallback = ({ id, mayDo, findings }: GoLiveStep) =>
  id === "fallback" && mayDo && findings.some(({ code }) => code.startsWith("fallback_"));

/** Only what the findings call for. */
function usefulAction({ id, findings }: GoLiveStep): GoLiveAction | undefined {
  const action = actionOfStep[id];
  const can = (codes: readonly Finding["code"][]) => findings.some(({ code }) => codes.includes(code));
  if (action === "set" && id === "number")
    return can(["voice_elsewhere", "voice_overruled", "text_elsewhere", "status_elsewhere"])
      ? action
      : undefined;
  if (action === "ring")
    return can(["handset_missing", "handset_is_here", "simulator", "handset_rings"]) ? undefined : action;
  if (action === "send") return can(["mail_on_console", "mail_from_nowhere"]) ? undefined : action;
  return undefined;
}
