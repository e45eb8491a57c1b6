import type { RatesAfterChange } from '../events/worker.ts';
import { rateChanges } from '../booking/price-change.ts';
import type { Change } from './change-values.ts';

/** What a worker's rates became, in centavos. Old events don't say what was before. */
export function changedRates(data: RatesAfterChange): Change[] {
  const changes = rateChanges(data) ?? [];
  if (changes.length === 0) return [{ of: 'base', after: data.basePriceCentavos }];
  return changes.map(({ what, ...change }) =>
    typeof what === 'string' ? { of: what, ...change } : { of: 'service', name: what.service, ...change },
  );
}
