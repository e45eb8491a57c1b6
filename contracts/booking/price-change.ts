import type { RatesAfterChange } from '../events/worker.ts';
import { formatPesoLong, formatPesoShort } from '../money.ts';

/** "₱900.00 → ₱666.00"; the new price alone without a known earlier one. Centavos. */
export function priceChange(
  before: number | null | undefined,
  after: number,
  format: (centavos: number) => string = formatPesoLong,
): string {
  return before === null || before === undefined || before === after
    ? format(after)
    : `${format(before)} → ${format(after)}`;
}

const insteadOf = { en: 'instead of', fil: 'imbes na', ceb: 'imbes nga' };

/** The same as text: "₱666 instead of ₱900", for a locale (`fil-PH`, `ceb`, …). */
export function priceChangeInWords(before: unknown, after: number, locale: string): string {
  const price = formatPesoShort(after);
  if (typeof before !== 'number' || before === after) return price;
  const [, words] = Object.entries(insteadOf).find(([language]) => locale.startsWith(language)) ?? [];
  return `${price} ${words ?? insteadOf.en} ${formatPesoShort(before)}`;
}

export type RateChange = {
  /** Name of the service with a price of its own, or the kind of rate. */ what:
    | 'base'
    | 'hourly'
    | { service: string };
  /** Centavos; null: no rate. */ before: number | null;
  after: number | null;
};

/** Changes of a worker's rates by an event; null for old events without the earlier rates. */
export function rateChanges({
  basePriceCentavos,
  hourlyRateCentavos,
  ratesCentavos,
  before,
  serviceNames = {},
}: RatesAfterChange): RateChange[] | null {
  if (!before) return null;
  const ids = new Set([...Object.keys(before.ratesCentavos), ...Object.keys(ratesCentavos)]);
  const all: RateChange[] = [
    { what: 'base', before: before.basePriceCentavos, after: basePriceCentavos },
    { what: 'hourly', before: before.hourlyRateCentavos, after: hourlyRateCentavos },
    ...[...ids].map((id) => ({
      what: { service: serviceNames[id] ?? id },
      before: before.ratesCentavos[id] ?? null,
      after: ratesCentavos[id] ?? null,
    })),
  ];
  return all.filter((change) => change.before !== change.after);
}
