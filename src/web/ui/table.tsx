import type { KeyboardEvent, ReactNode } from "react";
import { classNames } from "#web/lib/class-names.ts";

export interface TableColumn<Row> {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the right. */
  isNumber?: boolean;
  /** Left out of the cards on a phone, where the first column tells it. */
  isWideOnly?: boolean;
}

interface TableProps<Row> {
  /** Names the table for screen readers. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Makes whole rows pressable: mouse, Enter and Space; arrow keys walk. */
  onOpenRow?: ((row: Row) => void) | undefined;
  openKey?: string | null | undefined;
  rowLabel?: ((row: Row) => string) | undefined;
  rowClassName?: ((row: Row) => string | false | null | undefined) | undefined;
  /** `wide`: more columns than a tablet has room for, so there too a row is a card, of two columns. */
  cardsBelow?: "wide";
}

/** Hairline rows; on a narrow screen (`cards` in the theme) every row turns into a card with its column titles. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, cardsBelow } = props;
  return (
    <div className="overflow-x-auto" data-cards={cardsBelow}>
      <table className="w-full border-separate border-spacing-0 text-13 cards:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="cards:sr-only">
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={classNames(
                  "border-b border-line px-3 max-wide:px-2 max-wide:first:pl-4 max-wide:last:pr-4 py-2 text-12 font-medium whitespace-nowrap text-ink-3 first:pl-4 last:pr-4",
                  column.isNumber ? "text-right" : "text-left",
                )}
              >
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="cards:block">
          {rows.map((row) => (
            <TableRow key={rowKey(row)} row={row} {...props} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TableRow<Row>({ row, ...props }: TableProps<Row> & { row: Row }) {
  const { columns, rowKey, onOpenRow, openKey, rowLabel, rowClassName, cardsBelow } = props;
  const isOpen = openKey === rowKey(row);
  const pressable = onOpenRow && {
    tabIndex: 0,
    "aria-label": rowLabel?.(row),
    onClick: () => onOpenRow(row),
    onKeyDown: (event: KeyboardEvent<HTMLTableRowElement>) => onRowKey(event, () => onOpenRow(row)),
  };
  return (
    <tr
      {...pressable}
      aria-current={isOpen || undefined}
      className={classNames(
        "cards:block cards:border-b cards:border-line cards:px-4 cards:py-3 cards:last:border-b-0",
        cardsBelow && "desk:max-wide:grid! desk:max-wide:grid-cols-2 desk:max-wide:gap-x-10",
        onOpenRow && "cursor-pointer focus-visible:-outline-offset-2 [&:hover>td]:bg-hover",
        isOpen && "[&>td]:bg-accent-soft!",
        rowClassName?.(row),
      )}
    >
      {columns.map((column) => (
        <td
          key={column.key}
          data-title={column.title}
          className={classNames(
            "h-(--row) border-b border-line px-3 py-1.5 max-wide:px-2 first:pl-4 last:pr-4 max-wide:first:pl-4 max-wide:last:pr-4 [tr:last-child>&]:border-b-0",
            "cards:flex cards:h-auto cards:min-h-7 cards:py-0 cards:items-center cards:justify-between cards:gap-4 cards:border-b-0 cards:px-0! cards:before:text-12 cards:before:text-ink-3 cards:before:content-[attr(data-title)]",
            // The first column names the card.
            "cards:first:text-14 cards:first:before:hidden",
            cardsBelow && "desk:max-wide:first:col-span-2",
            column.isNumber && "figures text-right",
            column.isWideOnly && "cards:hidden",
          )}
        >
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}

function onRowKey(event: KeyboardEvent<HTMLTableRowElement>, open: () => void): void {
  if (event.target !== event.currentTarget) return;
  const row = event.currentTarget;
  const neighbour =
    event.key === "ArrowDown"
      ? row.nextElementSibling
      : event.key === "ArrowUp"
        ? row.previousElementSibling
        : null;
  if (neighbour instanceof HTMLElement) {
    event.preventDefault();
    neighbour.focus();
  } else if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    open();
  }
}
