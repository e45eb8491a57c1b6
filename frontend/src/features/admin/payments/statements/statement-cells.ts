import { isDay, manilaDay } from '#contracts/manila-time.ts';

/** Parses the cells of a bank file. Ambiguous values are rejected. */

/** Order of day and month in ambiguous dates such as 11/04/2026. */
export type DayOrder = 'monthFirst' | 'dayFirst';

/** Decimal separator: 1,250.00 or 1.250,00. */
export type DecimalMark = 'point' | 'comma';

/** At most this many digits, so that a number is exact. */
const AMOUNT: Record<DecimalMark, RegExp> = {
  point: /^(?<pesos>\d{1,3}(?:,\d{3}){0,3}|\d{1,12})(?:\.(?<centavos>\d{1,2}))?$/,
  comma: /^(?<pesos>\d{1,3}(?:\.\d{3}){0,3}|\d{1,12})(?:,(?<centavos>\d{1,2}))?$/,
};

/** Sanity limit, far above any payment. */
const MOST_CENTAVOS = 100_000_000_00;

/** "₱1,234.50", "PHP 1234.5", "1,234.50 CR" in centavos; null for outgoing and invalid amounts. */
export function centavosOf(cell: string, mark: DecimalMark): number | null {
  const { pesos, centavos = '' } = AMOUNT[mark].exec(bareOf(cell))?.groups ?? {};
  if (pesos === undefined) return null;
  const amount = Number(pesos.replace(/[.,]/g, '')) * 100 + Number(centavos.padEnd(2, '0'));
  return amount > 0 && amount <= MOST_CENTAVOS ? amount : null;
}

function bareOf(cell: string): string {
  return cell
    .trim()
    .replace(/^\+?\s*(?:₱|php|p(?=\s*\d))?\s*\+?/i, '')
    .replace(/\s*(?:cr|php)$/i, '')
    .trim();
}

/** Decided by the whole column: a comma if some amount is valid only with a comma and none only with a point. */
export function decimalMarkOf(cells: readonly string[]): DecimalMark {
  const onlyAs = (mark: DecimalMark, other: DecimalMark) =>
    cells.some((cell) => AMOUNT[mark].test(bareOf(cell)) && !AMOUNT[other].test(bareOf(cell)));
  return onlyAs('comma', 'point') && !onlyAs('point', 'comma') ? 'comma' : 'point';
}

const CAME_IN = /^(?:cr?\.?|credit|deposit|in|incoming|received|\+)$/i;
const WENT_OUT = /^(?:dr?\.?|debit|withdrawal|out|outgoing|-|−)$/i;

/** Direction column beside the amount: DR, CR. null if the cell says neither. */
export function directionOf(cell: string): 'in' | 'out' | null {
  if (CAME_IN.test(cell.trim())) return 'in';
  return WENT_OUT.test(cell.trim()) ? 'out' : null;
}

/** 1.23457E+12: a spreadsheet converted the reference to a number and lost its digits. */
export function isScientificNotation(reference: string): boolean {
  return /^\d(?:[.,]\d+)?E\+?\d+$/i.test(reference.trim());
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:$|[\sT])/;
const YEAR_LAST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?:$|[\sT,])/;
const DAY_AND_NAME = /^(\d{1,2})[-\s]([a-z]{3})[a-z]*\.?[-\s,]+(\d{4}|\d{2})(?:$|[\sT,])/i;
const NAME_AND_DAY = /^([a-z]{3})[a-z]*\.?[-\s](\d{1,2}),?[-\s]+(\d{4}|\d{2})(?:$|[\sT,])/i;
const WITH_ZONE = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/;

/** Manila day of a bank's date, with or without a time; null if invalid. */
export function dayOf(cell: string, order: DayOrder): string | null {
  const text = cell.trim();
  if (WITH_ZONE.test(text) && !Number.isNaN(Date.parse(text))) return manilaDay(text);
  const [year, month, day] = partsOf(text, order) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const fourDigits = year.length === 2 ? `20${year}` : year;
  const written = `${fourDigits}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(written) ? written : null;
}

type Parts = readonly [year: string | undefined, month: string | undefined, day: string | undefined];

function partsOf(text: string, order: DayOrder): Parts | null {
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) return [yearFirst[1], yearFirst[2], yearFirst[3]];
  const yearLast = YEAR_LAST.exec(text);
  if (yearLast) {
    const [, one, other, year] = yearLast;
    return order === 'dayFirst' ? [year, other, one] : [year, one, other];
  }
  const dayAndName = DAY_AND_NAME.exec(text);
  if (dayAndName) return [dayAndName[3], monthOf(dayAndName[2]), dayAndName[1]];
  const nameAndDay = NAME_AND_DAY.exec(text);
  return nameAndDay && [nameAndDay[3], monthOf(nameAndDay[1]), nameAndDay[2]];
}

function monthOf(name = ''): string | undefined {
  const at = MONTHS.indexOf(name.toLowerCase());
  return at < 0 ? undefined : String(at + 1);
}

/** Decided by the whole column; month first if ambiguous, as Philippine banks write it. */
export function dayOrderOf(cells: readonly string[]): DayOrder {
  return cells.some((cell) => Number(YEAR_LAST.exec(cell.trim())?.[1]) > 12) ? 'dayFirst' : 'monthFirst';
}
