import type { RatesAfterChange } from '../events/worker.ts';
import { formatPesoLong } from '../money.ts';
import { priceChange, type RateChange, rateChanges } from '../booking/price-change.ts';

/** "from ₱900.00 → ₱666.00; by the hour none → ₱200.00; TV mounting ₱800.00 → ₱700.00". Old events don't say what was before. */
export function changedRates(data: RatesAfterChange): string {
  const changes = rateChanges(data);
  return changes?.length ? changes.map(inWords).join('; ') : `from ${formatPesoLong(data.basePriceCentavos)}`;
}

function inWords({ what, before, after }: RateChange): string {
  const amounts =
    before !== null && after !== null ? priceChange(before, after) : `${orNone(before)} → ${orNone(after)}`;
  if (what === 'base') return `from ${amounts}`;
  return what === 'hourly' ? `by the hour ${amounts}` : `${what.service} ${amounts}`;
}

function orNone(centavos: number | null): string {
  return centavos === null ? 'none' : formatPesoLong(centavos);
}
