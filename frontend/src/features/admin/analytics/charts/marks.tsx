import type { Places } from './places.ts';
import type { Series } from './series.ts';

const WIDEST = 40;

/** One column per period, its series stacked. */
export function Stacks({ series, places }: { series: readonly Series[]; places: Places }) {
  const { x, y, step } = places;
  const width = Math.max(1, Math.min(WIDEST, step * 0.72));
  const count = series[0]?.values.length ?? 0;
  return Array.from({ length: count }, (_, period) => {
    let below = 0;
    return series.map(({ id, colour, values }) => {
      const value = values[period] ?? 0;
      const from = below;
      below += value;
      return (
        value > 0 && (
          <rect
            key={`${id} ${period}`}
            x={x(period) - width / 2}
            y={y(below)}
            width={width}
            height={Math.max(0.5, y(from) - y(below))}
            fill={colour}
          />
        )
      );
    });
  });
}

/** One line per series, with gaps where values are missing. */
export function Lines({
  series,
  places,
  looked,
}: {
  series: readonly Series[];
  places: Places;
  looked: number | null;
}) {
  const { x, y } = places;
  return series.map(({ id, colour, values, dashed }) => (
    <g key={id}>
      <path
        d={pathOf(values, x, y)}
        fill="none"
        stroke={colour}
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
        strokeDasharray={dashed ? '2 5' : undefined}
      />
      {values.map((value, period) =>
        value !== null && (period === looked || isAlone(values, period)) ? (
          <circle key={period} cx={x(period)} cy={y(value)} r={period === looked ? 4 : 2.5} fill={colour} />
        ) : null,
      )}
    </g>
  ));
}

function pathOf(values: readonly (number | null)[], x: Places['x'], y: Places['y']): string {
  let isDrawing = false;
  return values
    .map((value, period) => {
      if (value === null) {
        isDrawing = false;
        return '';
      }
      const move = isDrawing ? 'L' : 'M';
      isDrawing = true;
      return `${move}${x(period).toFixed(1)} ${y(value).toFixed(1)}`;
    })
    .join('');
}

/** A line of a single point is invisible, so a dot is drawn. */
function isAlone(values: readonly (number | null)[], period: number): boolean {
  return (values[period - 1] ?? null) === null && (values[period + 1] ?? null) === null;
}
