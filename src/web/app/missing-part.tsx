import { isValidElement, useEffect, useRef, useState } from "react";
import type { MissingPartProps } from "#web/lib/page/on-demand.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlays/dialog.tsx";
import { WaitingArea } from "#web/ui/states/spinner.tsx";
import { type MissingWhy, whyMissing } from "./missing-why.ts";

const titles: Record<MissingWhy, string> = {
  offline: "You seem to be offline",
  "new-version": "There is a new version of Enamel",
  unknown: "This did not load",
};
const advice: Record<MissingWhy, string> = {
  offline: "This comes by itself once the network is back.",
  "new-version": "Load the page again to carry on.",
  unknown: "Try again, or load the page again.",
};

/**
 * Says that a dialog or a part of the page did not come, where it would stand, and leaves the rest as it is. It comes when somebody tries
 * again, and by itself when the network is back. What nobody asked for, such as a tooltip, is done without until then.
 */
export function MissingPart({ place, onClose, onTry }: MissingPartProps) {
  const { why, isTrying, tryAgain } = useAnotherTry(onTry);
  const isNotMissed = onClose === null || (onClose === undefined && place === null);
  if (!why || isNotMissed) return place;
  const buttons = (
    <>
      {why !== "offline" && (
        <Button kind={why === "unknown" ? "outlined" : "filled"} onClick={() => window.location.reload()}>
          Load the page again
        </Button>
      )}
      {why !== "new-version" && (
        <Button kind="filled" isPending={isTrying} pendingLabel="Trying..." onClick={tryAgain}>
          Try again
        </Button>
      )}
    </>
  );
  if (onClose) {
    return (
      <Dialog isOpen onClose={onClose} size="question" title={titles[why]}>
        <DialogBody>
          <p className="text-14 text-ink-2">{advice[why]}</p>
        </DialogBody>
        <DialogFooter>{buttons}</DialogFooter>
      </Dialog>
    );
  }
  const Title = isValidElement(place) && place.type === WaitingArea ? "h1" : "p";
  return (
    <div role="alert" className="flex flex-col items-center gap-1 px-4 py-9 text-center">
      <Title className="text-14 font-semibold">{titles[why]}</Title>
      <p className="text-13 text-ink-2">{advice[why]}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-2">{buttons}</div>
    </div>
  );
}

/** Why it is missing, and how it is asked for once more: by whoever presses, or by the network that is back. */
function useAnotherTry(onTry: () => Promise<void>) {
  const [why, setWhy] = useState<MissingWhy | null>(null);
  const [isTrying, setIsTrying] = useState(false);
  const latest = useRef(onTry);
  useEffect(() => {
    latest.current = onTry;
  });
  const tryAgain = async () => {
    setIsTrying(true);
    // Where it comes, this makes way for it.
    await latest.current().catch(async () => setWhy(await whyMissing()));
    setIsTrying(false);
  };
  const again = useRef(tryAgain);
  useEffect(() => {
    whyMissing().then(setWhy);
    const onOnline = () => again.current();
    window.addEventListener("online", onOnline);
    return () => window.removeEventListener("online", onOnline);
  }, []);
  return { why, isTrying, tryAgain };
}
