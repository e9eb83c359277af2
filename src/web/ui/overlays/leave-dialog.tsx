import { useState } from "react";
import { useLeaveGuard } from "#web/lib/page/leave-guard.ts";
import { Button } from "../button.tsx";
import { Dialog, DialogBody, DialogFooter } from "./dialog.tsx";

interface LeaveDialogProps {
  /** Something was typed that leaving would lose. */
  isDirty: boolean;
  /** What would be lost, in a sentence. */
  children: string;
}

/** Asks before unsaved work is lost: on links, on the browser's Back, and (in the browser's words) on closing. */
export function LeaveDialog({ isDirty, children }: LeaveDialogProps) {
  const [leave, setLeave] = useState<(() => void) | null>(null);
  useLeaveGuard(isDirty, (go) => setLeave(() => go));
  const stay = () => setLeave(null);
  return (
    <Dialog isOpen={leave !== null} onClose={stay} size="question" title="Leave without saving?">
      <DialogBody>
        <p className="text-14 text-ink-2">{children}</p>
      </DialogBody>
      <DialogFooter>
        <Button onClick={stay}>Stay on this page</Button>
        <Button
          kind="danger"
          onClick={() => {
            setLeave(null);
            leave?.();
          }}
        >
          Leave without saving
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
