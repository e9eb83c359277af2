import { Check } from "lucide-react";
import { Checkbox as Primitive, Switch as SwitchPrimitive } from "radix-ui";
import { type ReactNode, useId } from "react";
import { classNames } from "#web/lib/class-names.ts";

interface ChoiceProps {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
  name?: string | undefined;
}

const boxClasses =
  "grid size-4.5 flex-none place-items-center rounded-s border-[1.5px] border-control-line bg-surface transition-colors duration-(--fast) disabled:bg-sunken data-[state=checked]:border-accent data-[state=checked]:bg-accent data-[state=checked]:text-on-accent";

/** A box with its words; both can be pressed. */
export function Checkbox({ label, hint, checked, onCheckedChange, disabled, name }: ChoiceProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-2.5">
      <Primitive.Root
        id={id}
        name={name}
        checked={checked}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onCheckedChange={(state) => onCheckedChange(state === true)}
        className={classNames("mt-px", boxClasses)}
      >
        <Primitive.Indicator>
          <Check aria-hidden="true" className="size-3.5 stroke-3!" />
        </Primitive.Indicator>
      </Primitive.Root>
      <ChoiceWords id={id} label={label} hint={hint} />
    </div>
  );
}

/** A box whose words stand elsewhere in its row; a finger may miss it by a little. */
export function Tick({
  label,
  checked,
  onCheckedChange,
}: Pick<ChoiceProps, "checked" | "onCheckedChange"> & { label: string }) {
  return (
    <Primitive.Root
      aria-label={label}
      checked={checked}
      onCheckedChange={(state) => onCheckedChange(state === true)}
      className={classNames(boxClasses, "relative after:absolute after:-inset-2.5")}
    >
      <Primitive.Indicator>
        <Check aria-hidden="true" className="size-3.5 stroke-3!" />
      </Primitive.Indicator>
    </Primitive.Root>
  );
}

/** Something that is on or off at once, without a save button. */
export function Switch({ label, hint, checked, onCheckedChange, disabled, name }: ChoiceProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-2.5">
      <SwitchPrimitive.Root
        id={id}
        name={name}
        checked={checked}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onCheckedChange={onCheckedChange}
        className="h-5 w-8.5 flex-none rounded-full bg-control-line p-0.5 transition-colors duration-(--fast) data-[state=checked]:bg-accent"
      >
        <SwitchPrimitive.Thumb className="block size-4 rounded-full bg-surface transition-transform duration-(--fast) data-[state=checked]:translate-x-3.5" />
      </SwitchPrimitive.Root>
      <ChoiceWords id={id} label={label} hint={hint} />
    </div>
  );
}

function ChoiceWords({ id, label, hint }: { id: string; label: ReactNode; hint: ReactNode }) {
  return (
    <div>
      <label htmlFor={id} className="text-13 font-medium">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-12 text-ink-3">
          {hint}
        </p>
      )}
    </div>
  );
}
