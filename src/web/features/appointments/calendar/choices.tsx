import { classNames } from "#web/lib/class-names.ts";

interface ChoicesProps<Value extends string> {
  label: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** A few ways to look at the same thing, side by side. */
export function Choices<Value extends string>({ label, choices, value, onChoose }: ChoicesProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own legend and frame
    <div
      role="group"
      aria-label={label}
      className="inline-flex overflow-hidden rounded-m border border-line-2"
    >
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={value === choice.value}
          onClick={() => onChoose(choice.value)}
          className={classNames(
            "h-7 border-l border-line-2 px-3 text-13 font-medium first:border-l-0 focus-visible:-outline-offset-2 max-desk:h-9",
            value === choice.value
              ? "bg-accent-soft font-semibold text-accent-ink"
              : "bg-surface text-ink-2 hover:bg-hover",
          )}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}
