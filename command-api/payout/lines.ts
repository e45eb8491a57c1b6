import type { PayoutLine } from '#contracts/events/payout.ts';
import { commissionOn } from '#contracts/payout/commission.ts';
import { heldCentavos } from '#contracts/payout/held-centavos.ts';

/** Arithmetic of payout lines in centavos; amounts that the worker owes are negative. */

/** Settlement of a finished job from its current booking and payment. */
export type Settlement = {
  bookingId: string;
  purpose: 'job' | 'cancellation_fee';
  clientName: string;
  serviceName: string;
  /** Amount due less waivers. */
  dueCentavos: number;
  /** Cash that the worker received and keeps, whatever is refunded. May exceed the amount due. */
  cashCentavos: number;
};

export const jobLineId = (bookingId: string) => `job:${bookingId}`;

/**
 * Earning of a job: amount less commission less cash received. For a cash job, the worker owes the commission.
 */
export function jobLine(
  { bookingId, purpose, clientName, serviceName, dueCentavos, cashCentavos }: Settlement,
  commissionPercent: number,
): PayoutLine {
  const kind = cashCentavos > 0 && cashCentavos >= dueCentavos ? 'cash_job' : purpose;
  return withAmount({
    lineId: jobLineId(bookingId),
    kind,
    bookingId,
    clientName,
    serviceName,
    commissionPercent,
    grossCentavos: dueCentavos,
    commissionCentavos: 0 - commissionOn(dueCentavos, commissionPercent),
    cashCentavos,
  });
}

/**
 * Correction of a job's lines after a refund, a failed refund or late cash; null if they already match. The commission is
 * recomputed on the rest and the line has the difference, so that rounding errors do not add up and a full refund returns all
 * of it.
 */
export function correctingLine(
  lines: readonly PayoutLine[],
  { bookingId, clientName, serviceName, dueCentavos, cashCentavos }: Settlement,
  lineId: string,
): PayoutLine | null {
  const [job] = lines;
  if (!job || lines.some((line) => line.lineId === lineId)) return null;
  const { commissionPercent } = job;
  const grossDiffers = dueCentavos - sumOf(lines, 'grossCentavos');
  const cashDiffers = cashCentavos - sumOf(lines, 'cashCentavos');
  if (grossDiffers === 0 && cashDiffers === 0) return null;
  const commissionDiffers = 0 - commissionOn(dueCentavos, commissionPercent) - sumOf(lines, 'commissionCentavos');
  return withAmount({
    lineId,
    kind: 'refund',
    bookingId,
    clientName,
    serviceName,
    commissionPercent,
    grossCentavos: grossDiffers,
    commissionCentavos: commissionDiffers,
    cashCentavos: cashDiffers,
  });
}

/** A later payout's line for the unpaid amount of an earlier one. */
export function correctionLine(kind: 'carried' | 'reversed', friday: string, amountCentavos: number): PayoutLine {
  return {
    lineId: `${kind}:${friday}`,
    kind,
    bookingId: null,
    clientName: null,
    serviceName: null,
    commissionPercent: 0,
    grossCentavos: 0,
    commissionCentavos: 0,
    cashCentavos: 0,
    amountCentavos,
  };
}

/** Line that cancels a job's lines in a payout; null if they add nothing. Excluded from the job's sums. */
export function heldLine(lines: readonly PayoutLine[]): PayoutLine | null {
  const last = lines.at(-1);
  const amountCentavos = lines.reduce((sum, line) => sum + line.amountCentavos, 0);
  return last && amountCentavos > 0 ? waitingLine('held', `held:${last.lineId}`, last, -amountCentavos) : null;
}

/** Line that restores a job's held amount; null if nothing is held. */
export function releasedLine(lines: readonly PayoutLine[], causeId: string): PayoutLine | null {
  const last = lines.at(-1);
  const amountCentavos = heldCentavos(lines);
  return last && amountCentavos > 0 ? waitingLine('released', `released:${causeId}`, last, amountCentavos) : null;
}

function waitingLine(
  kind: 'held' | 'released',
  lineId: string,
  { bookingId, clientName, serviceName, commissionPercent }: PayoutLine,
  amountCentavos: number,
): PayoutLine {
  const nothing = { grossCentavos: 0, commissionCentavos: 0, cashCentavos: 0 };
  return { lineId, kind, bookingId, clientName, serviceName, commissionPercent, ...nothing, amountCentavos };
}

function withAmount(line: Omit<PayoutLine, 'amountCentavos'>): PayoutLine {
  return { ...line, amountCentavos: line.grossCentavos + line.commissionCentavos - line.cashCentavos };
}

function sumOf(lines: readonly PayoutLine[], amount: 'grossCentavos' | 'commissionCentavos' | 'cashCentavos'): number {
  return lines.reduce((sum, line) => sum + line[amount], 0);
}
