import { useState } from "react";
import { Link } from "wouter";
import { roleLabels } from "#contract/access/roles.ts";
import type { ApiReply } from "#contract/api.ts";
import { noAnswer } from "#web/lib/no-answer.ts";
import { messageForPeople, statusOf } from "#web/lib/request-error.ts";
import { useSession } from "#web/lib/session/session.ts";
import { Button, buttonClasses } from "#web/ui/button.tsx";
import { usePageTitle } from "#web/ui/page-header.tsx";
import { FailedState } from "#web/ui/states/empty-state.tsx";
import { WaitingArea } from "#web/ui/states/spinner.tsx";
import { toast } from "#web/ui/toasts/toast-store.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { AuthHeading } from "./auth-heading.tsx";
import type { AuthStep } from "./auth-step.ts";
import { CodeForm } from "./code-form.tsx";
import { useFinishSignIn } from "./finish-sign-in.ts";
import { useAcceptInvitation, useInvitation, useSignInToAccept } from "./invitation-calls.ts";
import { useSignInOptions } from "./sign-in-options.ts";
import { useSignInWithGoogle } from "./sign-in-with-google.ts";

/** Where the link of an invitation leads: what it is to, and one button to accept it. */
export function InvitationPage() {
  usePageTitle("Invitation");
  const [token] = useState(() => location.hash.slice(1));
  const { data, error, refetch } = useInvitation(token);
  const isOver = error !== null && [400, 403].includes(statusOf(error) ?? 0);
  return (
    <AuthFrame>
      {!data && !error && <WaitingArea />}
      {isOver && <OverNote />}
      {error && !isOver && (
        <FailedState title="The invitation did not load" error={error} onRetry={() => void refetch()} />
      )}
      {data && <Accept token={token} invitation={data} />}
    </AuthFrame>
  );
}

function OverNote() {
  return (
    <>
      <AuthHeading title="This invitation is over">
        It was used, taken back, sent again with a new link, or has ended. Ask whoever sent it to send it
        again.
      </AuthHeading>
      <Link href="/" className={buttonClasses({ size: "large", isFullWidth: true })}>
        Go to Enamel
      </Link>
    </>
  );
}

interface AcceptProps {
  token: string;
  invitation: ApiReply<"lookAtInvitation">;
}

function Accept({ token, invitation }: AcceptProps) {
  const { user } = useSession();
  const [step, setStep] = useState<AuthStep>({ name: "log-in" });
  if (step.name === "code") return <CodeForm {...step} onBack={() => setStep({ name: "log-in" })} />;
  const { clinicName, invitedBy, role, email } = invitation;
  const isSignedIn = user?.email === email;
  return (
    <>
      <AuthHeading title={`Join ${clinicName}`}>
        {`${invitedBy} invites you to work here. Your role: ${roleLabels[role]}.`}
      </AuthHeading>
      <p className="mb-4 text-14">
        For <strong className="font-semibold wrap-anywhere">{email}</strong>
      </p>
      {user && !isSignedIn && (
        <p className="mb-4 text-13 text-ink-2">
          You are signed in as {user.email}. Accepting signs you in with the invited address instead.
        </p>
      )}
      {isSignedIn ? <JoinButton token={token} /> : <SignInButtons {...{ token, email }} onStep={setStep} />}
    </>
  );
}

const onError = (error: unknown) =>
  toast({
    title: "You have not joined yet",
    description: messageForPeople(error, noAnswer),
    variant: "destructive",
  });

function JoinButton({ token }: { token: string }) {
  const finishSignIn = useFinishSignIn();
  const accept = useAcceptInvitation(token);
  return (
    <Button
      kind="filled"
      size="large"
      isFullWidth
      isPending={accept.isPending}
      pendingLabel="Joining..."
      onClick={() => accept.mutate(undefined, { onSuccess: (session) => finishSignIn(session), onError })}
    >
      Join
    </Button>
  );
}

interface SignInButtonsProps {
  token: string;
  email: string;
  onStep: (step: AuthStep) => void;
}

function SignInButtons({ token, email, onStep }: SignInButtonsProps) {
  const options = useSignInOptions();
  const finishSignIn = useFinishSignIn();
  const signIn = useSignInToAccept(token);
  const google = useSignInWithGoogle(token);
  const start = () =>
    signIn.mutate(email, {
      onSuccess: (reply) => {
        if ("token" in reply) return finishSignIn(reply);
        const { id: challengeId, digits } = reply.challenge;
        onStep({ name: "code", challengeId, digits, email, isRegistration: false });
      },
      onError,
    });
  return (
    <div className="flex flex-col gap-3">
      {options?.mode !== "google" && (
        <Button
          kind="filled"
          size="large"
          isFullWidth
          isPending={signIn.isPending}
          pendingLabel="Signing in..."
          onClick={start}
        >
          Accept and sign in
        </Button>
      )}
      {options?.google && (
        <Button
          size="large"
          isFullWidth
          isPending={google.isPending}
          pendingLabel="Signing in..."
          onClick={google.start}
        >
          Accept with Google
        </Button>
      )}
    </div>
  );
}
