import { cx } from '../../class-names.ts';

interface Props {
  values: readonly number[];
  /** Text equivalent: the figures are not shown elsewhere. */
  label: string;
  tone?: 'brand' | 'mango';
  className?: string;
}

const WIDTH = 200;
const HEIGHT = 40;

/** A line chart over a faint background, as wide as its box. */
export function Sparkline({ values, label, tone = 'brand', className }: Props) {
  const points = sparkPoints(values);
  const colour = tone === 'brand' ? 'var(--brand)' : 'var(--mango-mark)';
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={cx('block h-10 w-full', className)}
    >
      <polygon points={`0,${HEIGHT} ${points} ${WIDTH},${HEIGHT}`} fill={colour} opacity="0.12" />
      <polyline
        points={points}
        fill="none"
        stroke={colour}
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
        strokeLinejoin="round"
      />
    </svg>
  );
}

function sparkPoints(values: readonly number[]): string {
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const step = WIDTH / Math.max(1, values.length - 1);
  return values
    .map(
      (value, index) =>
        `${(index * step).toFixed(1)},${(HEIGHT - 4 - ((value - low) / span) * (HEIGHT - 10)).toFixed(1)}`,
    )
    .join(' ');
}
