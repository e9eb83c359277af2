import { type FormEvent, useState } from "react";
import type { Passkey } from "#contract/access/passkeys.ts";
import { fieldProblems, otherProblem } from "#web/lib/field-problems.ts";
import { noAnswer } from "#web/lib/no-answer.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { Note } from "#web/ui/note.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlays/dialog.tsx";
import { useRemovePasskey, useRenamePasskey } from "./account-calls.ts";
import { obstacleOf, useAddPasskey } from "./add-passkey.ts";

interface NameFormProps {
  title: string;
  description?: string;
  start: string;
  verb: string;
  pending: string;
  isPending: boolean;
  error: unknown;
  onSubmit: (name: string) => void;
  onClose: () => void;
}

function NameForm({
  title,
  description,
  start,
  verb,
  pending,
  isPending,
  error,
  onSubmit,
  onClose,
}: NameFormProps) {
  const [name, setName] = useState(start);
  const problems = fieldProblems(error);
  const problem = obstacleOf(error) ?? otherProblem(error, ["name"], noAnswer);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(name);
  };
  return (
    <Dialog isOpen onClose={onClose} title={title} description={description} isDirty={name !== start}>
      <form onSubmit={submit} className="contents">
        <DialogBody className="flex flex-col gap-4">
          <Field label="Name" isRequired hint="So that you know it again in your list." error={problems.name}>
            <Input
              required
              autoComplete="off"
              maxLength={60}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
          {problem && <Note tone="red">{problem}</Note>}
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="filled" isPending={isPending} pendingLabel={pending}>
            {verb}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

/** `suggested`: what this browser is called. */
export function AddPasskeyDialog({ suggested, onClose }: { suggested: string; onClose: () => void }) {
  const add = useAddPasskey();
  return (
    <NameForm
      title="Add a passkey"
      description="Your device asks for your finger, face or PIN, and keeps a key that opens Enamel."
      start={suggested}
      verb="Continue"
      pending="Waiting for your device..."
      isPending={add.isPending}
      error={add.error}
      onSubmit={(name) => add.mutate(name, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

export function RenamePasskeyDialog({
  passkey: { id, name },
  onClose,
}: {
  passkey: Passkey;
  onClose: () => void;
}) {
  const rename = useRenamePasskey();
  return (
    <NameForm
      title="Rename the passkey"
      start={name}
      verb="Rename"
      pending="Renaming..."
      isPending={rename.isPending}
      error={rename.error}
      onSubmit={(wanted) => rename.mutate({ id, name: wanted }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

export function RemovePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const remove = useRemovePasskey();
  return (
    <Dialog isOpen onClose={onClose} size="question" title={`Remove ${passkey.name}?`}>
      <DialogBody className="text-14 text-ink-2">
        It signs you in no more. Where you are signed in now, you stay signed in. Your device may still offer
        it until you delete it there.
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>Keep</Button>
        <Button
          kind="danger"
          isPending={remove.isPending}
          pendingLabel="Removing..."
          onClick={() => remove.mutate(passkey, { onSettled: onClose })}
        >
          Remove
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
