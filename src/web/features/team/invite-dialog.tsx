import { type FormEvent, useState } from "react";
import type { Role } from "#contract/access/roles.ts";
import { fieldProblems, otherProblem } from "#web/lib/field-problems.ts";
import { noAnswer } from "#web/lib/no-answer.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { Note } from "#web/ui/note.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlays/dialog.tsx";
import { roleOptions, roleWords } from "./role-words.ts";
import { useInvite, useSendsMail } from "./team-calls.ts";

/** Who is invited, under which name, and what they may do. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [email, setEmail] = useState("");
  const [username, setUsername] = useState("");
  const [role, setRole] = useState<Role>("reception");
  const invite = useInvite();
  const sendsMail = useSendsMail();
  const problems = fieldProblems(invite.error);
  const problem = otherProblem(invite.error, ["email", "username"], noAnswer);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const named = username.trim() === "" ? {} : { username };
    invite.mutate({ email, role, ...named }, { onSuccess: onClose });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Invite somebody"
      description={
        sendsMail
          ? "They get an email with a link that works once, for seven days."
          : "This server sends no email: a link that works once, for seven days, is written into its window or log. Ask whoever runs it to pass it on."
      }
      isDirty={email !== "" || username !== ""}
    >
      <form onSubmit={onSubmit} className="contents">
        <DialogBody className="flex flex-col gap-4">
          <Field label="Email" isRequired error={problems.email}>
            <Input
              type="email"
              required
              autoComplete="off"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          </Field>
          <Field
            label="Name"
            labelSuffix="(Optional)"
            hint="As colleagues see it; made of the email address otherwise."
            error={problems.username}
          >
            <Input
              autoComplete="off"
              value={username}
              onChange={(event) => setUsername(event.target.value)}
            />
          </Field>
          <Field label="Role" hint={roleWords[role]}>
            <Select value={role} onValueChange={(value) => setRole(value as Role)} options={roleOptions} />
          </Field>
          {problem && <Note tone="red">{problem}</Note>}
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="filled" isPending={invite.isPending} pendingLabel="Inviting...">
            {sendsMail ? "Send invitation" : "Invite"}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
