import type { Series } from './series.ts';

interface Props {
  series: readonly Series[];
  /** The highlighted period. */
  at: number | null;
  show: (value: number) => string;
  /** Label of the period that the figures belong to. */
  title: string;
}

/** Colour legend with the highlighted period's figures. Its height is constant. */
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
