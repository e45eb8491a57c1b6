import type { RatesAfterChange } from '../events/worker.ts';
import { rateChanges } from '../booking/price-change.ts';
import type { Change } from './change-values.ts';

/** New rates of a worker, in centavos. Old events lack the earlier ones. */
export function changedRates(data: RatesAfterChange): Change[] {
  const changes = rateChanges(data) ?? [];
  if (changes.length === 0) return [{ of: 'base', after: data.basePriceCentavos }];
  return changes.map(({ what, ...change }) =>
    typeof what === 'string' ? { of: what, ...change } : { of: 'service', name: what.service, ...change },
  );
}
