import { cx } from '../../../ui/class-names.ts';
import { drawnWay } from './drawn-way.ts';

/** A sketch of the way to the job: streets and a route drawn from the tokens. It says nothing that words beside it don't. */
export function DrawnMap({ seed, className }: { seed: string; className?: string }) {
  const { route, start, end } = drawnWay(seed);
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 360 124"
      preserveAspectRatio="xMidYMid slice"
      className={cx('block w-full bg-deep-2', className)}
    >
      <g stroke="var(--deep)" fill="none">
        <path strokeWidth="9" d="M60 -5V130M180 -5V130M-5 92H365M-5 20L365 52" />
        <path strokeWidth="4" opacity="0.7" d="M120 -5V130M240 -5V130M-5 64H365M290 -5L312 130" />
      </g>
      <polyline
        points={route}
        fill="none"
        stroke="var(--mango)"
        strokeWidth="4"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx={start.x} cy={start.y} r="6" fill="var(--deep)" stroke="var(--on-deep)" strokeWidth="4" />
      <path
        transform={`translate(${end.x} ${end.y})`}
        fill="var(--mango)"
        d="M0 0C-4 -8 -12 -13 -12 -21A12 12 0 1 1 12 -21C12 -13 4 -8 0 0Z"
      />
      <circle cx={end.x} cy={end.y - 21} r="4.5" fill="var(--on-mango)" />
    </svg>
  );
}
