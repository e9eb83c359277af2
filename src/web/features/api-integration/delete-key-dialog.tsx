import type { ApiKey } from "#contract/access/api-keys.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog, DialogFooter } from "#web/ui/overlays/dialog.tsx";
import { useDeleteKey } from "./delete-key.ts";

interface DeleteKeyDialogProps {
  apiKey: ApiKey;
  isOpen: boolean;
  onClose: () => void;
}

/** Deleting cannot be undone: whoever uses the key is shut out at once. */
export function DeleteKeyDialog({ apiKey, isOpen, onClose }: DeleteKeyDialogProps) {
  const remove = useDeleteKey();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="question"
      title="Delete API key"
      description={`Whatever uses “${apiKey.name}” stops working at once. This cannot be undone.`}
    >
      <div className="h-4" />
      <DialogFooter>
        <Button onClick={onClose}>Keep Key</Button>
        <Button
          kind="danger"
          isPending={remove.isPending}
          pendingLabel="Deleting..."
          onClick={() => remove.mutate(apiKey.id, { onSettled: onClose })}
        >
          Delete Key
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
