import { normalizedInput } from '../foreign-text.ts';
import { setAside, type StatementLine } from '../events/payment-statements.ts';
import { isOpenTransfer, unseenCentavos } from './allowed-actions.ts';
import { type PaymentState, referenceKey } from './payment-fold.ts';

/**
 * How a line of a bank's file matches payments. Only `exact` is ever confirmed; the others say what to check.
 * `differs`: another amount. `unclear`: several payments have the reference, or theirs does not wait for a transfer.
 * `duplicate`: the line occurs earlier, in this file or another.
 */
export const matchKinds = ['exact', 'differs', 'unclear', 'unknown', 'duplicate', 'verified'] as const;
export type MatchKind = (typeof matchKinds)[number];

/** As staff see the lines: those set aside have no match. */
export const transferKinds = [...matchKinds, ...setAside] as const;
export type TransferKind = (typeof transferKinds)[number];

type Line = Pick<StatementLine, 'day' | 'amountCentavos' | 'reference'>;
export type MatchedPayment = Pick<
  PaymentState,
  'status' | 'attempts' | 'receivedCentavos' | 'refundedCentavos' | 'verifiedCentavos'
>;
export type Match<Payment> = { kind: MatchKind; payment: Payment | null };

/** A word of a description counts as a reference from this length on, if it contains a digit. */
const SHORTEST_WORD = 6;

/** Search keys of a line: the whole reference, and each word that may be one. */
export function referenceKeysOf(reference: string): string[] {
  const words = normalizedInput(reference)
    .split(/[\s,;:/|]+/)
    .filter((word) => word.length >= SHORTEST_WORD && /\d/.test(word));
  return [...new Set([reference, ...words].map(referenceKey))].filter((key) => key !== '');
}

/** The match between a line and the payment with its reference. */
export function matchOf(
  { amountCentavos, reference }: Pick<Line, 'amountCentavos' | 'reference'>,
  payment: MatchedPayment,
): 'exact' | 'differs' | 'unclear' | 'verified' {
  const named = namedBy(reference, payment);
  const open = payment.attempts.findLast(isOpenTransfer);
  const isOpen = open !== undefined && named.includes(open);
  // This reference's money was received already: the same line must not stand for another transfer.
  if (named.some(({ status }) => status === 'received')) return isOpen ? 'unclear' : 'verified';
  if (!isOpen) return 'unclear';
  if (open.amountCentavos !== amountCentavos) return 'differs';
  // Verifying would include other unverified money.
  return isOnlyUnverified({ amountCentavos }, payment) ? 'exact' : 'unclear';
}

/** The client reported exactly this amount, and nothing else of the payment is unverified. */
export function isOnlyUnverified({ amountCentavos }: Pick<Line, 'amountCentavos'>, payment: MatchedPayment): boolean {
  const open = payment.attempts.findLast(isOpenTransfer);
  return open?.amountCentavos === amountCentavos && unseenCentavos(payment) === amountCentavos;
}

/** Whether a bank transfer of so much has come for the payment. */
export function hasTransferOf({ amountCentavos }: Pick<Line, 'amountCentavos'>, { attempts }: MatchedPayment): boolean {
  return attempts.some(
    (attempt) =>
      attempt.method === 'bank_transfer' && attempt.status === 'received' && attempt.amountCentavos === amountCentavos,
  );
}

function namedBy(reference: string, { attempts }: MatchedPayment): MatchedPayment['attempts'][number][] {
  const keys = referenceKeysOf(reference);
  return attempts.filter(
    (attempt) =>
      attempt.method === 'bank_transfer' &&
      attempt.reference !== null &&
      keys.includes(referenceKey(attempt.reference)),
  );
}

/** The same key for the same transfer in every file. */
export function transferKey({ day, amountCentavos, reference }: Line): string {
  return `${day} ${amountCentavos} ${referenceKey(reference)}`;
}

/**
 * Each line with its payment, in file order; each payment is proposed at most once. `before`: keys of transfers in
 * earlier files. `payments`: by the keys of their references.
 */
export function matchTransfers<Payment extends MatchedPayment & { bookingId: string }>(
  lines: readonly Line[],
  payments: ReadonlyMap<string, readonly Payment[]>,
  before: ReadonlySet<string> = new Set(),
): Match<Payment>[] {
  const seen = new Set(before);
  const stoodFor = new Set<string>();
  const proposed = new Set<string>();
  return lines.map((line) => {
    const key = transferKey(line);
    const isAgain = seen.has(key);
    seen.add(key);
    const found = new Map(
      referenceKeysOf(line.reference).flatMap((one) => (payments.get(one) ?? []).map((each) => [each.bookingId, each])),
    );
    const [payment, ...others] = found.values();
    if (!payment) return { kind: isAgain ? 'duplicate' : 'unknown', payment: null };
    if (others.length > 0) return { kind: isAgain ? 'duplicate' : 'unclear', payment: null };
    const kind = matchOf(line, payment);
    if (kind === 'verified') {
      // Lines in excess of the received transfers count as unverified money.
      const came = namedBy(line.reference, payment).find(
        ({ status, attemptId }) => status === 'received' && !stoodFor.has(attemptId),
      );
      if (!came) return { kind: 'duplicate', payment };
      stoodFor.add(came.attemptId);
    }
    if (kind === 'exact' && (isAgain || proposed.has(payment.bookingId))) return { kind: 'duplicate', payment };
    if (kind === 'exact') proposed.add(payment.bookingId);
    return { kind, payment };
  });
}
