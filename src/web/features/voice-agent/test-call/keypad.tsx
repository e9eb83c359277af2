import { Grid3x3 } from "lucide-react";
import { Popover } from "radix-ui";
import { Button } from "#web/ui/button.tsx";

const keys = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "*", "0", "#"];

/** The keys of a telephone, for what a caller would press. */
export function Keypad({ onPress, isDisabled }: { onPress: (digit: string) => void; isDisabled: boolean }) {
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button size="small" icon={<Grid3x3 aria-hidden="true" />} disabled={isDisabled}>
          Keypad
        </Button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label="Keypad"
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="z-50 grid grid-cols-3 gap-2 rounded-m border border-line-2 bg-surface p-3 shadow-pop outline-none"
        >
          {keys.map((key) => (
            <Button key={key} className="figures size-11 p-0! text-16" onClick={() => onPress(key)}>
              {key}
            </Button>
          ))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
