import type { Series } from './series.ts';

interface Props {
  series: readonly Series[];
  /** The period that is looked at. */
  at: number | null;
  show: (value: number) => string;
  /** Which period the figures are of. */
  title: string;
}

/** What the colours are, with the figures of the period that is looked at. Its room stays the same. */
export function Legend({ series, at, show, title }: Props) {
  return (
    <div aria-hidden="true" className="mb-3 min-h-12 text-13">
      <p className="font-strong">{title}</p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-muted">
        {series.map(({ id, label, colour, values, dashed }) => {
          const value = at === null ? null : (values[at] ?? null);
          return (
            <li key={id} className="flex items-center gap-1.5">
              {dashed ? (
                <span className="w-3 border-t-2 border-dotted" style={{ borderColor: colour }} />
              ) : (
                <span className="size-2.5 rounded-[3px]" style={{ background: colour }} />
              )}
              {label}
              {value !== null && <span className="tabular font-title text-ink">{show(value)}</span>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
