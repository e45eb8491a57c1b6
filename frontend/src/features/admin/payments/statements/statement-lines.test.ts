import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesOfCsv } from '#contracts/csv.ts';
import { readStatement } from './read-statement.ts';
import { centavosOf, dayOf, dayOrderOf, decimalMarkOf, isScientificNotation } from './statement-cells.ts';
import { guessMapping, readLines, skippedOf, takenOf } from './statement-lines.ts';

describe('centavosOf', () => {
  it.each([
    ['1234.50', 1234_50],
    ['₱1,234.5', 1234_50],
    ['PHP 1,234', 1234_00],
    ['P 0.01', 1],
    ['650.00 CR', 650_00],
    ['+650.00', 650_00],
    [' 1,234,567.89 ', 1_234_567_89],
  ])('parses %s as %i centavos', (cell, centavos) => expect(centavosOf(cell, 'point')).toBe(centavos));

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
  ])('rejects %j', (cell) => expect(centavosOf(cell, 'point')).toBeNull());
});

describe('centavosOf with a decimal comma', () => {
  it.each([
    ['1.250,00', 1250_00],
    ['₱1.234,5', 1234_50],
    ['250,00 CR', 250_00],
    ['1.250', 1250_00],
  ])('parses %s as %i centavos', (cell, centavos) => expect(centavosOf(cell, 'comma')).toBe(centavos));

  it.each(['1,250.00', '-1.250,00', '12.34,00', '1.250,00 DR'])('rejects %j', (cell) =>
    expect(centavosOf(cell, 'comma')).toBeNull(),
  );

  it('is chosen for a column in which no amount has a point', () => {
    expect(decimalMarkOf(['1.250,00', '', '900'])).toBe('comma');
    expect(decimalMarkOf(['1,250.00', '900'])).toBe('point');
    expect(decimalMarkOf(['1.250,00', '1,250.00'])).toBe('point');
    expect(decimalMarkOf(['1250'])).toBe('point');
  });
});

it.each(['1.23457E+12', '1,23457e+12', '8E+11'])('recognises %s as converted by a spreadsheet', (reference) =>
  expect(isScientificNotation(reference)).toBe(true),
);

it.each(['88412207', 'E123', '12E4X', 'BPI 1.2E+3'])('accepts %s as a reference', (reference) =>
  expect(isScientificNotation(reference)).toBe(false),
);

