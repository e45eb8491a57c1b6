import { asTyped } from '../foreign-text.ts';
import { setAside, type StatementLine } from '../events/payment-statements.ts';
import { isOpenTransfer, unseenCentavos } from './allowed-actions.ts';
import { type PaymentState, referenceKey } from './payment-fold.ts';

/**
 * Which payment a line of a bank's file is about. Only the first of these is ever confirmed; the rest say what to look at:
 * `differs`, the transfer's amount is another one; `unclear`, several payments have that reference, or theirs isn't one
 * that waits for a transfer; `duplicate`, the line stands earlier, in this file or one before.
 */
export const matchKinds = ['exact', 'differs', 'unclear', 'unknown', 'duplicate', 'verified'] as const;
export type MatchKind = (typeof matchKinds)[number];

/** As staff see the lines: what they set aside is no match. */
export const transferKinds = [...matchKinds, ...setAside] as const;
export type TransferKind = (typeof transferKinds)[number];

type Line = Pick<StatementLine, 'day' | 'amountCentavos' | 'reference'>;
export type MatchedPayment = Pick<
  PaymentState,
  'status' | 'attempts' | 'receivedCentavos' | 'refundedCentavos' | 'verifiedCentavos'
>;
export type Match<Payment> = { kind: MatchKind; payment: Payment | null };

/** A word of a description is taken for a reference from so many characters on, and if a digit is among them. */
const SHORTEST_WORD = 6;

/** What a line's payment may be known by: the reference as a whole, and each word of it that may be one. */
export function referenceKeysOf(reference: string): string[] {
  const words = asTyped(reference)
    .split(/[\s,;:/|]+/)
    .filter((word) => word.length >= SHORTEST_WORD && /\d/.test(word));
  return [...new Set([reference, ...words].map(referenceKey))].filter((key) => key !== '');
}

/** Of a payment that has the line's reference. */
export function matchOf(
  { amountCentavos, reference }: Pick<Line, 'amountCentavos' | 'reference'>,
  payment: MatchedPayment,
): 'exact' | 'differs' | 'unclear' | 'verified' {
  const named = namedBy(reference, payment);
  const open = payment.attempts.findLast(isOpenTransfer);
  const isOpen = open !== undefined && named.includes(open);
  // The money of this reference came already: the same line again must not stand for another transfer.
  if (named.some(({ status }) => status === 'received')) return isOpen ? 'unclear' : 'verified';
  if (!isOpen) return 'unclear';
  if (open.amountCentavos !== amountCentavos) return 'differs';
  // Verifying would take other money along that nobody has looked at.
  return isWhatWaits({ amountCentavos }, payment) ? 'exact' : 'unclear';
}

/** A client says that they sent exactly so much, and nothing else of the payment waits to be seen. */
export function isWhatWaits({ amountCentavos }: Pick<Line, 'amountCentavos'>, payment: MatchedPayment): boolean {
  const open = payment.attempts.findLast(isOpenTransfer);
  return open?.amountCentavos === amountCentavos && unseenCentavos(payment) === amountCentavos;
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

/** The same transfer has the same key in every file that holds it. */
export function transferKey({ day, amountCentavos, reference }: Line): string {
  return `${day} ${amountCentavos} ${referenceKey(reference)}`;
}

/**
 * Each line with its payment, in the order of the file; no payment is proposed twice. `before`: keys of the transfers that
 * earlier files hold. `payments`: by the keys of their references.
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
      // A line more than transfers came is one that nobody has looked at.
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
