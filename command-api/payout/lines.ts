import type { PayoutLine } from '#contracts/events/payout.ts';
import { commissionOn } from '#contracts/payout/commission.ts';
import { heldCentavos } from '#contracts/payout/held-centavos.ts';

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

/** Takes off a payout what a job's lines add to it; null where they add nothing. It counts in no sum of the job's. */
export function heldLine(lines: readonly PayoutLine[]): PayoutLine | null {
  const last = lines.at(-1);
  const amountCentavos = lines.reduce((sum, line) => sum + line.amountCentavos, 0);
  return last && amountCentavos > 0 ? waitingLine('held', `held:${last.lineId}`, last, -amountCentavos) : null;
}

/** Brings back what of a job's lines is held; null where nothing is. */
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
