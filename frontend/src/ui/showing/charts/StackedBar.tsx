export interface BarPart {
  id: string;
  label: string;
  value: number;
  shown: string;
  /** A colour token: 'var(--success)'. */
  colour: string;
}

/** A stacked bar with a legend that contains the figures. */
export function StackedBar({ parts, label }: { parts: readonly BarPart[]; label: string }) {
  return (
    <div>
      <div aria-hidden="true" className="flex h-5 gap-0.5 overflow-hidden rounded-8">
        {parts
          .filter((part) => part.value > 0)
          .map((part) => (
            <span
              key={part.id}
              className="min-w-1.5 first:rounded-l-8 last:rounded-r-8"
              style={{ flex: part.value, background: part.colour }}
            />
          ))}
      </div>
      <dl
        aria-label={label}
        className="mt-2.5 grid grid-cols-2 gap-x-6 gap-y-3 sm:flex sm:flex-wrap sm:justify-between"
      >
        {parts.map((part) => (
          <div key={part.id}>
            <dt className="flex items-center gap-1.5 text-13 text-muted">
              <span aria-hidden="true" className="size-2 rounded-[3px]" style={{ background: part.colour }} />
              {part.label}
            </dt>
            <dd className="amount text-16">{part.shown}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
