import { useNavigate } from 'react-router-dom';
import { useWidth } from './use-width.ts';

export interface BarRow {
  id: string;
  label: string;
  value: number;
  shown: string;
  /** Previous period's value, drawn as a thin line. */
  before?: number | null;
  colour?: string;
  /** Link of the bar; the table has the same link for keyboard users. */
  to?: string;
}

const ROW = 40;
const BAR = 10;

/** One bar per row with its label above, so that long labels fit on a phone. The hidden table has the same data. */
export function BarChart({ rows }: { rows: readonly BarRow[] }) {
  const navigate = useNavigate();
  const [frame, width] = useWidth<HTMLDivElement>();
  const most = Math.max(1, ...rows.flatMap(({ value, before }) => [value, before ?? 0]));
  const long = (value: number) => Math.max(value > 0 ? 2 : 0, (value / most) * (width - 2));
  const height = rows.length * ROW;
  return (
    <div ref={frame}>
      <svg aria-hidden="true" width={width} height={height} viewBox={`0 0 ${width} ${height}`} className="block w-full">
        {rows.map(({ id, label, value, shown, before, colour = 'var(--brand)', to }, n) => (
          <g key={id} {...(to && { onClick: () => void navigate(to), className: 'cursor-pointer' })}>
            <rect x={0} y={n * ROW} width={width} height={ROW} fill="transparent" />
            <text x={0} y={n * ROW + 15} fill="var(--ink)" fontSize="14">
              {label}
            </text>
            <text x={width} y={n * ROW + 15} textAnchor="end" fill="var(--ink)" fontSize="14" fontWeight="700">
              {shown}
            </text>
            <rect x={0} y={n * ROW + 22} width={width} height={BAR} rx={BAR / 2} fill="var(--sunken)" />
            <rect x={0} y={n * ROW + 22} width={long(value)} height={BAR} rx={BAR / 2} fill={colour} />
            {typeof before === 'number' && (
              <line
                x1={Math.max(1, long(before))}
                x2={Math.max(1, long(before))}
                y1={n * ROW + 19}
                y2={n * ROW + 35}
                stroke="var(--ink)"
                strokeWidth="2"
              />
            )}
          </g>
        ))}
      </svg>
    </div>
  );
}
