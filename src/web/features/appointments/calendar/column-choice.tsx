import { useContext } from "react";
import { useIsPhone } from "#web/lib/page/use-media-query.ts";
import { Select } from "#web/ui/forms/select.tsx";
import { useBook } from "../use-book.ts";
import { columnKinds } from "./book-columns.ts";
import { CalendarWishContext } from "./calendar-place.ts";
import { Choices } from "./choices.tsx";

const kindLabels = { chair: "Chairs", practitioner: "Practitioners" } as const;
const everyone = "everyone";

/** Whose columns a day has, or whose week is shown; nothing where there is no choice. */
export function ColumnChoice() {
  const wish = useContext(CalendarWishContext);
  const book = useBook();
  const isPhone = useIsPhone();
  if (!wish || !book || wish.view === "month") return null;
  const { chairs, practitioners } = book;
  if (chairs.length + practitioners.length < 2) return null;
  const { view, by, who, onMove } = wish;
  // On a phone a day is one list.
  if (view === "day" && isPhone) return null;
  if (view === "day")
    // A phone lists its day, and has no columns.
    return practitioners.length > 0 && !isPhone ? (
      <Choices
        label="Columns"
        choices={columnKinds.map((kind) => ({ value: kind, label: kindLabels[kind] }))}
        value={by}
        onChoose={(kind) => onMove({ by: kind })}
      />
    ) : null;
  const all = [...practitioners, ...chairs].map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div className="w-44">
      <Select
        aria-label="Whose week"
        className="h-7 max-desk:h-9"
        options={[{ value: everyone, label: "Everyone" }, ...all]}
        value={all.some(({ value }) => value === who) ? who : everyone}
        onValueChange={(next) => onMove({ who: next === everyone ? "" : next })}
      />
    </div>
  );
}
