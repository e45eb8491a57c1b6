import type { PayoutLine } from '../events/payout.ts';

/** The part of a job's lines that is held for a dispute. */
export function heldCentavos(lines: readonly Pick<PayoutLine, 'kind' | 'amountCentavos'>[]): number {
  return lines.reduce(
    (held, { kind, amountCentavos }) => (kind === 'held' || kind === 'released' ? held - amountCentavos : held),
    0,
  );
}
