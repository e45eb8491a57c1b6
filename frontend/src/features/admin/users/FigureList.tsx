import { useId } from 'react';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';

export interface FigureLine {
  label: string;
  hint?: string | undefined;
  value: string;
  /** Path of the list of what the figure counts. */
  to?: string;
}

/** Figures under a title, one per line. */
export function FigureList({ title, lines }: { title: string; lines: readonly FigureLine[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-2 text-14 font-strong tracking-normal">
        {title}
      </h3>
      <dl className="rounded-12 bg-sunken px-3 py-2 text-14">
        {lines.map(({ label, hint, value, to }) => (
          <div key={label} className="flex justify-between gap-3 py-0.5">
            <dt className="text-muted">{label}</dt>
            <dd className="shrink-0 text-right whitespace-nowrap">
              {hint && <span className="mr-2 text-13 text-muted">{hint}</span>}
              <span className="amount">{to ? <TextLink to={to}>{value}</TextLink> : value}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
