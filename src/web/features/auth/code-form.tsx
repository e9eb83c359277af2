import { type FormEvent, useState } from "react";
import { messageForPeople } from "#web/lib/request-error.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { useFailureNotice } from "#web/ui/toasts/failure-notice.ts";
import { AuthHeading, askToBeLetIn, tallField } from "./auth-heading.tsx";
import { useFinishSignIn } from "./finish-sign-in.ts";
import { useSignInOptions } from "./sign-in-options.ts";
import { useVerifyCode } from "./verify-code.ts";

interface CodeFormProps {
  challengeId: string;
  digits: number;
  email: string;
  isRegistration: boolean;
  onBack: () => void;
}

/** The second step in code mode. */
export function CodeForm({ challengeId, digits, email, isRegistration, onBack }: CodeFormProps) {
  const length = digits === 6 ? "six" : "ten";
  const [code, setCode] = useState("");
  const verifyCode = useVerifyCode();
  const finishSignIn = useFinishSignIn();
  const options = useSignInOptions();
  const isClosed = options?.registration === false;
  const notice = useFailureNotice();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    verifyCode.mutate(
      { challengeId, code },
      {
        onSuccess: (session) => finishSignIn(session, isRegistration),
        onError: (error) =>
          notice.show({
            title: isRegistration ? "Registration failed" : "Login failed",
            description: messageForPeople(error, "Invalid credentials"),
          }),
      },
    );
  };

  return (
    <form onSubmit={submit}>
      {options?.sendsMail === false ? (
        <AuthHeading title="Enter your code">
          {`This server sends no email yet. If ${email} may sign in here, the ${length}-digit code stands in the window or log of the server: ask whoever runs it.`}
        </AuthHeading>
      ) : (
        <AuthHeading title="Check your email">{`If ${email} may sign in here, a ${length}-digit code is on its way.`}</AuthHeading>
      )}
      <Field
        label={digits === 6 ? "Six-digit code" : "Ten-digit code"}
        hint="It works once, for ten minutes."
      >
        <Input
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern={`[0-9]{${digits}}`}
          title={digits === 6 ? "Six digits" : "Ten digits"}
          required
          autoFocus
          className={`${tallField} figures tracking-[0.2em]`}
          value={code}
          onChange={(event) => {
            notice.clear();
            setCode(event.target.value.replace(/\D/g, "").slice(0, digits));
          }}
        />
      </Field>
      <Button
        type="submit"
        kind="filled"
        size="large"
        isFullWidth
        className="mt-4"
        isPending={verifyCode.isPending}
        pendingLabel="Signing in..."
      >
        Sign In
      </Button>
      <button
        type="button"
        onClick={onBack}
        className="mt-5 rounded-s text-13 font-medium text-accent-ink hover:underline"
      >
        Use another address or ask for a new code
      </button>
      {isClosed && <p className="mt-2 text-13 text-ink-2">No code after a few minutes? {askToBeLetIn}</p>}
    </form>
  );
}
