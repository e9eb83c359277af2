import { Popover } from "radix-ui";
import { type ComponentProps, type KeyboardEvent, useId, useState } from "react";
import type { Patient } from "#contract/patients/patients.ts";
import { classNames } from "#web/lib/class-names.ts";
import { formatPhone, shortDate } from "#web/lib/formatting.ts";
import { Input } from "#web/ui/forms/input.tsx";
import { usePatientsLike } from "./find-patients.ts";

interface PatientLookupProps extends ComponentProps<typeof Input> {
  /** What stands in the field. */
  typed: string;
  onPick: (patient: Patient) => void;
}

/**
 * A field for a name or a number that offers the patients on record who fit. Nothing has to be chosen: Enter without a marked
 * patient is the form's, and Escape closes the offers before it closes the dialog.
 */
export function PatientLookup({ typed, onPick, onKeyDown, onBlur, onInput, ...input }: PatientLookupProps) {
  const listId = useId();
  const [isAsked, setIsAsked] = useState(false);
  const [marked, setMarked] = useState(-1);
  const found = usePatientsLike(typed, isAsked);
  const isOpen = isAsked && found.length > 0;
  const close = () => {
    setIsAsked(false);
    setMarked(-1);
  };
  const pick = (patient: Patient) => {
    close();
    onPick(patient);
  };
  const move = (step: 1 | -1) => setMarked((at) => (at + step + found.length + 1) % (found.length + 1));

  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (!isOpen) return;
    const chosen = found[marked];
    if (event.key === "ArrowDown" || event.key === "ArrowUp") move(event.key === "ArrowDown" ? 1 : -1);
    else if (event.key === "Enter" && chosen) pick(chosen);
    else return;
    event.preventDefault();
  };

  return (
    // A layer of its own: Escape closes it before it closes the dialog.
    <Popover.Root open={isOpen} onOpenChange={(open) => !open && close()}>
      <Popover.Anchor>
        <Input
          {...input}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={isOpen && found[marked] ? `${listId}-${marked}` : undefined}
          onInput={(event) => {
            setIsAsked(true);
            setMarked(-1);
            onInput?.(event);
          }}
          onKeyDown={onKey}
          onBlur={(event) => {
            close();
            onBlur?.(event);
          }}
        />
      </Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          id={listId}
          role="listbox"
          aria-label="Patients on record"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          // The field keeps the focus.
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
          className="z-50 max-h-72 w-(--radix-popover-trigger-width) min-w-68 overflow-y-auto rounded-m border border-line-2 bg-surface p-1 shadow-pop"
        >
          {found.map((patient, place) => (
            <Option
              key={patient.id}
              id={`${listId}-${place}`}
              patient={patient}
              isMarked={place === marked}
              onPick={() => pick(patient)}
            />
          ))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

interface OptionProps {
  id: string;
  patient: Patient;
  isMarked: boolean;
  onPick: () => void;
}

function Option({ id, patient, isMarked, onPick }: OptionProps) {
  const { name, phone, lastVisit, nextVisit } = patient;
  const visit = nextVisit
    ? `Booked ${shortDate(nextVisit.date)}`
    : lastVisit
      ? `Last ${shortDate(lastVisit)}`
      : "";
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
    // biome-ignore lint/a11y/useFocusableInteractive: named by the field's aria-activedescendant
    <div
      id={id}
      role="option"
      aria-selected={isMarked}
      // The field keeps the focus, so that leaving it closes the list.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
      className={classNames(
        "grid cursor-default grid-cols-[minmax(0,1fr)_auto] gap-x-3 rounded-s px-2.5 py-1.5 text-13 hover:bg-hover",
        isMarked && "bg-hover",
      )}
    >
      <span className="truncate font-label">{name}</span>
      <span className="text-12 text-ink-3">{visit}</span>
      <span className="text-12 text-ink-2">{phone ? formatPhone(phone) : "No number"}</span>
    </div>
  );
}
