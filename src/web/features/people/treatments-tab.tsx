import { Plus } from "lucide-react";
import { useState } from "react";
import { isOffered } from "#contract/clinic/treatment-options.ts";
import type { Treatment } from "#contract/clinic/treatments.ts";
import { lastingAppointmentTypes } from "#contract/limits.ts";
import { plural } from "#web/lib/formatting.ts";
import { Button } from "#web/ui/button.tsx";
import { NamedRow } from "#web/ui/named-row.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { showFailureToast } from "#web/ui/toasts/show-failure-toast.ts";
import { toast } from "#web/ui/toasts/toast-store.ts";
import { useOfferTreatments } from "./people-calls.ts";
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
          <div className="flex flex-wrap justify-end gap-2">
            <StandardButton treatments={book.treatments} />
            <Button kind="filled" icon={<Plus aria-hidden="true" />} onClick={() => setOpenId("new")}>
              Add treatment
            </Button>
          </div>
        }
      >
        {offeredFirst(book.treatments).map((treatment) => (
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

/** What nobody can book stands below what is booked. */
const offeredFirst = (treatments: readonly Treatment[]) =>
  treatments.toSorted((a, b) => Number(isOffered(b)) - Number(isOffered(a)));

/** Hides the standard treatments beside a clinic's own, or shows them again: one press each way, and back as they were. */
function StandardButton({ treatments }: { treatments: readonly Treatment[] }) {
  const { isPending, mutateAsync } = useOfferTreatments();
  const standard = treatments.filter(
    ({ isStandard, name }) => isStandard && !lastingAppointmentTypes.includes(name),
  );
  const shown = standard.filter(isOffered);
  const isHiding = shown.length > 0;
  const hasOwn = treatments.some((each) => !each.isStandard && isOffered(each));
  if (standard.length === 0 || (isHiding && !hasOwn)) return null;
  const changed = isHiding ? shown : standard;
  const offer = (offered: Parameters<typeof mutateAsync>[0]) =>
    mutateAsync(offered).then(
      () => true,
      (error) => {
        showFailureToast(error, "The treatments could not be changed");
        return false;
      },
    );
  const press = async () => {
    const mayBook = { phone: !isHiding, web: !isHiding, staff: !isHiding };
    if (!(await offer(changed.map(({ id }) => ({ id, mayBook }))))) return;
    const said = `${plural(changed.length, "standard treatment")} ${isHiding ? "hidden" : "offered again"}`;
    toast({
      title: said,
      description: isHiding ? `${lastingAppointmentTypes.join(" and ")} stay.` : undefined,
      action: {
        label: "Undo",
        altText: "Undo it: open People & Treatments and use the same button",
        onPress: () => void offer(changed.map(({ id, mayBook }) => ({ id, mayBook }))),
      },
    });
  };
  return (
    <Button isPending={isPending} pendingLabel="Saving..." onClick={() => void press()}>
      {isHiding ? "Hide the standard ones" : "Show the standard ones"}
    </Button>
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
    isOffered(treatment) ? channelsInWords(treatment) : "Hidden, nobody can book it",
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
