import { Copy } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { ApiPermission } from "#contract/access/api-keys.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/forms/checkbox.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { Note } from "#web/ui/note.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlays/dialog.tsx";
import { useCreateKey } from "./create-key.ts";
import { copyKey } from "./key-secret.ts";

interface GenerateDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onCreated: (id: string, secret: string) => void;
}

/** Asks for a name and permissions, then shows the whole key, this once. */
export function GenerateDialog({ isOpen, onClose, onCreated }: GenerateDialogProps) {
  const [secret, setSecret] = useState<string | null>(null);
  const close = () => {
    onClose();
    setSecret(null);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={secret ? "Your new API key" : "Generate Key"}
      description={
        secret
          ? "Copy it now: it is shown whole only this once."
          : "A key lets another program act for your clinic."
      }
    >
      {secret ? (
        <NewSecret secret={secret} onClose={close} />
      ) : (
        <KeyForm
          onClose={close}
          onCreated={(id, created) => {
            setSecret(created);
            onCreated(id, created);
          }}
        />
      )}
    </Dialog>
  );
}

function NewSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <>
      <DialogBody>
        <code
          data-testid="new-secret"
          className="block rounded-m bg-sunken px-3 py-2.5 font-mono text-13 wrap-anywhere"
        >
          {secret}
        </code>
      </DialogBody>
      <DialogFooter>
        <Button icon={<Copy aria-hidden="true" />} onClick={() => void copyKey(secret)}>
          Copy key
        </Button>
        <Button kind="filled" onClick={onClose}>
          Done
        </Button>
      </DialogFooter>
    </>
  );
}

function KeyForm({ onClose, onCreated }: Omit<GenerateDialogProps, "isOpen">) {
  const create = useCreateKey();
  const [name, setName] = useState("");
  const [canRead, setCanRead] = useState(true);
  const [canWrite, setCanWrite] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const permissions: ApiPermission[] = [
    ...(canRead ? ["read" as const] : []),
    ...(canWrite ? ["write" as const] : []),
  ];
  const isNamed = name.trim() !== "";
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!isNamed || permissions.length === 0) return;
    create.mutate({ name, permissions }, { onSuccess: ({ apiKey, secret }) => onCreated(apiKey.id, secret) });
  };
  return (
    <form onSubmit={onSubmit} noValidate className="flex min-h-0 flex-col">
      <DialogBody className="flex flex-col gap-4">
        <Field label="Name" isRequired error={isChecked && !isNamed ? "Name is required" : undefined}>
          <Input
            value={name}
            maxLength={120}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-1.5 text-13 font-label">Permissions</legend>
          <Checkbox
            label="Read"
            hint="Appointments, patients, call logs and agent status"
            checked={canRead}
            onCheckedChange={setCanRead}
          />
          <Checkbox
            label="Write"
            hint="Book, confirm and cancel appointments; change patients' records"
            checked={canWrite}
            onCheckedChange={setCanWrite}
          />
          {isChecked && permissions.length === 0 && (
            <p role="alert" className="text-12 font-medium text-red-ink">
              Choose at least one permission
            </p>
          )}
        </fieldset>
        {create.isError && (
          <Note tone="red">{messageForPeople(create.error, "The key could not be generated")}</Note>
        )}
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>Cancel</Button>
        <Button kind="filled" type="submit" isPending={create.isPending} pendingLabel="Generating...">
          Generate
        </Button>
      </DialogFooter>
    </form>
  );
}
