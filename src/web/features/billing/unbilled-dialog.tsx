import { Link } from "wouter";
import { Button, buttonClasses } from "#web/ui/button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlays/dialog.tsx";
import { nothingIsDue } from "./subscription.ts";

export type UnbilledQuestion = "invoice" | "plan";

const answers: Record<UnbilledQuestion, { title: string; more: string }> = {
  invoice: {
    title: "Upcoming invoice",
    more: "No invoice will be written, and calls are not charged.",
  },
  plan: {
    title: "Change plan",
    more: "Choosing another plan is kept with your team and costs nothing.",
  },
};

interface UnbilledDialogProps {
  question: UnbilledQuestion | null;
  onClose: () => void;
}

/** Answers what was asked for as it is: nobody charges anything here. */
export function UnbilledDialog({ question, onClose }: UnbilledDialogProps) {
  const { title, more } = answers[question ?? "invoice"];
  return (
    <Dialog
      isOpen={question !== null}
      onClose={onClose}
      size="question"
      title={title}
      description={nothingIsDue}
    >
      <DialogBody>
        <p className="text-14 text-ink-2">{more}</p>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>Close</Button>
        {question === "plan" && (
          <Link href="/team-setup" className={buttonClasses({ kind: "filled" })}>
            Choose a plan
          </Link>
        )}
      </DialogFooter>
    </Dialog>
  );
}
