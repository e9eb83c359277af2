import {
  type CSSProperties,
  createContext,
  type ReactNode,
  type Ref,
  useContext,
  useSyncExternalStore,
} from "react";
import { minutesOf, timeOfMinutes } from "#kernel/zoned-time.ts";
import { classNames } from "#web/lib/class-names.ts";
import type { KeptFree } from "./buffers.ts";
import { dateFrom } from "./calendar-events.ts";
import { type ClosedPiece, type ClosedRules, closedPieces } from "./closed-pieces.ts";
import { columnKey, type SpotStore } from "./visit-spots.ts";

/** What every column of a week or a day is drawn with. */
export interface ColumnContext {
  rules: ClosedRules;
  /** Whose column the days of a week are; null = the whole clinic's. */
  columnId: string | null;
  /** The buffers of the visits, by the key of their column. */
  kept: ReadonlyMap<string, readonly KeptFree[]>;
  /** First and last minute that are drawn. */
  start: string;
  end: string;
  /** Where a visit would go that is being moved. */
  spots: SpotStore;
}
export const DayColumnContext = createContext<ColumnContext | null>(null);

interface DayColumnProps {
  ref?: Ref<HTMLDivElement>;
  date: Date;
  /** The column's id, where a day has several. */
  resource?: string | undefined;
  className?: string;
  style?: CSSProperties;
  children?: ReactNode;
}

/** A day, or a chair's or a practitioner's part of it: what is closed or kept free lies hatched under the visits, to the minute. */
export function DayColumn({ ref, date, resource, className, style, children }: DayColumnProps) {
  const context = useContext(DayColumnContext);
  const day = dateFrom(date);
  const key = columnKey(day, resource ?? "");
  const pieces = context ? closedPieces(context.rules, day, resource ?? context.columnId) : [];
  return (
    <div ref={ref} className={className} style={style} data-date={day} data-column={resource}>
      {context &&
        pieces.map((piece) => <Closed key={`${piece.from} ${piece.name}`} {...piece} {...context} />)}
      {context?.kept.get(key)?.map((piece) => (
        <Kept key={`${piece.from} ${piece.name}`} {...piece} start={context.start} end={context.end} />
      ))}
      {children}
      {context && <SpotMark column={key} {...context} />}
    </div>
  );
}

/** The outline of a visit at the place it would get; what lies beneath stays in sight. */
function SpotMark({ column, spots, start, end }: ColumnContext & { column: string }) {
  const here = () => {
    const wish = spots.current();
    return wish?.key === column ? wish : null;
  };
  const wish = useSyncExternalStore(spots.watch, here);
  if (wish === null) return null;
  const { from, minutes } = wish.spot;
  const [first, last] = [timeOfMinutes(from), timeOfMinutes(from + minutes)];
  const place = standsAt({ from: first, to: last }, { start, end });
  return (
    place && (
      <div className="spot-mark" style={place}>
        <span>
          {first} – {last}
        </span>
      </div>
    )
  );
}

/** Where a stretch of the day stands in a column, as shares of its height; null = out of sight. */
export function standsAt(
  { from, to }: Pick<ClosedPiece, "from" | "to">,
  { start, end }: Pick<ColumnContext, "start" | "end">,
): { top: string; height: string } | null {
  const [first, last] = [minutesOf(start), minutesOf(end)];
  const top = Math.max(minutesOf(from), first);
  const bottom = Math.min(minutesOf(to), last);
  if (bottom <= top) return null;
  const share = (minutes: number) => `${((minutes / (last - first)) * 100).toFixed(3)}%`;
  return { top: share(top - first), height: share(bottom - top) };
}

function Closed({ name, ...piece }: ClosedPiece & ColumnContext) {
  const place = standsAt(piece, piece);
  if (place === null) return null;
  return (
    <div className={classNames("closed-piece", name === "" && "closed-hours")} style={place}>
      {name !== "" && <span>{name}</span>}
    </div>
  );
}

/** Shorter strips are lower than a line of words, which a pointer or a screen reader still finds. */
const minutesOfWords = 20;

function Kept({ from, to, name, start, end }: KeptFree & Pick<ColumnContext, "start" | "end">) {
  const place = standsAt({ from, to }, { start, end });
  if (place === null) return null;
  const hasRoom = minutesOf(to) - minutesOf(from) >= minutesOfWords;
  return (
    <div className="kept-free" style={place} title={name}>
      <span className={classNames(!hasRoom && "sr-only")}>{name}</span>
    </div>
  );
}
