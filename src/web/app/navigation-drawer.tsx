import { X } from "lucide-react";
import { Dialog } from "radix-ui";
import { type PointerEvent, useRef } from "react";
import type { User } from "#contract/access/auth.ts";
import { Button } from "#web/ui/button.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { useFocusReturn } from "#web/ui/overlays/focus-return.ts";
import { Account } from "./account.tsx";
import { NavigationList } from "./navigation-list.tsx";

const swipePx = 50;

interface NavigationDrawerProps {
  user: User;
  isOpen: boolean;
  onClose: () => void;
}

/** The sidebar on a phone: closes on a choice, Escape, the scrim and a swipe to the left. */
export function NavigationDrawer({ user, isOpen, onClose }: NavigationDrawerProps) {
  const focusReturn = useFocusReturn(isOpen);
  const startX = useRef<number | null>(null);
  const onPointerDown = (event: PointerEvent) => {
    startX.current = event.clientX;
  };
  const onPointerMove = (event: PointerEvent) => {
    if (startX.current === null || startX.current - event.clientX < swipePx) return;
    startX.current = null;
    onClose();
  };
  const forget = () => {
    startX.current = null;
  };
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-scrim data-[state=closed]:animate-[fade-out_var(--slow)_var(--ease)] data-[state=open]:animate-[fade-in_var(--slow)_var(--ease)]" />
        <Dialog.Content
          {...focusReturn}
          aria-describedby={undefined}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={forget}
          onPointerCancel={forget}
          className="fixed inset-y-0 left-0 z-40 flex w-75 max-w-[85vw] touch-pan-y flex-col bg-rail shadow-dialog outline-none data-[state=closed]:animate-[fade-out_var(--slow)_var(--ease)] data-[state=open]:animate-[fade-in_var(--slow)_var(--ease)]"
        >
          <Dialog.Title className="sr-only">Menu</Dialog.Title>
          <div className="flex h-15 flex-none items-center justify-between pr-3 pl-5">
            <Logo />
            <Button kind="quiet" isIcon aria-label="Close the menu" onClick={onClose}>
              <X aria-hidden="true" />
            </Button>
          </div>
          <NavigationList onChoose={onClose} />
          <Account user={user} onChoose={onClose} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
