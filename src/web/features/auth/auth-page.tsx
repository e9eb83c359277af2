import { useState } from "react";
import { usePageTitle } from "#web/ui/page-header.tsx";
import { AuthFrame } from "./auth-frame.tsx";
import type { AuthStep } from "./auth-step.ts";
import { CodeForm } from "./code-form.tsx";
import { LogInForm } from "./log-in-form.tsx";
import { RegisterForm } from "./register-form.tsx";

/** Sign-in; in code mode a second step asks for the digits from the email. */
export function AuthPage() {
  usePageTitle("Sign in");
  const [step, setStep] = useState<AuthStep>({ name: "log-in" });
  const backToStart = () => setStep({ name: "log-in" });
  return (
    <AuthFrame>
      {step.name === "log-in" && <LogInForm onStep={setStep} />}
      {step.name === "register" && <RegisterForm onStep={setStep} onBack={backToStart} />}
      {step.name === "code" && <CodeForm {...step} onBack={backToStart} />}
    </AuthFrame>
  );
}
