import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unseenCentavos } from './allowed-actions.ts';
import { type MatchedPayment, matchTransfers, referenceKeysOf, transferKey } from './match-transfers.ts';
import { type Attempt, initialPayment, referenceKey } from './payment-fold.ts';

type Payment = MatchedPayment & { bookingId: string };

function attempt(reference: string, amountCentavos: number, changes: Partial<Attempt> = {}): Attempt {
  return {
    attemptId: `${reference}-${amountCentavos}`,
    method: 'bank_transfer',
    amountCentavos,
    reference,
    provider: 'none',
    providerPaymentId: null,
    status: 'processing',
    at: '2026-11-18T03:00:00.000Z',
    receivedCentavos: 0,
    refundedCentavos: 0,
    failure: null,
    ...changes,
  };
}

const payment = (bookingId: string, attempts: Attempt[], changes: Partial<MatchedPayment> = {}): Payment => ({
  ...initialPayment,
  status: 'processing',
  bookingId,
  attempts,
  ...changes,
});

function byReference(payments: readonly Payment[]): Map<string, Payment[]> {
  const keys = new Map<string, Payment[]>();
  for (const one of payments)
    for (const key of new Set(one.attempts.flatMap(({ reference }) => (reference ? [referenceKey(reference)] : []))))
      keys.set(key, [...(keys.get(key) ?? []), one]);
  return keys;
}

const line = (reference: string, amountCentavos: number, day = '2026-11-18') => ({ day, amountCentavos, reference });
const kinds = (lines: ReturnType<typeof line>[], payments: Payment[], before?: Set<string>) =>
  matchTransfers(lines, byReference(payments), before).map(({ kind, payment: found }) => [
    kind,
    found?.bookingId ?? null,
  ]);

describe('a line of the bank’s file', () => {
  const waits = payment('b1', [attempt('8841 2207', 650_00)]);

  it('is exact by reference and amount, in any spelling of the reference', () => {
    for (const reference of ['88412207', '8841-2207', 'INSTAPAY 88412207 A REYES', 'instapay/88412207'])
      expect(kinds([line(reference, 650_00)], [waits]), reference).toEqual([['exact', 'b1']]);
  });

  it('differs by one centavo, and is unknown with another reference', () => {
    expect(kinds([line('88412207', 650_01), line('99999999', 650_00)], [waits])).toEqual([
      ['differs', 'b1'],
      ['unknown', null],
    ]);
  });

  it('is proposed once across this file and earlier ones', () => {
    const same = line('88412207', 650_00);
    expect(kinds([same, same, line('88412207', 650_00, '2026-11-19')], [waits])).toEqual([
      ['exact', 'b1'],
      ['duplicate', 'b1'],
      ['duplicate', 'b1'],
    ]);
    expect(kinds([same], [waits], new Set([transferKey(same)]))).toEqual([['duplicate', 'b1']]);
  });

  it('is verified once its transfer was received, and matches no later one', () => {
    const received = attempt('88412207', 650_00, { status: 'received' });
    expect(kinds([line('88412207', 650_00)], [payment('b1', [received], { status: 'verified' })])).toEqual([
      ['verified', 'b1'],
    ]);
    const again = payment('b1', [received, attempt('88412207', 650_00)]);
    expect(kinds([line('88412207', 650_00)], [again])).toEqual([['unclear', 'b1']]);
  });

  it('is verified once per transfer; a further line counts as unverified money', () => {
    const came = attempt('SANTOS-2026', 1200_00, { status: 'received' });
    const [same, later] = [line('SANTOS-2026', 1200_00), line('SANTOS-2026', 1200_00, '2026-11-19')];
    expect(kinds([same, same, later], [payment('b1', [came], { status: 'verified' })])).toEqual([
      ['verified', 'b1'],
      ['duplicate', 'b1'],
      ['duplicate', 'b1'],
    ]);
    const twice = payment('b1', [came, { ...came, attemptId: 'second' }], { status: 'verified' });
    expect(kinds([same, later], [twice]).map(([kind]) => kind)).toEqual(['verified', 'verified']);
  });

  it('is unclear when several payments have its reference, none waits, or other money would be included', () => {
    expect(kinds([line('88412207', 650_00)], [waits, payment('b2', waits.attempts.slice())])).toEqual([
      ['unclear', null],
    ]);
    const failed = payment('b1', [attempt('88412207', 650_00, { status: 'failed' })], { status: 'failed' });
    expect(kinds([line('88412207', 650_00)], [failed])).toEqual([['unclear', 'b1']]);
    const withMore = payment('b1', waits.attempts.slice(), { receivedCentavos: 100_00 });
    expect(kinds([line('88412207', 650_00)], [withMore])).toEqual([['unclear', 'b1']]);
  });
});

it('treats words as references only if they look like one', () => {
  expect(referenceKeysOf('Transfer from ANA on 11/18')).toEqual(['TRANSFERFROMANAON11/18']);
  expect(referenceKeysOf('BPI-88412207 / 650.00')).toEqual(['BPI88412207/650.00', 'BPI88412207', '650.00']);
});

describe('for any file and payments', () => {
  const references = fc.constantFrom('88412207', '8841 2207', 'BPI-1', 'bpi 1', 'REF 88412207', 'X1Y2Z3');
  const amounts = fc.constantFrom(1, 650_00, 650_01, 1000_00);
  const attempts = fc.array(
    fc.record({
      reference: references,
      amount: amounts,
      status: fc.constantFrom('processing', 'processing', 'received', 'failed'),
      method: fc.constantFrom('bank_transfer', 'bank_transfer', 'gcash'),
    }),
    { maxLength: 3 },
  );
  const payments = fc.array(
    fc.record({
      attempts,
      received: amounts,
      status: fc.constantFrom('requested', 'requested', 'processing', 'paid', 'verified'),
    }),
    { maxLength: 5 },
  );
  const lines = fc.array(
    fc.record({ day: fc.constantFrom('2026-11-18', '2026-11-19'), amountCentavos: amounts, reference: references }),
    { maxLength: 12 },
  );

  it('proposes each payment at most once, and only for the amount that a verification would confirm', () => {
    let exact = 0;
    fc.assert(
      fc.property(lines, payments, (file, drawn) => {
        const all = drawn.map((one, nth) =>
          payment(
            `b${nth}`,
            one.attempts.map(({ reference, amount, status, method }, at) =>
              attempt(reference, amount, { status, method, attemptId: `${nth}-${at}` }),
            ),
            { status: one.status, receivedCentavos: one.status === 'requested' ? 0 : one.received },
          ),
        );
        const proposed = matchTransfers(file, byReference(all)).flatMap(({ kind, payment: found }, nth) =>
          kind === 'exact' && found ? [{ found, amount: file[nth]?.amountCentavos }] : [],
        );
        exact += proposed.length;
        expect(new Set(proposed.map(({ found }) => found.bookingId)).size).toBe(proposed.length);
        for (const { found, amount } of proposed) expect(unseenCentavos(found)).toBe(amount);
      }),
      { numRuns: 2000 },
    );
    // Guards against inputs that never match, for which the assertions above would hold trivially.
    expect(exact).toBeGreaterThan(20);
  });

  it('proposes nothing for the same file again', () => {
    fc.assert(
      fc.property(lines, references, (file, reference) => {
        const waiting = payment('b1', [attempt(reference, 650_00)]);
        const again = matchTransfers(file, byReference([waiting]), new Set(file.map(transferKey)));
        expect(again.map(({ kind }) => kind)).not.toContain('exact');
      }),
    );
  });
});
