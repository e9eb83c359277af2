import { Check } from "lucide-react";
import { DropdownMenu as Primitive } from "radix-ui";
import type { ReactElement } from "react";

export interface MenuItem {
  key: string;
  label: string;
  /** Shown grey behind it, such as when that is. */
  hint?: string;
  isChosen?: boolean;
  onSelect: () => void;
}

interface MenuProps {
  /** A button; it opens the menu. */
  trigger: ReactElement;
  label: string;
  items: readonly MenuItem[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** A few actions to choose from; arrow keys, first letters and Escape work. */
export function Menu({ trigger, label, items, isOpen, onOpenChange }: MenuProps) {
  return (
    <Primitive.Root open={isOpen} onOpenChange={onOpenChange} modal={false}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          aria-label={label}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 overflow-y-auto rounded-m border border-line-2 bg-surface p-1 shadow-pop outline-none data-[state=open]:animate-[fade-in_var(--base)_var(--ease)]"
        >
          {items.map(({ key, label: word, hint, isChosen, onSelect }) => (
            <Primitive.Item
              key={key}
              onSelect={onSelect}
              className="flex h-8 items-center justify-between gap-6 rounded-s px-2.5 text-13 outline-none data-highlighted:bg-hover pointer-coarse:h-11"
            >
              <span className="min-w-0 truncate">{word}</span>
              {hint && <span className="flex-none text-12 text-ink-3">{hint}</span>}
              {isChosen && (
                <Check role="img" aria-label="Chosen" className="size-4 flex-none text-accent-ink" />
              )}
            </Primitive.Item>
          ))}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
