import { useState } from "react";
import { Button } from "./button.tsx";

interface RemoveButtonProps {
  /** What a screen reader hears the thing called. */
  name: string;
  question: string;
  size?: "normal" | "small";
  isPending: boolean;
  onRemove: () => void;
}

/** Asks in its own place before anything goes. */
export function RemoveButton({ name, question, size = "normal", isPending, onRemove }: RemoveButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  if (!isAsking)
    return (
      <Button size={size} kind="danger-text" aria-label={`Remove ${name}`} onClick={() => setIsAsking(true)}>
        Remove
      </Button>
    );
  return (
    <div role="alert" className="flex flex-wrap items-center gap-2 text-13">
      <p>{question}</p>
      <Button size="small" autoFocus onClick={() => setIsAsking(false)}>
        Keep
      </Button>
      <Button size="small" kind="danger" isPending={isPending} pendingLabel="Removing..." onClick={onRemove}>
        Remove
      </Button>
    </div>
  );
}
