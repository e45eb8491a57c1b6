import type { PayoutLine } from '#contracts/events/payout.ts';
import { commissionOn } from '#contracts/payout/commission.ts';

/** The arithmetic of payout lines. Pure, in whole centavos; what the worker owes is negative. */

/** What a job that is over comes to, as its booking and its payment say now. */
export type Settlement = {
  bookingId: string;
  purpose: 'job' | 'cancellation_fee';
  clientName: string;
  serviceName: string;
  /** What the client owes for it, less what was waived. */
  dueCentavos: number;
  /** What the client gave the worker in cash: it is in their hands, whatever Suki refunds. May be more than was due. */
  cashCentavos: number;
};

export const jobLineId = (bookingId: string) => `job:${bookingId}`;

/**
 * What a job earns: the amount less the commission, less the cash that the worker has already. With all of it in cash
 * only the commission is left, against the worker.
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
 * What brings the lines of a job to what it comes to now: after a refund (the commission on it is returned), after one
 * that failed, after cash that came late. null when they are there already. The commission of what is left is worked out
 * anew and the line has the difference, so that roundings never add up and a full refund gives all of it back.
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

/** What a Friday left unpaid, in a later one. */
export function broughtOverLine(kind: 'carried' | 'reversed', friday: string, amountCentavos: number): PayoutLine {
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

function withAmount(line: Omit<PayoutLine, 'amountCentavos'>): PayoutLine {
  return { ...line, amountCentavos: line.grossCentavos + line.commissionCentavos - line.cashCentavos };
}

function sumOf(lines: readonly PayoutLine[], amount: 'grossCentavos' | 'commissionCentavos' | 'cashCentavos'): number {
  return lines.reduce((sum, line) => sum + line[amount], 0);
}
