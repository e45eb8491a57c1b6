import { expect, it } from 'vitest';
import { csvOf, pesosInCsv } from './csv.ts';

it('a table has its mark, CRLF after each line, and every cell quoted', () => {
  expect(
    csvOf([
      ['Client', 'Amount'],
      ['Peña, "Liza"', '1.50'],
    ]),
  ).toBe('\u{FEFF}"Client","Amount"\r\n"Peña, ""Liza""","1.50"\r\n');
});

it.each(['=HYPERLINK("http://x")', '+1+1', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '\n=1'])('%j is no formula', (cell) => {
  expect(csvOf([[cell]])).toBe(`\u{FEFF}"'${cell.replaceAll('"', '""')}"\r\n`);
});

it.each([
  [0, '0.00'],
  [5, '0.05'],
  [61_600, '616.00'],
  [10_000_000_01, '10000000.01'],
])('%i centavos are %s', (centavos, pesos) => {
  expect(pesosInCsv(centavos)).toBe(pesos);
});
