import { Plus } from "lucide-react";
import { useState } from "react";
import type { Treatment } from "#contract/clinic/treatments.ts";
import { Button } from "#web/ui/button.tsx";
import { NamedRow } from "#web/ui/named-row.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { channelsInWords, lengthInWords, priceInWords } from "./people-words.ts";
import { TreatmentDialog } from "./treatment-dialog.tsx";
import type { Book } from "./warnings.ts";

/** What patients are booked for; the ten that every clinic begins with keep their names. */
export function TreatmentsTab({ book }: { book: Book }) {
  const [openId, setOpenId] = useState<string | "new" | null>(null);
  const open = book.treatments.find(({ id }) => id === openId);
  const close = () => setOpenId(null);
  return (
    <>
      <Panel
        title="Treatments"
        aside={
          <Button kind="filled" icon={<Plus aria-hidden="true" />} onClick={() => setOpenId("new")}>
            Add treatment
          </Button>
        }
      >
        {book.treatments.map((treatment) => (
          <TreatmentRow
            key={treatment.id}
            treatment={treatment}
            book={book}
            onEdit={() => setOpenId(treatment.id)}
          />
        ))}
      </Panel>
      {openId === "new" && <TreatmentDialog treatment={null} onClose={close} />}
      {open && <TreatmentDialog treatment={open} onClose={close} />}
    </>
  );
}

interface TreatmentRowProps {
  treatment: Treatment;
  book: Book;
  onEdit: () => void;
}

function TreatmentRow({ treatment, book, onEdit }: TreatmentRowProps) {
  const { id, name } = treatment;
  const practitioners = book.people.filter(({ takesBookings }) => takesBookings);
  const doing = practitioners.filter(({ treatmentIds }) => treatmentIds?.includes(id) ?? true);
  const by =
    doing.length === practitioners.length ? [] : [doing.map((each) => each.name).join(", ") || "Nobody"];
  const price = priceInWords(treatment);
  const facts = [
    lengthInWords(treatment),
    ...(price === "" ? [] : [price]),
    channelsInWords(treatment),
    ...by,
  ];
  return (
    <NamedRow
      name={name}
      about={facts.join(" · ")}
      actions={
        <Button size="small" aria-label={`Edit ${name}`} onClick={onEdit}>
          Edit
        </Button>
      }
    />
  );
}
