import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Circle, CircleCheck } from "lucide-react";
import { Link } from "wouter";
import type { FirstStepId, FirstSteps } from "#contract/clinic/first-steps.ts";
import { callApi } from "#web/lib/api-client.ts";
import { classNames } from "#web/lib/class-names.ts";
import { apiQuery } from "#web/lib/query-client.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { Button } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { toast } from "#web/ui/toasts/toast-store.ts";

const words: Record<FirstStepId, { title: string; path: string; hint: string }> = {
  clinic: {
    title: "Tell the assistant about your clinic",
    path: "/clinic-knowledge-base",
    hint: "Save it, then choose your state for holidays",
  },
  people: {
    title: "Add your people and treatments",
    path: "/people",
    hint: "Who sees patients, when, and for how long",
  },
  ring: {
    title: "Ring your assistant",
    path: "/ai-agent",
    hint: "A test call in the browser",
  },
  callers: {
    title: "Hear how it does with made-up callers",
    path: "/ai-agent",
    hint: "Under Try before going live",
  },
  number: {
    title: "Connect your phone number",
    path: "/phone-numbers",
    hint: "Going live, step by step",
  },
  invite: {
    title: "Invite a colleague",
    path: "/team",
    hint: "Everybody with their own sign-in",
  },
};

/** Each step with the way to it, the next one marked. */
export function FirstStepsPanel({ steps }: Pick<FirstSteps, "steps">) {
  const hide = useHideFirstSteps();
  const next = steps.find(({ isDone }) => !isDone)?.id;
  return (
    <Panel
      title="First steps"
      aside={
        <span className="flex items-center gap-3 text-12 text-ink-2">
          {`${steps.filter(({ isDone }) => isDone).length} of ${steps.length} done`}
          <Button size="small" isPending={hide.isPending} onClick={() => hide.mutate()}>
            Hide
          </Button>
        </span>
      }
    >
      <ol className="grid gap-x-6 px-4 py-2 min-[900px]:grid-cols-2">
        {steps.map(({ id, isDone }) => (
          <Step key={id} id={id} isDone={isDone} isNext={id === next} />
        ))}
      </ol>
    </Panel>
  );
}

function Step({ id, isDone, isNext }: { id: FirstStepId; isDone: boolean; isNext: boolean }) {
  const { title, path, hint } = words[id];
  const Icon = isDone ? CircleCheck : Circle;
  return (
    <li className="flex gap-3 py-2" aria-current={isNext ? "step" : undefined}>
      <Icon
        aria-hidden="true"
        className={classNames("size-4 mt-0.5", isDone ? "text-green-solid" : "text-ink-3")}
      />
      <span className="min-w-0">
        {isDone ? (
          <span className="text-ink-2">
            {title}
            <span className="sr-only">, done</span>
          </span>
        ) : (
          <Link
            href={path}
            className="rounded-s font-medium text-accent-ink underline-offset-2 hover:underline"
          >
            {title}
          </Link>
        )}
        {!isDone && <span className="block text-12 text-ink-2">{hint}</span>}
      </span>
    </li>
  );
}

function useHideFirstSteps() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi("hideFirstSteps", { body: { isHidden: true } }),
    onSuccess: (steps) => client.setQueryData(apiQuery("firstSteps").queryKey, steps),
    onError: (error) =>
      toast({
        title: "Error",
        description: messageForPeople(error, "The steps could not be hidden"),
        variant: "destructive",
      }),
  });
}
