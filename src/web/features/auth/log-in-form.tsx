import { Mail } from "lucide-react";
import { type FormEvent, useState } from "react";
import { onDemand } from "#web/lib/page/on-demand.tsx";
import { messageForPeople } from "#web/lib/request-error.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { useFailureNotice } from "#web/ui/toasts/failure-notice.ts";
import { AuthHeading, askToBeLetIn, tallField } from "./auth-heading.tsx";
import type { AuthStep } from "./auth-step.ts";
import { useFinishSignIn } from "./finish-sign-in.ts";
import { useLogIn } from "./log-in.ts";
import { useSignInOptions } from "./sign-in-options.ts";
import { useSignInWithGoogle } from "./sign-in-with-google.ts";

const PasskeySignIn = onDemand(
  async () => (await import("./passkey-sign-in.tsx")).PasskeySignIn,
  <div className="mt-2 h-11 max-desk:h-12" />,
);

/** One email field; the browser checks its form. */
export function LogInForm({ onStep }: { onStep: (step: AuthStep) => void }) {
  const [email, setEmail] = useState("");
  const notice = useFailureNotice();
  const logIn = useLogIn();
  const finishSignIn = useFinishSignIn();
  const options = useSignInOptions();
  const google = useSignInWithGoogle();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    logIn.mutate(email, {
      onSuccess: (reply) => {
        if ("token" in reply) return finishSignIn(reply);
        onStep({
          name: "code",
          challengeId: reply.challenge.id,
          digits: reply.challenge.digits,
          email,
          isRegistration: false,
        });
      },
      onError: (error) =>
        notice.show({
          title: "Login failed",
          description: messageForPeople(error, "Invalid credentials"),
        }),
    });
  };
  // With the email address alone, signing in is signing up, so a form of its own has nothing to add.
  const isClosed = options?.registration === false;
  const mayRegister = options?.mode === "code" && options.registration;
  const wishToRegister = () => {
    if (mayRegister) return onStep({ name: "register" });
    // Where Google alone signs in, it signs up too.
    if (options?.mode === "google" && options.registration) return google.start();
    window.alert(isClosed ? `Sign-up is coming soon. ${askToBeLetIn}` : "Sign-up is coming soon");
  };

  return (
    <form onSubmit={submit}>
      <AuthHeading title="Welcome Back">Sign in with the email address your clinic uses.</AuthHeading>
      <Field label="Email">
        <Input
          type="email"
          name="email"
          autoComplete="email webauthn"
          required
          autoFocus
          icon={<Mail />}
          className={tallField}
          value={email}
          onChange={(event) => {
            notice.clear();
            setEmail(event.target.value);
          }}
        />
      </Field>
      <Button
        type="submit"
        kind="filled"
        size="large"
        isFullWidth
        className="mt-4"
        isPending={logIn.isPending}
        pendingLabel="Signing in..."
      >
        Sign In
      </Button>
      <div className="my-4 flex items-center gap-3 text-12 text-ink-3 before:flex-1 before:border-t before:border-line-2 after:flex-1 after:border-t after:border-line-2">
        or
      </div>
      <Button
        size="large"
        isFullWidth
        icon={<GoogleMark />}
        onClick={google.start}
        isPending={google.isPending}
        pendingLabel="Signing in..."
      >
        Sign in with Google
      </Button>
      {options?.passkeys && <PasskeySignIn />}
      <button
        type="button"
        onClick={wishToRegister}
        className="mt-5 rounded-s text-13 font-medium text-accent-ink hover:underline"
      >
        Don't have an account?
      </button>
      {isClosed && <p className="mt-2 text-13 text-ink-2">{askToBeLetIn}</p>}
    </form>
  );
}

function GoogleMark() {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-4"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      <path d="M19.5 8.5A8 8 0 1 0 20 12H12.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
