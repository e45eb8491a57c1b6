import { isolated } from './isolated-text.ts';

/**
 * CSV for spreadsheets: RFC 4180, CRLF, every cell quoted, UTF-8 with a byte order mark (older programs garble ñ
 * without it).
 */
export function csvOf(lines: readonly (readonly string[])[]): string {
  return `${CSV_MARK}${lines.map(csvLine).join('')}`;
}

/** Byte order mark, for tables that are written line by line. */
export const CSV_MARK = '\u{FEFF}';

export function csvLine(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`;
}

const number = /^-?\d+(\.\d+)?$/;

/**
 * Prevents formula injection: an apostrophe before a cell that Excel, LibreOffice or Sheets would read as a formula,
 * full-width characters included. Negative numbers are exempt, so that they can be added up.
 */
function quoted(cell: string): string {
  const safe = /^[=+\-@＝＋－＠\t\r\n]/.test(cell) && !number.test(cell) ? `'${cell}` : isolated(cell);
  return `"${safe.replaceAll('"', '""')}"`;
}

/** 61600 → 616.00, a number for spreadsheets; for non-negative amounts. */
export function pesosInCsv(centavos: number): string {
  return `${Math.trunc(centavos / 100)}.${String(centavos % 100).padStart(2, '0')}`;
}

/** Separators that files from other programs use. */
const separators = [',', ';', '\t', '|'] as const;
type Separator = (typeof separators)[number];

/**
 * Lines of a CSV file from any program: with or without a byte order mark, quoted or not, with any line ends. Default
 * separator: the one that splits the file best. Empty lines are omitted.
 */
export function linesOfCsv(text: string, separator?: Separator): string[][] {
  const plain = text.replace(/^\u{FEFF}/u, '');
  return splitCsv(plain, separator ?? separatorOf(plain)).filter((line) => line.some((cell) => cell.trim() !== ''));
}

/** Least share of lines, from the header on, with the usual width. */
const EVEN_SHARE = 0.8;

/**
 * The separator that yields a regular table from the earliest line on, since headers contain no commas in texts or
 * amounts. Commas lose to other regular separators, as they occur in texts. Without a regular one, the separator that
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

/** `width`: most frequent number of cells per line; `first`: first line of this width; `share`: its share of later lines. */
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

/** A cell and its end. A quoted cell may contain anything, with quotes doubled. */
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
  // A trailing separator means an empty last cell.
  return line.length > 0 ? [...lines, [...line, '']] : lines;
}
