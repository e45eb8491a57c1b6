import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvOf, linesOfCsv, pesosInCsv } from './csv.ts';

it('writes a byte order mark, CRLF after each line, and quoted cells', () => {
  expect(
    csvOf([
      ['Client', 'Amount'],
      ['Peña, "Liza"', '1.50'],
    ]),
  ).toBe('\u{FEFF}"Client","Amount"\r\n"Peña, ""Liza""","1.50"\r\n');
});

it.each([
  '=HYPERLINK("http://x")',
  '+1+1',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
])('%j is no formula', (cell) => {
  expect(csvOf([[cell]])).toBe(`\u{FEFF}"'${cell.replaceAll('"', '""')}"\r\n`);
});

it.each(['-5', '-616.00'])('writes %j as a number', (cell) => {
  expect(csvOf([[cell]])).toBe(`\u{FEFF}"${cell}"\r\n`);
});

it.each(['-2-3', '-', '-.5', '-1e9', '-5 ', '-5\n=1'])('escapes %j', (cell) => {
  expect(csvOf([[cell]])).toBe(`\u{FEFF}"'${cell}"\r\n`);
});

it.each([
  [0, '0.00'],
  [5, '0.05'],
  [61_600, '616.00'],
  [10_000_000_01, '10000000.01'],
])('%i centavos are %s', (centavos, pesos) => {
  expect(pesosInCsv(centavos)).toBe(pesos);
});

describe('a file from another program', () => {
  it.each([
    [
      'commas, quotes and lines in cells',
      'Day,Note\r\n1,"Reyes, ""Ana""\nBPI"\r\n',
      [
        ['Day', 'Note'],
        ['1', 'Reyes, "Ana"\nBPI'],
      ],
    ],
    [
      'a mark, semicolons and bare returns',
      '\u{FEFF}Day;Amount\r1;2,50\r',
      [
        ['Day', 'Amount'],
        ['1', '2,50'],
      ],
    ],
    [
      'tabs, and a last line without an end',
      'Day\tAmount\n1\t2',
      [
        ['Day', 'Amount'],
        ['1', '2'],
      ],
    ],
    [
      'blank lines',
      'Day,Amount\n\n,,\n1,2\n',
      [
        ['Day', 'Amount'],
        ['1', '2'],
      ],
    ],
    [
      'a bank’s text above the header',
      'Account 1234\nDay,Amount,Ref\n1,2,3\n',
      [['Account 1234'], ['Day', 'Amount', 'Ref'], ['1', '2', '3']],
    ],
    ['nothing', '', []],
  ])('with %s', (_, text, lines) => {
    expect(linesOfCsv(text)).toEqual(lines);
  });

  it('parses its own output with any cells', () => {
    const cell = fc.string().filter((text) => text.trim() !== '' && !/^[=+\-@＝＋－＠\t\r\n]/.test(text));
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (lines) => {
        expect(linesOfCsv(csvOf(lines), ',')).toEqual(lines);
      }),
    );
  });
});
