import { UserPlus, Users } from "lucide-react";
import { useState } from "react";
import type { Person } from "#contract/clinic/people.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { spanInWords } from "#web/ui/days/day-span.tsx";
import { NamedRow } from "#web/ui/named-row.tsx";
import { Note } from "#web/ui/note.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { EmptyState } from "#web/ui/states/empty-state.tsx";
import { chosenInWords, hoursInWords } from "./people-words.ts";
import { PersonDialog } from "./person-dialog.tsx";
import { PersonLeaveDialog } from "./person-leave-dialog.tsx";
import type { Book } from "./warnings.ts";

type Sheet = { kind: "person" | "leave"; id: string } | { kind: "new" } | null;

/** Everybody who works here; whoever takes bookings is a practitioner of the book. */
export function PeopleTab({ book }: { book: Book }) {
  const [sheet, setSheet] = useState<Sheet>(null);
  const close = () => setSheet(null);
  const open = sheet && "id" in sheet ? book.people.find(({ id }) => id === sheet.id) : undefined;
  const addButton = (
    <Button kind="filled" icon={<UserPlus aria-hidden="true" />} onClick={() => setSheet({ kind: "new" })}>
      Add person
    </Button>
  );
  const bookable = book.people.filter(({ takesBookings }) => takesBookings);
  return (
    <>
      {book.people.length > 0 && bookable.length === 0 && (
        <Note className="mb-4">
          Nobody takes bookings yet, so visits are booked by chair alone. Switch on “Takes bookings” for the
          people who see patients.
        </Note>
      )}
      <Panel title="People" aside={book.people.length > 0 && addButton}>
        {book.people.length === 0 && (
          <EmptyState icon={<Users />} title="Nobody is listed yet" action={addButton}>
            Until somebody who takes bookings is, visits are booked by chair alone.
          </EmptyState>
        )}
        {book.people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            book={book}
            onEdit={() => setSheet({ kind: "person", id: person.id })}
            onLeave={() => setSheet({ kind: "leave", id: person.id })}
          />
        ))}
      </Panel>
      {sheet?.kind === "new" && <PersonDialog person={null} book={book} onClose={close} />}
      {sheet?.kind === "person" && open && <PersonDialog person={open} book={book} onClose={close} />}
      {sheet?.kind === "leave" && open && <PersonLeaveDialog person={open} onClose={close} />}
    </>
  );
}

interface PersonRowProps {
  person: Person;
  book: Book;
  onEdit: () => void;
  onLeave: () => void;
}

function PersonRow({ person, book, onEdit, onLeave }: PersonRowProps) {
  const { name, role, takesBookings, treatmentIds, chairIds } = person;
  const next = person.leave[0];
  return (
    <NamedRow
      name={name}
      marks={
        <>
          <span className="text-ink-2">{role}</span>
          {takesBookings && <Badge tone="green">Takes bookings</Badge>}
        </>
      }
      about={
        <>
          {hoursInWords(person)}
          {takesBookings &&
            ` · ${chosenInWords(treatmentIds, book.treatments, "All treatments")} · ${chosenInWords(chairIds, book.chairs, "Any chair")}`}
        </>
      }
      facts={
        next && (
          <>
            {next.status === "approved" ? "Away" : "Asked for leave"} {spanInWords(next)}
            {person.leave.length > 1 && `, and ${person.leave.length - 1} more`}
          </>
        )
      }
      actions={
        <>
          <Button size="small" aria-label={`Leave of ${name}`} onClick={onLeave}>
            Leave
          </Button>
          <Button size="small" aria-label={`Edit ${name}`} onClick={onEdit}>
            Edit
          </Button>
        </>
      }
    />
  );
}
