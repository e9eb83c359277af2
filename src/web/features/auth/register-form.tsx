import { type FormEvent, useState } from "react";
import { messageForPeople } from "#web/lib/request-error.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { useFailureNotice } from "#web/ui/toasts/failure-notice.ts";
import { AuthHeading, tallField } from "./auth-heading.tsx";
import type { AuthStep } from "./auth-step.ts";
import { useFinishSignIn } from "./finish-sign-in.ts";
import { useRegister } from "./register.ts";

interface RegisterFormProps {
  onStep: (step: AuthStep) => void;
  onBack: () => void;
}

/** A new account with its clinic; shown only where the server allows registration. */
export function RegisterForm({ onStep, onBack }: RegisterFormProps) {
  const [details, setDetails] = useState({ email: "", username: "", clinicName: "" });
  const notice = useFailureNotice();
  const register = useRegister();
  const finishSignIn = useFinishSignIn();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { email, username, clinicName } = details;
    const body = { email, ...(username ? { username } : {}), ...(clinicName ? { clinicName } : {}) };
    register.mutate(body, {
      onSuccess: (reply) => {
        if ("token" in reply) return finishSignIn(reply, true);
        onStep({
          name: "code",
          challengeId: reply.challenge.id,
          digits: reply.challenge.digits,
          email,
          isRegistration: true,
        });
      },
      onError: (error) =>
        notice.show({
          title: "Registration failed",
          description: messageForPeople(error, "Unable to create account"),
        }),
    });
  };
  const field = (name: keyof typeof details) => ({
    name,
    className: tallField,
    value: details[name],
    onChange: (event: { target: { value: string } }) => {
      notice.clear();
      setDetails((known) => ({ ...known, [name]: event.target.value }));
    },
  });

  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <div className="-mb-4">
        <AuthHeading title="Create an account">You and your clinic start together.</AuthHeading>
      </div>
      <Field label="Email" isRequired>
        <Input type="email" autoComplete="email" required autoFocus {...field("email")} />
      </Field>
      <Field label="Your name" labelSuffix="(Optional)">
        <Input autoComplete="name" {...field("username")} />
      </Field>
      <Field label="Clinic name" labelSuffix="(Optional)">
        <Input autoComplete="organization" {...field("clinicName")} />
      </Field>
      <Button
        type="submit"
        kind="filled"
        size="large"
        isFullWidth
        isPending={register.isPending}
        pendingLabel="Creating account..."
      >
        Create account
      </Button>
      <button
        type="button"
        onClick={onBack}
        className="self-start rounded-s text-13 font-medium text-accent-ink hover:underline"
      >
        Back to sign in
      </button>
    </form>
  );
}
