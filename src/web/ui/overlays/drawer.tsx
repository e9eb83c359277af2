import { X } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import { type FocusReturn, useFocusReturn } from "./focus-return.ts";

interface DrawerProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
}

/** Details at the right edge. Not modal: the page stays usable beside it; Escape closes. */
export function Drawer(props: DrawerProps) {
  const focusReturn = useFocusReturn(props.isOpen);
  return (
    <Primitive.Root open={props.isOpen} modal={false} onOpenChange={(open) => !open && props.onClose()}>
      <Primitive.Portal>
        {/* The portal wants an element of its own; it has no look. */}
        <div className="contents">
          <Sheet {...props} focusReturn={focusReturn} />
        </div>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

interface SheetProps extends DrawerProps {
  focusReturn: FocusReturn;
}

function Sheet({ onClose, title, description, children, footer, focusReturn }: SheetProps) {
  return (
    <Primitive.Content
      {...(description ? {} : { "aria-describedby": undefined })}
      {...focusReturn}
      data-drawer=""
      onInteractOutside={(event) => event.preventDefault()}
      className="fixed inset-y-0 right-0 z-30 flex w-120 max-w-full flex-col border-l border-line bg-surface shadow-dialog outline-none data-[state=closed]:animate-[fade-out_var(--slow)_var(--ease)] data-[state=open]:animate-[fade-in_var(--slow)_var(--ease)]"
    >
      <div className="flex items-start justify-between gap-4 border-b border-line px-6 py-4 max-desk:px-4">
        <div className="min-w-0">
          <Primitive.Title className="text-16 font-[620]">{title}</Primitive.Title>
          {description && (
            <Primitive.Description className="mt-1 text-13 text-ink-2">{description}</Primitive.Description>
          )}
        </div>
        <Button kind="quiet" size="small" isIcon aria-label="Close" className="-mr-2" onClick={onClose}>
          <X aria-hidden="true" />
        </Button>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-6 py-4 max-desk:px-4">{children}</div>
      {footer && <div className="border-t border-line px-6 py-3.5 max-desk:px-4">{footer}</div>}
    </Primitive.Content>
  );
}
