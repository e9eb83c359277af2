import { type ClipboardEvent, type ComponentProps, type ReactNode, useState } from "react";
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

/** Several lines of text. What of a pasted text is beyond `maxLength` is left out by the browser, and said here. */
export function Textarea({ className, rows = 3, onPaste, onInput, ...rest }: ComponentProps<"textarea">) {
  const control = useFieldControl();
  const [leftOut, setLeftOut] = useState(0);
  const { maxLength } = rest;
  return (
    <>
      <textarea
        {...control}
        rows={rows}
        {...rest}
        onPaste={(event) => {
          setLeftOut(beyond(event, maxLength));
          onPaste?.(event);
        }}
        onInput={(event) => {
          if ((event.nativeEvent as InputEvent).inputType !== "insertFromPaste") setLeftOut(0);
          onInput?.(event);
        }}
        className={classNames(controlClasses, "min-h-16 px-2.75 py-2", className)}
      />
      {leftOut > 0 && (
        <p role="alert" className="text-12 font-medium text-red-ink">
          {`Only ${count.format(maxLength ?? 0)} characters fit: the last ${count.format(leftOut)} of what you pasted are left out`}
        </p>
      )}
    </>
  );
}

const count = new Intl.NumberFormat("en-AU");

/** How many of the pasted characters do not fit. */
function beyond(event: ClipboardEvent<HTMLTextAreaElement>, maxLength = Number.POSITIVE_INFINITY): number {
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const pasted = event.clipboardData.getData("text").replaceAll("\r\n", "\n");
  return Math.max(0, value.length - (selectionEnd - selectionStart) + pasted.length - maxLength);
}
