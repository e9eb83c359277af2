import { type FormEvent, useState } from "react";
import type { User } from "#contract/access/auth.ts";
import { roleLabels } from "#contract/access/roles.ts";
import { fieldProblems, otherProblem } from "#web/lib/field-problems.ts";
import { noAnswer } from "#web/lib/no-answer.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { Note } from "#web/ui/note.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { useChangeName } from "./account-calls.ts";

/** What colleagues call the user, and the address they sign in with. */
export function NamePanel({ user }: { user: User }) {
  const [name, setName] = useState(user.username);
  const change = useChangeName();
  const problems = fieldProblems(change.error);
  const problem = otherProblem(change.error, ["username"], noAnswer);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate(name, { onSuccess: ({ username }) => setName(username) });
  };
  return (
    <Panel title="You" isPadded>
      <form onSubmit={submit} className="flex flex-wrap items-start gap-3">
        <Field
          label="Name"
          hint="As colleagues see it, and as it stands in the records."
          error={problems.username}
          className="min-w-60 flex-1 max-desk:basis-full"
        >
          <Input
            required
            autoComplete="name"
            maxLength={120}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <Button
          type="submit"
          className="mt-6 max-desk:mt-0"
          disabled={name === user.username}
          isPending={change.isPending}
          pendingLabel="Saving..."
        >
          Save name
        </Button>
      </form>
      {problem && (
        <Note tone="red" className="mt-3">
          {problem}
        </Note>
      )}
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-13">
        <dt className="font-medium">Email</dt>
        <dd className="text-ink-2 wrap-anywhere">{user.email}</dd>
        {user.role && (
          <>
            <dt className="font-medium">Role</dt>
            <dd className="text-ink-2">{roleLabels[user.role]}, at the clinic you are in now</dd>
          </>
        )}
      </dl>
    </Panel>
  );
}
