import { describe, expect, it } from 'vitest';
import { linesOfCsv } from '#contracts/csv.ts';
import { readStatement } from './read-statement.ts';
import { centavosOf, dayOf, dayOrderOf } from './statement-cells.ts';
import { guessMapping, readLines, skippedOf, takenOf } from './statement-lines.ts';

describe('an amount', () => {
  it.each([
    ['1234.50', 1234_50],
    ['₱1,234.5', 1234_50],
    ['PHP 1,234', 1234_00],
    ['P 0.01', 1],
    ['650.00 CR', 650_00],
    ['+650.00', 650_00],
    [' 1,234,567.89 ', 1_234_567_89],
  ])('%s is %i centavos', (cell, centavos) => expect(centavosOf(cell)).toBe(centavos));

  it.each([
    '',
    '0.00',
    '-650.00',
    '(650.00)',
    '650.00 DR',
    '1.234,50',
    '12,34.00',
    '650.001',
    'six hundred',
    '1e5',
    'NaN',
  ])('%j is none that came in', (cell) => expect(centavosOf(cell)).toBeNull());
});

describe('a day', () => {
  it.each([
    ['2026-11-04', '2026-11-04'],
    ['2026/11/4 13:05', '2026-11-04'],
    ['11/04/2026', '2026-11-04'],
    ['11/04/26 1:05 PM', '2026-11-04'],
    ['04-Nov-2026', '2026-11-04'],
    ['4 November 2026', '2026-11-04'],
    ['Nov 4, 2026', '2026-11-04'],
    // Late on the third in London is the fourth in Manila.
    ['2026-11-03T20:00:00Z', '2026-11-04'],
  ])('%s is %s', (cell, day) => expect(dayOf(cell, 'monthFirst')).toBe(day));

  it('begins with the day where the column says so', () => {
    expect(dayOrderOf(['04/11/2026', '18/11/2026'])).toBe('dayFirst');
    expect(dayOrderOf(['11/04/2026', '11/18/2026'])).toBe('monthFirst');
    expect(dayOf('04/11/2026', 'dayFirst')).toBe('2026-11-04');
  });

  it.each(['', '2026-02-30', '13/13/2026', 'yesterday', '1999-01-01', '2026-11', '46000'])('%j is none', (cell) =>
    expect(dayOf(cell, 'monthFirst')).toBeNull(),
  );
});

const banks = {
  'with its account above': [
    'Account,1234-5678',
    'Period,Nov 1 to Nov 18',
    'Posting Date,Description,Debit,Credit,Balance',
    '11/18/2026,"INSTAPAY 88412207, A REYES",,"1,650.00","20,000.00"',
    '11/18/2026,ATM WITHDRAWAL,500.00,,"19,500.00"',
  ],
  'with a reference and a sender': [
    'Transaction Date;Reference No.;Sender Name;Amount',
    '18 Nov 2026;88412207;Ana Reyes;PHP 1,650.00',
    '18 Nov 2026;;Ana Reyes;PHP 5.00',
  ],
};

it.each(Object.entries(banks))('a file %s is understood by its head', (_, lines) => {
  const table = linesOfCsv(lines.join('\r\n'));
  const read = readLines(table, guessMapping(table));
  expect(takenOf(read)).toEqual([
    { line: lines.length - 1, day: '2026-11-18', amount: 1650_00, reference: expect.stringContaining('88412207') },
  ]);
  expect(skippedOf(read, 'out') + skippedOf(read, 'noReference')).toBe(1);
});

it('a file without a head is mapped by hand, from its first line on', () => {
  const table = linesOfCsv('2026-11-18,88412207,1650.00\n2026-11-19,88412208,20.00');
  const guessed = guessMapping(table);
  expect(guessed).toMatchObject({ day: null, amount: null, reference: null });
  expect(takenOf(readLines(table, guessed))).toEqual([]);
  expect(takenOf(readLines(table, { ...guessed, day: 0, reference: 1, amount: 2 }))).toHaveLength(2);
});

describe('a file', () => {
  const bytes = (...parts: (string | number[])[]) =>
    new Blob(parts.map((part) => (typeof part === 'string' ? part : new Uint8Array(part))));

  it('is read as UTF-8, UTF-16 or as spreadsheets of old write', async () => {
    expect(await readStatement(bytes('Day,Name\n1,Peña'))).toEqual({
      table: [
        ['Day', 'Name'],
        ['1', 'Peña'],
      ],
    });
    expect(await readStatement(bytes('Day,Name\n1,Pe', [0xf1], 'a'))).toEqual({
      table: [
        ['Day', 'Name'],
        ['1', 'Peña'],
      ],
    });
    const utf16 = Array.from('Day,Name\n1,2').flatMap((char) => [char.charCodeAt(0), 0]);
    expect(await readStatement(bytes([0xff, 0xfe], utf16))).toEqual({
      table: [
        ['Day', 'Name'],
        ['1', '2'],
      ],
    });
  });

  it.each([
    ['tooLarge', () => new Blob([new Uint8Array(10 * 1024 * 1024)])],
    ['notText', () => bytes([0x50, 0x4b, 3, 4, 0, 1, 2])],
    ['notText', () => bytes('%PDF-1.7 nothing')],
    ['empty', () => bytes('')],
    ['empty', () => bytes('\u{FEFF}\r\n,,\r\n')],
    ['noTable', () => bytes('Dear customer\nhello\n')],
  ] as const)('is %s', async (unreadable, file) => expect(await readStatement(file())).toEqual({ unreadable }));
});
