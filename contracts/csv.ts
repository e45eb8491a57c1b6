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

/** So much of the lines from its head on must be as wide as most are. */
const EVEN_SHARE = 0.8;

/**
 * Of the lines that begin a file the one that makes an even table of them from the earliest line on: a head holds no commas
 * of a text or an amount. Commas lose where another does so too, as they stand in texts. Where none does, the one that
 * splits most.
 */
function separatorOf(text: string): Separator {
  const splits = separators.map((separator) => splitAs(text.slice(0, 4000), separator));
  const even = splits
    .filter(({ share }) => share >= EVEN_SHARE)
    .toSorted(
      (one, other) =>
        one.first - other.first ||
        Number(one.separator === ',') - Number(other.separator === ',') ||
        other.width - one.width,
    );
  const most = splits.reduce((best, one) => (one.cells > best.cells ? one : best));
  return (even[0] ?? most).separator;
}

/** `width`: of most lines that it splits; `first`: where they begin; `share`: how many of those from there on are so wide. */
function splitAs(text: string, separator: Separator) {
  const widths = splitCsv(text, separator)
    .filter((line) => line.some((cell) => cell.trim() !== ''))
    .map((line) => line.length);
  const wide = Map.groupBy(
    widths.filter((width) => width > 1),
    (width) => width,
  );
  const [width = 0, alike = []] = [...wide].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? [];
  const first = widths.indexOf(width);
  const share = alike.length > 0 ? alike.length / (widths.length - first) : 0;
  return { separator, width, first, share, cells: widths.reduce((sum, each) => sum + each - 1, 0) };
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
