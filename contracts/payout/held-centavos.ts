import type { PayoutLine } from '../events/payout.ts';

/** What of a job's lines is held: it waits for a dispute to be decided. */
export function heldCentavos(lines: readonly Pick<PayoutLine, 'kind' | 'amountCentavos'>[]): number {
  return lines.reduce(
    (held, { kind, amountCentavos }) => (kind === 'held' || kind === 'released' ? held - amountCentavos : held),
    0,
  );
}
