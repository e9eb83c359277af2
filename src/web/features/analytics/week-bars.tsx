import { shortDate } from "#web/lib/formatting.ts";
import { axisTicks } from "./chart-figures.ts";
import { useChartWidth } from "./use-chart-width.ts";

interface WeekBarsProps {
  weeks: readonly string[];
  /** One value for each week; the first stands at the foot. */
  series: readonly { colour: string; values: readonly number[] }[];
  /** Where the axis ends, when it is known beforehand, e.g. 100 for percent. */
  most?: number;
  unit?: string;
}

const height = 200;
const left = 40;
/** Room that one date needs. */
const labelWidth = 52;
const foot = 24;
const top = 8;
const plotHeight = height - foot - top;

/** Stacked bars, one for each week, over horizontal hairlines from zero. */
export function WeekBars({ weeks, series, most, unit = "" }: WeekBarsProps) {
  const [place, width] = useChartWidth();
  const sums = weeks.map((_, week) => series.reduce((sum, { values }) => sum + (values[week] ?? 0), 0));
  const ticks =
    most === undefined ? axisTicks(Math.max(...sums)) : [0, most / 4, most / 2, (most * 3) / 4, most];
  const highest = ticks.at(-1) ?? 1;
  const y = (value: number) => top + plotHeight * (1 - value / highest);
  const step = (width - left) / weeks.length;
  const barWidth = Math.min(40, step * 0.56);
  const every = Math.max(1, Math.ceil(labelWidth / step));
  return (
    <div ref={place}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="h-auto w-full">
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={left} x2={width} y1={y(tick)} y2={y(tick)} stroke="var(--chart-grid)" />
            <text x={left - 8} y={y(tick) + 4} textAnchor="end" fontSize="11.5" fill="var(--ink-3)">
              {tick}
              {unit}
            </text>
          </g>
        ))}
        {weeks.map((week, index) => {
          const x = left + step * index + (step - barWidth) / 2;
          let base = 0;
          return (
            <g key={week}>
              {series.map(({ colour, values }) => {
                const value = values[index] ?? 0;
                const from = base;
                base += value;
                return value === 0 ? null : (
                  <rect
                    key={colour}
                    x={x}
                    y={y(base)}
                    width={barWidth}
                    height={y(from) - y(base)}
                    fill={colour}
                  />
                );
              })}
              {index % every === 0 && (
                <text
                  x={x + barWidth / 2}
                  y={height - 6}
                  textAnchor="middle"
                  fontSize="11.5"
                  fill="var(--ink-3)"
                >
                  {shortDate(week).replace(/ \d{4}$/, "")}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </div>
  );
}
