import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#web/lib/class-names.ts";
import { controlClasses, useFieldControl } from "./field.tsx";

interface InputProps extends ComponentProps<"input"> {
  /** Stands at the left inside the field. */
  icon?: ReactNode;
}

/** One line of text. Inside a `Field` it is named and described by it. */
export function Input({ icon, className, ...rest }: InputProps) {
  const control = useFieldControl();
  const input = (
    <input
      {...control}
      {...rest}
      className={classNames(controlClasses, "h-(--control) px-2.75", icon ? "pl-8.5" : null, className)}
    />
  );
  if (!icon) return input;
  return (
    <span className="relative block w-full">
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-0 grid w-9 place-items-center text-ink-3 [&_svg]:size-4"
      >
        {icon}
      </span>
      {input}
    </span>
  );
}

/** Several lines of text. */
export function Textarea({ className, rows = 3, ...rest }: ComponentProps<"textarea">) {
  const control = useFieldControl();
  return (
    <textarea
      {...control}
      rows={rows}
      {...rest}
      className={classNames(controlClasses, "min-h-16 px-2.75 py-2", className)}
    />
  );
}
