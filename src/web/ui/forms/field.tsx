import { TriangleAlert } from "lucide-react";
import { createContext, type ReactNode, useContext, useEffect, useId } from "react";
import { classNames } from "#web/lib/class-names.ts";
import { leadToProblems } from "./lead-to-problems.ts";

/** What a control inside a field needs to be named and described by it. */
export interface FieldControl {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
}

const FieldContext = createContext<FieldControl | null>(null);

/** Wiring of the surrounding field; empty outside one. */
export const useFieldControl = (): Partial<FieldControl> => useContext(FieldContext) ?? {};

interface FieldProps {
  label: ReactNode;
  /** Shown grey behind the label, e.g. `(Optional)`. */
  labelSuffix?: string | undefined;
  isRequired?: boolean | undefined;
  hint?: ReactNode;
  /** What is written there does less than it seems, though it may be kept: replaces the hint. */
  warning?: string | undefined;
  /** Replaces hint and warning. */
  error?: string | undefined;
  className?: string | undefined;
  /** Exactly one control: Input, Textarea, Select, DatePicker. */
  children: ReactNode;
}

/** Label above, hint or error below, all tied to the control for screen readers. */
export function Field({
  label,
  labelSuffix,
  isRequired,
  hint,
  warning,
  error,
  className,
  children,
}: FieldProps) {
  const id = useId();
  useEffect(leadToProblems, []);
  const belowId = `${id}-below`;
  const control: FieldControl = {
    id,
    "aria-describedby": error || warning || hint ? belowId : undefined,
    "aria-invalid": error ? true : undefined,
    "aria-required": isRequired ? true : undefined,
  };
  return (
    <div className={classNames("flex min-w-0 flex-col gap-1.5", className)}>
      <label htmlFor={id} className="text-13 font-label">
        {label}
        {labelSuffix && <span className="font-normal text-ink-3"> {labelSuffix}</span>}
        {isRequired && (
          <span aria-hidden="true" className="text-red-ink">
            {" "}
            *
          </span>
        )}
      </label>
      <FieldContext value={control}>{children}</FieldContext>
      {error ? (
        <p id={belowId} className="flex items-start gap-1.5 text-12 font-medium text-red-ink">
          <TriangleAlert aria-hidden="true" className="mt-px size-3.5" />
          {error}
        </p>
      ) : warning ? (
        <p id={belowId} role="status" className="flex items-start gap-1.5 text-12 text-yellow-ink">
          <TriangleAlert aria-hidden="true" className="mt-px size-3.5" />
          {warning}
        </p>
      ) : (
        hint && (
          <p id={belowId} className="text-12 text-ink-3">
            {hint}
          </p>
        )
      )}
    </div>
  );
}

/** What is wrong with several controls together, below them. */
export const GroupProblem = ({ children }: { children: string | undefined }) =>
  children ? (
    <p role="alert" className="text-12 font-medium text-red-ink">
      {children}
    </p>
  ) : null;

/** Look of everything one can type or choose in. */
export const controlClasses = classNames(
  "w-full min-w-0 scroll-my-12 rounded-m border border-control-line bg-surface text-14 text-ink",
  "focus-visible:border-focus focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-focus",
  "aria-invalid:border-red-solid aria-invalid:shadow-[0_0_0_1px_var(--red-solid)] aria-invalid:focus-visible:border-red-solid aria-invalid:focus-visible:outline-red-solid",
  "disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-3",
  "pointer-coarse:text-16",
);
