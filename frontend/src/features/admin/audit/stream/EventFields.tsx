import { shortenIds, type EventField } from './event-fields.ts';

/** Names on the left, values in monospace on the right; long values break. */
export function EventFields({ fields }: { fields: readonly EventField[] }) {
  return (
    <dl className="divide-y divide-line">
      {fields.map(({ name, value }) => (
        <div key={name} className="flex items-baseline justify-between gap-3 py-1">
          <dt className="shrink-0 text-13 text-muted" title={name}>
            {shortenIds(name)}
          </dt>
          <dd className="min-w-0 text-right font-mono text-12" title={value}>
            {shortenIds(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
