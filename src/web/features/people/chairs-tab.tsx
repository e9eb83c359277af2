import { Plus } from "lucide-react";
import { useState } from "react";
import type { Chair, Closure } from "#contract/clinic/opening.ts";
import { Button } from "#web/ui/button.tsx";
import { spanInWords } from "#web/ui/days/day-span.tsx";
import { weekdaysInWords } from "#web/ui/days/weekday-buttons.tsx";
import { NamedRow } from "#web/ui/named-row.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { ChairClosuresDialog } from "./chair-closures-dialog.tsx";
import { ChairDialog } from "./chair-dialog.tsx";

interface ChairsTabProps {
  chairs: readonly Chair[];
  closures: readonly Closure[];
}

type Sheet = { kind: "chair" | "closures"; id: string } | { kind: "new" } | null;

/** Where patients are treated, each one at a time. */
export function ChairsTab({ chairs, closures }: ChairsTabProps) {
  const [sheet, setSheet] = useState<Sheet>(null);
  const close = () => setSheet(null);
  const open = sheet && "id" in sheet ? chairs.find(({ id }) => id === sheet.id) : undefined;
  const closuresOf = (id: string) => closures.filter(({ chairId }) => chairId === id);
  return (
    <>
      <Panel
        title="Chairs"
        aside={
          <Button kind="filled" icon={<Plus aria-hidden="true" />} onClick={() => setSheet({ kind: "new" })}>
            Add chair
          </Button>
        }
      >
        {chairs.map((chair) => (
          <ChairRow
            key={chair.id}
            chair={chair}
            closures={closuresOf(chair.id)}
            onEdit={() => setSheet({ kind: "chair", id: chair.id })}
            onClosures={() => setSheet({ kind: "closures", id: chair.id })}
          />
        ))}
      </Panel>
      {sheet?.kind === "new" && <ChairDialog chair={null} isOnly={false} onClose={close} />}
      {sheet?.kind === "chair" && open && (
        <ChairDialog chair={open} isOnly={chairs.length === 1} onClose={close} />
      )}
      {sheet?.kind === "closures" && open && (
        <ChairClosuresDialog chair={open} closures={closuresOf(open.id)} onClose={close} />
      )}
    </>
  );
}

interface ChairRowProps {
  chair: Chair;
  closures: readonly Closure[];
  onEdit: () => void;
  onClosures: () => void;
}

function ChairRow({ chair, closures, onEdit, onClosures }: ChairRowProps) {
  const { name, weekdays } = chair;
  const next = closures[0];
  return (
    <NamedRow
      name={name}
      about={weekdays === null ? "Whenever the clinic is open" : weekdaysInWords(weekdays)}
      facts={
        next && (
          <>
            Closed {spanInWords(next)}
            {closures.length > 1 && `, and ${closures.length - 1} more`}
          </>
        )
      }
      actions={
        <>
          <Button size="small" aria-label={`Close ${name} for a time`} onClick={onClosures}>
            Close
          </Button>
          <Button size="small" aria-label={`Edit ${name}`} onClick={onEdit}>
            Edit
          </Button>
        </>
      }
    />
  );
}
