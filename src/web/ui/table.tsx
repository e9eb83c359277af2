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
}

/** Hairline rows; under 720 px every row turns into a card with its column titles. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey } = props;
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-separate border-spacing-0 text-13 max-desk:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-desk:sr-only">
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={classNames(
                  "border-b border-line px-3 py-2 text-12 font-medium whitespace-nowrap text-ink-3 first:pl-4 last:pr-4",
                  column.isNumber ? "text-right" : "text-left",
                )}
              >
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-desk:block">
          {rows.map((row) => (
            <TableRow key={rowKey(row)} row={row} {...props} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TableRow<Row>({ row, ...props }: TableProps<Row> & { row: Row }) {
  const { columns, rowKey, onOpenRow, openKey, rowLabel, rowClassName } = props;
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
        "max-desk:block max-desk:border-b max-desk:border-line max-desk:px-4 max-desk:py-3 max-desk:last:border-b-0",
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
            "h-(--row) border-b border-line px-3 first:pl-4 last:pr-4 [tr:last-child>&]:border-b-0",
            "max-desk:flex max-desk:h-auto max-desk:min-h-7 max-desk:items-center max-desk:justify-between max-desk:gap-4 max-desk:border-b-0 max-desk:px-0! max-desk:before:text-12 max-desk:before:text-ink-3 max-desk:before:content-[attr(data-title)]",
            // The first column names the card.
            "max-desk:first:text-14 max-desk:first:before:hidden",
            column.isNumber && "figures text-right",
            column.isWideOnly && "max-desk:hidden",
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
