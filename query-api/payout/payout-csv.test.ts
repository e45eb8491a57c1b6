import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvOf } from '#contracts/csv.ts';
import { payoutColumns, payoutLine, type PayoutToSend } from './payout-csv.ts';

const gcash = {
  method: 'gcash',
  account: '+639171234821',
  name: 'Jun Bautista',
  bank: null,
  setAt: '',
  heldUntil: null,
} as const;
const toJun: PayoutToSend = {
  id: 'w1-2026-11-20',
  workerName: 'Jun Bautista',
  account: gcash,
  amountCentavos: 61_605,
  reference: 'SUKI-20261120-W1',
};

const payoutCsv = (payouts: readonly PayoutToSend[]) => csvOf([payoutColumns, ...payouts.map(payoutLine)]);

describe('the bank’s file', () => {
  it('has a byte order mark, a header, full accounts and pesos with two decimals', () => {
    const bank = {
      method: 'bank',
      account: '001234567890',
      name: 'Peña, Liza',
      bank: 'BPI',
      setAt: '',
      heldUntil: null,
    } as const;
    expect(
      payoutCsv([
        toJun,
        { ...toJun, id: 'w2-2026-11-20', workerName: 'Liza "Liz" Peña', account: bank, amountCentavos: 100_000_00 },
      ]),
    ).toBe(
      '\u{FEFF}"Payout","Worker","Method","Bank","Account","Account name","Amount (PHP)","Reference"\r\n' +
        '"w1-2026-11-20","Jun Bautista","gcash","","09171234821","Jun Bautista","616.05","SUKI-20261120-W1"\r\n' +
        '"w2-2026-11-20","Liza ""Liz"" Peña","bank","BPI","001234567890","Peña, Liza","100000.00","SUKI-20261120-W1"\r\n',
    );
  });

  it.each(['=HYPERLINK("http://x")', '+1+1', '-2+3', '@SUM(A1)', '\t=1', '\r=1'])('escapes %j', (name) => {
    expect(payoutCsv([{ ...toJun, workerName: name }])).toContain(`,"gcash"`);
    expect(payoutCsv([{ ...toJun, workerName: name }])).toContain(`"'${name.replaceAll('"', '""')}"`);
  });

  it('parses back to its input for any names', () => {
    // Every code point except lone surrogates.
    const unit = fc
      .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
      .map((codePoint) => String.fromCodePoint(codePoint));
    fc.assert(
      fc.property(fc.array(fc.record({ name: fc.string({ unit }), centavos: fc.nat(1_000_000_000) })), (people) => {
        const csv = payoutCsv(
          people.map(({ name, centavos }) => ({ ...toJun, workerName: name, amountCentavos: centavos })),
        );
        const read = parsed(csv.slice(1)).slice(1);
        expect(read.map(([, name = '', , , , , pesos = '']) => [plain(name), Math.round(Number(pesos) * 100)])).toEqual(
          people.map(({ name, centavos }) => [plain(name), centavos]),
        );
      }),
    );
  });
});

/**
 * A name that starts with an apostrophe before a formula character equals an escaped one; bidirectional marks are
 * invisible.
 */
function plain(name: string): string {
  return name.replace(/[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/g, '').replace(/^'(?=[=+\-@＝＋－＠\t\r\n])/, '');
}

/** RFC 4180 with every field quoted. */
function parsed(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, field = '', end] of csv.matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)) {
    row.push(field.replaceAll('""', '"'));
    if (end === '\r\n') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}
