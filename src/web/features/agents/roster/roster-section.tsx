import { type FormEvent, type ReactNode, useState } from "react";
import { Button } from "#web/ui/button.tsx";

interface RosterSectionProps {
  title: string;
  /** On the button that opens the form; null = there is nothing to add to. */
  addLabel: string | null;
  /** The form, which calls `onDone` when it is saved or given up. */
  form: (onDone: () => void) => ReactNode;
  children: ReactNode;
}

/** A list of the roster, and the form below it that adds to the list. */
export function RosterSection({ title, addLabel, form, children }: RosterSectionProps) {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <section aria-label={title} className="border-t border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-14 font-medium">{title}</h3>
        {addLabel !== null && !isAdding && (
          <Button size="small" onClick={() => setIsAdding(true)}>
            {addLabel}
          </Button>
        )}
      </div>
      {children}
      {isAdding && form(() => setIsAdding(false))}
    </section>
  );
}

interface RosterFormProps {
  submitLabel: string;
  isPending: boolean;
  onSubmit: () => void;
  onCancel: () => void;
  className: string;
  children: ReactNode;
}

export function RosterForm(props: RosterFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.onSubmit();
  };
  return (
    <form noValidate onSubmit={submit} className={props.className}>
      {props.children}
      <div className="flex gap-2">
        <Button type="submit" kind="filled" isPending={props.isPending}>
          {props.submitLabel}
        </Button>
        <Button onClick={props.onCancel}>Cancel</Button>
      </div>
    </form>
  );
}
