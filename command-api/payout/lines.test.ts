import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PayoutLine } from '#contracts/events/payout.ts';
import { commissionOn } from '#contracts/payout/commission.ts';
import { correctingLine, jobLine, type Settlement } from './lines.ts';

const job: Settlement = {
  bookingId: 'b1',
  purpose: 'job',
  clientName: 'Andrea Reyes',
  serviceName: 'Kitchen tap repair',
  dueCentavos: 1000_00,
  cashCentavos: 0,
};
const amounts = ({ kind, grossCentavos, commissionCentavos, cashCentavos, amountCentavos }: PayoutLine) => [
  kind,
  grossCentavos,
  commissionCentavos,
  cashCentavos,
  amountCentavos,
];

describe('the line of a job', () => {
  it.each([
    ['paid by wallet', {}, ['job', 1000_00, -120_00, 0, 880_00]],
    [
      'paid in cash: the worker owes the commission',
      { cashCentavos: 1000_00 },
      ['cash_job', 1000_00, -120_00, 1000_00, -120_00],
    ],
    ['paid partly in cash', { cashCentavos: 400_00 }, ['job', 1000_00, -120_00, 400_00, 480_00]],
    ['paid mostly in cash', { cashCentavos: 950_00 }, ['job', 1000_00, -120_00, 950_00, -70_00]],
    ['given more cash than was due', { cashCentavos: 1200_00 }, ['cash_job', 1000_00, -120_00, 1200_00, -320_00]],
    [
      'cancelled with a fee',
      { purpose: 'cancellation_fee', dueCentavos: 150_00 },
      ['cancellation_fee', 150_00, -18_00, 0, 132_00],
    ],
    [
      'cancelled without one after cash was given',
      { purpose: 'cancellation_fee', dueCentavos: 0, cashCentavos: 300_00 },
      ['cash_job', 0, 0, 300_00, -300_00],
    ],
  ] as const)('%s', (_name, facts, expected) => {
    expect(amounts(jobLine({ ...job, ...facts }, 12))).toEqual(expected);
  });
});

describe('a correction', () => {
  const earned = [jobLine(job, 12)];

  it('deducts the refund and returns its commission', () => {
    expect(amounts(correctingLine(earned, { ...job, dueCentavos: 700_00 }, 'refund:r1')!)).toEqual([
      'refund',
      -300_00,
      36_00,
      0,
      -264_00,
    ]);
  });

  it('of a full refund leaves nothing', () => {
    expect(amounts(correctingLine(earned, { ...job, dueCentavos: 0 }, 'refund:r1')!)).toEqual([
      'refund',
      -1000_00,
      120_00,
      0,
      -880_00,
    ]);
  });

  it('leaves the cash with the worker, who owes it then', () => {
    const inCash = { ...job, cashCentavos: 1000_00 };
    expect(amounts(correctingLine([jobLine(inCash, 12)], { ...inCash, dueCentavos: 0 }, 'refund:r1')!)).toEqual([
      'refund',
      -1000_00,
      120_00,
      0,
      -880_00,
    ]);
  });

  it('keeps to the percent at which the job was verified', () => {
    expect(correctingLine([jobLine(job, 15)], { ...job, dueCentavos: 900_00 }, 'refund:r1')).toMatchObject({
      commissionPercent: 15,
      commissionCentavos: 15_00,
    });
  });

  it('is null if the lines already match or contain this correction', () => {
    expect(correctingLine(earned, job, 'settled:e1')).toBeNull();
    expect(
      correctingLine(
        [...earned, { ...jobLine(job, 12), lineId: 'refund:r1' }],
        { ...job, dueCentavos: 1 },
        'refund:r1',
      ),
    ).toBeNull();
    expect(correctingLine([], job, 'refund:r1')).toBeNull();
  });

  it('keeps the sum equal to due minus commission minus cash, to the centavo, for any refunds', () => {
    const steps = fc.array(fc.record({ due: fc.nat(500_000), cash: fc.nat(500_000) }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(steps, fc.integer({ min: 0, max: 500_000 }), ([first, ...rest], units) => {
        const percent = units / 10_000;
        const at = ({ due, cash }: { due: number; cash: number }): Settlement => ({
          ...job,
          dueCentavos: due,
          cashCentavos: cash,
        });
        const lines = [jobLine(at(first!), percent)];
        for (const [index, step] of rest.entries()) {
          const line = correctingLine(lines, at(step), `refund:${index}`);
          if (line) lines.push(line);
          expect(correctingLine(lines, at(step), 'again')).toBeNull();
        }
        const { due, cash } = rest.at(-1) ?? first!;
        const sum = (of: 'grossCentavos' | 'commissionCentavos' | 'cashCentavos' | 'amountCentavos') =>
          lines.reduce((total, line) => total + line[of], 0);
        expect([sum('grossCentavos'), sum('commissionCentavos'), sum('cashCentavos')]).toEqual([
          due,
          0 - commissionOn(due, percent),
          cash,
        ]);
        expect(sum('amountCentavos')).toBe(due - commissionOn(due, percent) - cash);
      }),
    );
  });
});
