import { type CallsByHour, callsAt, hoursShown, weekdayNames, weekdaysShown } from "./chart-figures.ts";
import { useChartWidth } from "./use-chart-width.ts";

const left = 40;
const top = 22;
const cellHeight = 27;
const gap = 3;

/** Weekday by hour; the darker, the more calls. */
export function HeatMap({ calls }: { calls: CallsByHour }) {
  const hours = hoursShown(calls);
  const weekdays = weekdaysShown(calls);
  const most = Math.max(1, ...calls.map((cell) => cell.calls));
  const [place, width] = useChartWidth();
  const cellWidth = (width - left) / hours.length;
  const every = cellWidth < 22 ? 2 : 1;
  const height = top + weekdays.length * (cellHeight + gap);
  return (
    <div ref={place}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="h-auto w-full">
        {hours.map((hour, column) => (
          <text
            key={hour}
            x={left + column * cellWidth + cellWidth / 2}
            y={12}
            textAnchor="middle"
            fontSize="11.5"
            fill="var(--ink-3)"
          >
            {column % every === 0 && String(hour).padStart(2, "0")}
          </text>
        ))}
        {weekdays.map((weekday, row) => (
          <g key={weekday}>
            <text
              x={0}
              y={top + row * (cellHeight + gap) + cellHeight / 2 + 4}
              fontSize="11.5"
              fill="var(--ink-2)"
            >
              {weekdayNames[weekday - 1]?.slice(0, 3)}
            </text>
            {hours.map((hour, column) => {
              const count = callsAt(calls, weekday, hour);
              return (
                <rect
                  key={hour}
                  x={left + column * cellWidth}
                  y={top + row * (cellHeight + gap)}
                  width={cellWidth - gap}
                  height={cellHeight}
                  rx="2"
                  style={{
                    fill: `color-mix(in oklab, var(--chart-1) ${Math.round((count / most) * 100)}%, var(--sunken))`,
                  }}
                >
                  <title>{`${weekdayNames[weekday - 1]} ${String(hour).padStart(2, "0")}:00, ${count} calls`}</title>
                </rect>
              );
            })}
          </g>
        ))}
      </svg>
    </div>
  );
}

/** From few to many. */
export function HeatLegend() {
  return (
    <span className="flex items-center gap-2 text-12 text-ink-3 max-desk:hidden">
      Fewer
      <span
        aria-hidden="true"
        className="h-2 w-16 rounded-[2px]"
        style={{ background: "linear-gradient(in oklab to right, var(--sunken), var(--chart-1))" }}
      />
      More
    </span>
  );
}
