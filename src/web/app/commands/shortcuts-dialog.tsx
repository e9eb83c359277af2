import { useState } from "react";
import { shortcutsAreOn, turnShortcuts } from "#web/lib/page/single-keys.ts";
import { Button } from "#web/ui/button.tsx";
import { Switch } from "#web/ui/forms/checkbox.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlays/dialog.tsx";
import { Keys } from "./keys.tsx";
import { generalShortcuts, inboxShortcuts, pageShortcuts, type Shortcut } from "./shortcuts.ts";

/** Every key of the product, and the switch for those who want none. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [isOn, setIsOn] = useState(shortcutsAreOn);
  const turn = (next: boolean) => {
    turnShortcuts(next);
    setIsOn(next);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Keyboard shortcuts"
      description="Off while you type in a field or a dialog is open."
    >
      <DialogBody>
        <Switch
          label="Single-key shortcuts"
          hint="Turn them off if you speak to your computer. Ctrl K (⌘ K on a Mac) opens the search in any case."
          checked={isOn}
          onCheckedChange={turn}
        />
        <div className="mt-4 grid gap-x-8 gap-y-4 desk:grid-cols-2">
          <div className="grid content-start gap-4">
            <List
              title="Anywhere"
              shortcuts={[{ keys: ["Ctrl", "K"], title: "Search or jump to" }, ...generalShortcuts]}
            />
            <List title="In the inbox" shortcuts={inboxShortcuts} />
          </div>
          <List title="Go to" shortcuts={pageShortcuts} />
        </div>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>Close</Button>
      </DialogFooter>
    </Dialog>
  );
}

function List({ title, shortcuts }: { title: string; shortcuts: readonly Shortcut[] }) {
  return (
    <section>
      <h3 className="mb-1.5 text-12 text-ink-3">{title}</h3>
      <ul className="grid gap-1.5 text-13">
        {shortcuts.map((shortcut) => (
          <li key={shortcut.title} className="flex items-center justify-between gap-4">
            {shortcut.title}
            <Keys keys={shortcut.keys} />
            <span className="sr-only">: {shortcut.keys.join(" then ")}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