describe('dayOf', () => {
  it.each([
    ['2026-11-04', '2026-11-04'],
    ['2026/11/4 13:05', '2026-11-04'],
    ['11/04/2026', '2026-11-04'],
    ['11/04/26 1:05 PM', '2026-11-04'],
    ['04-Nov-2026', '2026-11-04'],
    ['4 November 2026', '2026-11-04'],
    ['Nov 4, 2026', '2026-11-04'],
    // Late on the third in UTC is the fourth in Manila.
    ['2026-11-03T20:00:00Z', '2026-11-04'],
  ])('parses %s as %s', (cell, day) => expect(dayOf(cell, 'monthFirst')).toBe(day));

  it('reads the day first where the column requires it', () => {
    expect(dayOrderOf(['04/11/2026', '18/11/2026'])).toBe('dayFirst');
    expect(dayOrderOf(['11/04/2026', '11/18/2026'])).toBe('monthFirst');
    expect(dayOf('04/11/2026', 'dayFirst')).toBe('2026-11-04');
  });

  it.each(['', '2026-02-30', '13/13/2026', 'yesterday', '1999-01-01', '2026-11', '46000'])('rejects %j', (cell) =>
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

it.each(Object.entries(banks))('maps a file of %s by its header', (_, lines) => {
  const table = linesOfCsv(lines.join('\r\n'));
  const read = readLines(table, guessMapping(table));
  expect(takenOf(read)).toEqual([
    { line: lines.length - 1, day: '2026-11-18', amount: 1650_00, reference: expect.stringContaining('88412207') },
  ]);
  expect(skippedOf(read, 'out') + skippedOf(read, 'noReference')).toBe(1);
});

describe('direction beside the amount', () => {
  const read = (...lines: string[]) => {
    const table = linesOfCsv(lines.join('\n'));
    return readLines(table, guessMapping(table));
  };

  it('excludes outgoing transfers', () => {
    const lines = read(
      'Transaction Date,Reference,Type,Amount',
      '11/18/2026,SANTOS-2026,CR,1200.00',
      '11/18/2026,MERALCO,DR,900.00',
      '11/18/2026,UNSAID,,5.00',
    );
    expect(takenOf(lines).map(({ reference }) => reference)).toEqual(['SANTOS-2026']);
    expect(skippedOf(lines, 'out')).toBe(2);
  });

  it.each([
    ['D/C', 'C', 'D'],
    ['Sign', '+', '-'],
    ['Debit/Credit', 'Credit', 'Debit'],
    ['Kind', 'deposit', 'WITHDRAWAL'],
  ])('is read from a column %s', (head, came, went) => {
    const lines = read(`Date,Ref,${head},Amount`, `11/18/2026,A1,${came},1.00`, `11/18/2026,B2,${went},2.00`);
    expect(takenOf(lines).map(({ reference }) => reference)).toEqual(['A1']);
  });

  it('is ignored where a type column has other values', () => {
    const lines = read('Date,Ref,Type,Amount', '11/18/2026,A1,InstaPay,1.00', '11/18/2026,B2,CR,2.00');
    expect(takenOf(lines)).toHaveLength(2);
  });
});

it('reads a file with semicolons whose texts and amounts contain commas', () => {
  const table = linesOfCsv(
    [
      'Account, 1234-5678, PHP',
      'Transaction Date;Description;Type;Amount',
      '18/11/2026;INSTAPAY 88412207, A REYES, BPI, MANILA;CR;1.250,00',
      '19/11/2026;INSTAPAY 88412208, B CRUZ, BDO, CEBU;CR;300,50',
    ].join('\r\n'),
  );
  expect(takenOf(readLines(table, guessMapping(table)))).toEqual([
    { line: 3, day: '2026-11-18', amount: 1250_00, reference: 'INSTAPAY 88412207, A REYES, BPI, MANILA' },
    { line: 4, day: '2026-11-19', amount: 300_50, reference: 'INSTAPAY 88412208, B CRUZ, BDO, CEBU' },
  ]);
});

it('skips and counts references converted by a spreadsheet', () => {
  const table = linesOfCsv('Date,Ref,Amount\n11/18/2026,1.23457E+12,650.00\n11/18/2026,88412207,20.00');
  const lines = readLines(table, guessMapping(table));
  expect([takenOf(lines).length, skippedOf(lines, 'spoiled')]).toEqual([1, 1]);
});

it('reads every transfer with any separator and decimal mark', () => {
  const text = fc.stringMatching(/^[A-Z]{1,6}(, [A-Z]{1,6}){0,3}$/);
  const line = fc.record({ centavos: fc.integer({ min: 1, max: 999_999_99 }), cameIn: fc.boolean(), text });
  const formats = fc.record({
    separator: fc.constantFrom(';', '\t', '|'),
    mark: fc.constantFrom('point', 'comma'),
    direction: fc.boolean(),
  });
  const written = (centavos: number, mark: string) => {
    const pesos = String(Math.floor(centavos / 100)).replace(/\B(?=(\d{3})+$)/g, mark === 'point' ? ',' : '.');
    return `${pesos}${mark === 'point' ? '.' : ','}${String(centavos % 100).padStart(2, '0')}`;
  };
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 20 }),
      formats,
      (transfers, { separator, mark, direction }) => {
        const rows = transfers.map(({ centavos, cameIn, text: sender }, nth) => [
          '2026-11-18',
          `R${nth}00000`,
          sender,
          ...(direction ? [cameIn ? 'CR' : 'DR'] : []),
          written(centavos, mark),
        ]);
        const head = ['Date', 'Reference', 'Sender', ...(direction ? ['Type'] : []), 'Amount'];
        const table = linesOfCsv([head, ...rows].map((cells) => cells.join(separator)).join('\n'));
        expect(
          takenOf(readLines(table, guessMapping(table))).map(({ reference, amount }) => [reference, amount]),
        ).toEqual(
          transfers.flatMap(({ centavos, cameIn }, nth) => (cameIn || !direction ? [[`R${nth}00000`, centavos]] : [])),
        );
      },
    ),
  );
});

it('maps a file without a header by hand, from its first line', () => {
  const table = linesOfCsv('2026-11-18,88412207,1650.00\n2026-11-19,88412208,20.00');
  const guessed = guessMapping(table);
  expect(guessed).toMatchObject({ day: null, amount: null, reference: null });
  expect(takenOf(readLines(table, guessed))).toEqual([]);
  expect(takenOf(readLines(table, { ...guessed, day: 0, reference: 1, amount: 2 }))).toHaveLength(2);
});

describe('readStatement', () => {
  const bytes = (...parts: (string | number[])[]) =>
    new Blob(parts.map((part) => (typeof part === 'string' ? part : new Uint8Array(part))));

  it('reads UTF-8, UTF-16 and Windows-1252', async () => {
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
  ] as const)('rejects a file that is %s', async (unreadable, file) =>
    expect(await readStatement(file())).toEqual({ unreadable }),
  );
});
