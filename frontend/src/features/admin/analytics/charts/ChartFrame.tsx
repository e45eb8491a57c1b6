import type { ReactNode } from 'react';
import type { Period } from './series.ts';
import { HEIGHT, type Places } from './places.ts';
import { shownLabels } from './scale.ts';

interface Props {
  places: Places;
  periods: readonly Period[];
  width: number;
  /** The highlighted period. */
  looked: number | null;
  show: (value: number) => string;
  children: ReactNode;
}

const LABEL_PX = 84;

/** Grid lines and period names. The hidden table has the figures. */
export function ChartFrame({ places, periods, width, looked, show, children }: Props) {
  const { ticks, left, right, bottom, x, y, step } = places;
  const labelled = shownLabels(periods.length, (right - left) / LABEL_PX);
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={HEIGHT}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      className="block w-full text-13"
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={left} x2={right} y1={y(tick)} y2={y(tick)} stroke="var(--line)" />
          <text x={left - 8} y={y(tick) + 4} textAnchor="end" fill="var(--muted)" fontSize="12">
            {show(tick)}
          </text>
        </g>
      ))}
      {looked !== null && (
        <rect x={x(looked) - step / 2} y={0} width={step} height={bottom} fill="var(--ink)" opacity="0.06" />
      )}
      {children}
      {periods.map(
        ({ key, short }, n) =>
          labelled.has(n) && (
            <text
              key={key}
              x={Math.min(x(n), right - 24)}
              y={HEIGHT - 6}
              textAnchor="middle"
              fill="var(--muted)"
              fontSize="12"
            >
              {short}
            </text>
          ),
      )}
    </svg>
  );
}
