import { type ReactNode, useId } from "react";
import { Checkbox } from "#web/ui/forms/checkbox.tsx";

interface Choice<Value extends string> {
  value: Value;
  label: string;
  hint?: string | undefined;
}

interface RadioChoicesProps<Value extends string> {
  legend: string;
  isRequired?: boolean;
  value: Value | "";
  options: readonly Choice<Value>[];
  onChange: (value: Value) => void;
  error?: string | undefined;
}

/** One of few, each with a word on what it means; arrow keys walk. */
export function RadioChoices<Value extends string>(props: RadioChoicesProps<Value>) {
  const { legend, isRequired, value, options, onChange, error } = props;
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-13 font-label">
        {legend}
        {isRequired && (
          <span aria-hidden="true" className="text-red-ink">
            {" "}
            *
          </span>
        )}
      </legend>
      <div className="grid grid-cols-3 gap-2.5 max-desk:grid-cols-1">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex cursor-pointer items-start gap-2.5 rounded-m border border-line-2 px-3 py-2.5 has-checked:border-accent has-checked:bg-accent-soft has-checked:shadow-[0_0_0_1px_var(--accent)] has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              aria-describedby={option.hint ? `${name}-${option.value}` : undefined}
              aria-label={option.label}
              onChange={() => onChange(option.value)}
              className="mt-0.5 size-4 flex-none accent-(--accent) outline-none"
            />
            <span className="min-w-0">
              <span className="block text-13 font-medium">{option.label}</span>
              {option.hint && (
                <span id={`${name}-${option.value}`} className="block text-12 text-ink-2">
                  {option.hint}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p role="alert" className="mt-1.5 text-12 font-medium text-red-ink">
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface CheckChoicesProps<Value extends string> {
  legend: string;
  values: readonly Value[];
  options: readonly Value[];
  onChange: (values: Value[]) => void;
}

/** Any of several, kept in the order in which they are offered. */
export function CheckChoices<Value extends string>(props: CheckChoicesProps<Value>) {
  const { legend, values, options, onChange } = props;
  const toggle = (option: Value, isOn: boolean) =>
    onChange(options.filter((other) => (other === option ? isOn : values.includes(other))));
  return (
    <CheckGroup legend={legend}>
      {options.map((option) => (
        <Checkbox
          key={option}
          label={option}
          checked={values.includes(option)}
          onCheckedChange={(isOn) => toggle(option, isOn)}
        />
      ))}
    </CheckGroup>
  );
}

/** Boxes under one heading. */
export function CheckGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-2 text-13 font-label">{legend}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-2.5">{children}</div>
    </fieldset>
  );
}
