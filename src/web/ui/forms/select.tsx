import { Check, ChevronsUpDown } from "lucide-react";
import { Select as Primitive } from "radix-ui";
import type { ReactNode, Ref } from "react";
import { classNames } from "#web/lib/class-names.ts";
import { controlClasses, useFieldControl } from "./field.tsx";

export interface SelectOption {
  /** Never the empty string; that means nothing is chosen. */
  value: string;
  label: string;
  disabled?: boolean;
}

interface SelectProps {
  value: string;
  onValueChange: (value: string) => void;
  options: readonly SelectOption[];
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  icon?: ReactNode;
  name?: string | undefined;
  className?: string | undefined;
  /** Needed outside a `Field`. */
  "aria-label"?: string | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** A choice among given words; arrow keys, first letters and Escape work as in a native one. */
export function Select(props: SelectProps) {
  const { value, onValueChange, options, placeholder, disabled, icon, name, className, onBlur, ref } = props;
  const { id, ...described } = useFieldControl();
  return (
    <Primitive.Root
      value={value}
      onValueChange={onValueChange}
      {...(disabled === undefined ? {} : { disabled })}
      {...(name === undefined ? {} : { name })}
    >
      <Primitive.Trigger
        {...described}
        {...(id === undefined ? {} : { id })}
        ref={ref}
        aria-label={props["aria-label"]}
        onBlur={onBlur}
        className={classNames(
          controlClasses,
          "flex h-(--control) items-center gap-2 px-2.75 text-left data-placeholder:text-ink-3",
          className,
        )}
      >
        {icon && <span className="text-ink-3 [&_svg]:size-4">{icon}</span>}
        <span className="min-w-0 flex-1 truncate">
          <Primitive.Value placeholder={placeholder} />
        </span>
        <ChevronsUpDown aria-hidden="true" className="size-3.5 text-ink-3" />
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          position="popper"
          sideOffset={4}
          collisionPadding={8}
          className="z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) overflow-hidden rounded-m border border-line-2 bg-surface shadow-pop data-[state=open]:animate-[fade-in_var(--base)_var(--ease)]"
        >
          <Primitive.Viewport className="max-h-80 p-1">
            {options.map((option) => (
              <Option key={option.value} {...option} />
            ))}
          </Primitive.Viewport>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

function Option({ value, label, disabled = false }: SelectOption) {
  return (
    <Primitive.Item
      value={value}
      disabled={disabled}
      className="flex h-8 items-center justify-between gap-4 rounded-s px-2.5 text-13 outline-none data-disabled:text-ink-3 data-highlighted:bg-hover data-[state=checked]:bg-accent-soft data-[state=checked]:font-label data-[state=checked]:text-accent-ink pointer-coarse:h-11"
    >
      <Primitive.ItemText>{label}</Primitive.ItemText>
      <Primitive.ItemIndicator>
        <Check aria-hidden="true" className="size-4" />
      </Primitive.ItemIndicator>
    </Primitive.Item>
  );
}
