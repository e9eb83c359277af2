import { type ReactNode, useRef, useState } from "react";
import { useLocation } from "wouter";
import { type Plan, plans } from "#contract/billing/plans.ts";
import { textLimits } from "#contract/limits.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { Field } from "#web/ui/forms/field.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { usePageTitle } from "#web/ui/page-header.tsx";
import { toast } from "#web/ui/toasts/toast-store.ts";
import { PlanCard } from "./plan-card.tsx";
import { useSaveTeam } from "./save-team.ts";

/** Name and plan of a new team. `account` says who is signed in. */
export function TeamSetupPage({ account }: { account: ReactNode }) {
  usePageTitle("Team setup");
  const [teamName, setTeamName] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const [, navigate] = useLocation();
  const saveTeam = useSaveTeam();

  const choose = (plan: Plan) => {
    if (plan.id === "enterprise") return window.alert("Contact Sales will be available in the future");
    const name = teamName.trim();
    if (name === "") {
      setIsMissing(true);
      nameField.current?.focus();
      return;
    }
    console.log("Plan chosen", { plan: plan.id, teamName: name });
    saveTeam.mutateAsync({ teamName: name, plan: plan.id }).catch((error: unknown) =>
      // Shown on the dashboard, where the person already is.
      toast({
        title: "Error",
        description: messageForPeople(error, "Failed to save your team"),
        variant: "destructive",
      }),
    );
    navigate("/");
  };

  return (
    <div className="mx-auto min-h-dvh max-w-260 px-8 py-6 max-desk:px-4">
      <header className="flex items-center justify-between gap-4">
        <Logo />
        {account}
      </header>
      <main>
        <div className="mt-13 mb-6 text-center max-desk:mt-8">
          <h1 className="text-28 font-title tracking-[-0.015em]">Welcome to the product</h1>
          <p className="mt-1 text-16 text-ink-2">Setup your team to get started</p>
        </div>
        <div className="mx-auto mb-8 max-w-105">
          <Field
            label="Team Name"
            isRequired
            hint="Your clinic’s name."
            error={isMissing ? "Team Name is required" : undefined}
          >
            <Input
              ref={nameField}
              name="teamName"
              autoComplete="organization"
              maxLength={textLimits.name}
              value={teamName}
              onChange={(event) => {
                setTeamName(event.target.value);
                setIsMissing(false);
              }}
            />
          </Field>
        </div>
        <ul aria-label="Plans" className="grid gap-4 min-[900px]:grid-cols-3">
          {plans.map((plan) => (
            <PlanCard key={plan.id} plan={plan} onChoose={() => choose(plan)} />
          ))}
        </ul>
        <p className="mt-5 text-center text-12 text-ink-3">Prices in Australian dollars.</p>
      </main>
    </div>
  );
}
