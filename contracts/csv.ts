import { isolated } from './isolated-text.ts';

/** A table that spreadsheets open: RFC 4180, UTF-8 with its mark (those of old spoil every ñ without it), CRLF, every cell quoted. */
export function csvOf(lines: readonly (readonly string[])[]): string {
  return `${CSV_MARK}${lines.map(csvLine).join('')}`;
}

/** What such a table begins with, for one that is made line by line. */
export const CSV_MARK = '\u{FEFF}';

export function csvLine(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`;
}

const number = /^-?\d+(\.\d+)?$/;

/**
 * What begins a formula in Excel, LibreOffice or Sheets, in full-width characters too, is kept from doing so by an apostrophe:
 * names are what people typed. A number below nothing is none: spreadsheets are to add it up.
 */
function quoted(cell: string): string {
  const safe = /^[=+\-@＝＋－＠\t\r\n]/.test(cell) && !number.test(cell) ? `'${cell}` : isolated(cell);
  return `"${safe.replaceAll('"', '""')}"`;
}

/** 61600 → 616.00, as a spreadsheet adds it up; not for amounts below nothing. */
export function pesosInCsv(centavos: number): string {
  return `${Math.trunc(centavos / 100)}.${String(centavos % 100).padStart(2, '0')}`;
}

/** What may stand between the cells of a file that comes from outside. */
const separators = [',', ';', '\t', '|'] as const;
type Separator = (typeof separators)[number];

/**
 * The lines of such a table, whoever made it: with or without a mark, by whatever separates its cells (unsaid: the one that
 * splits it best), quoted or not, lines ended in any way. Lines without a word are left out.
 */
export function linesOfCsv(text: string, separator?: Separator): string[][] {
  const plain = text.replace(/^\u{FEFF}/u, '');
  return splitCsv(plain, separator ?? separatorOf(plain)).filter((line) => line.some((cell) => cell.trim() !== ''));
}

/** Of the lines that begin a file the one that splits best: what banks write above their table has none. */
function separatorOf(text: string): Separator {
  const counts = separators.map((separator) => ({
    separator,
    cells: splitCsv(text.slice(0, 4000), separator).reduce((sum, line) => sum + line.length - 1, 0),
  }));
  return counts.reduce((best, one) => (one.cells > best.cells ? one : best)).separator;
}

/** A cell with what ends it. A quoted one may hold anything, each quote of its own twice. */
const cells: Record<Separator, RegExp> = {
  ',': /(?:[ \t]*"((?:[^"]|"")*)"?([^,\r\n]*)|([^,\r\n]*))(,|\r\n|\r|\n|$)/y,
  ';': /(?:[ \t]*"((?:[^"]|"")*)"?([^;\r\n]*)|([^;\r\n]*))(;|\r\n|\r|\n|$)/y,
  '\t': /(?: *"((?:[^"]|"")*)"?([^\t\r\n]*)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y,
  '|': /(?:[ \t]*"((?:[^"]|"")*)"?([^|\r\n]*)|([^|\r\n]*))(\||\r\n|\r|\n|$)/y,
};

function splitCsv(text: string, separator: Separator): string[][] {
  const cell = new RegExp(cells[separator]);
  const lines: string[][] = [];
  let line: string[] = [];
  while (cell.lastIndex < text.length) {
    const [, inQuotes, after = '', plain = '', end] = cell.exec(text) ?? [];
    line.push(inQuotes === undefined ? plain : inQuotes.replaceAll('""', '"') + after);
    if (end === separator) continue;
    lines.push(line);
    line = [];
  }
  // What ends with a separator ends with an empty cell.
  return line.length > 0 ? [...lines, [...line, '']] : lines;
}
