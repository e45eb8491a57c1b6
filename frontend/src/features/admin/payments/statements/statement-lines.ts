import type { BodyInput } from '#contracts/calls/call.ts';
import { LONGEST_REFERENCE, type statementCalls } from '#contracts/calls/payment-statements.ts';
import {
  centavosOf,
  dayOf,
  type DayOrder,
  dayOrderOf,
  type DecimalMark,
  decimalMarkOf,
  directionOf,
  isScientificNotation,
} from './statement-cells.ts';

export type StatementLine = BodyInput<typeof statementCalls.importStatement>['lines'][number];

/** Meaning of the table's columns; null while unassigned. The sender's column is used in this browser only. */
export interface Mapping {
  day: number | null;
  amount: number | null;
  reference: number | null;
  sender: number | null;
  /** Column of the transfer's direction, if the amount does not contain it. */
  direction: number | null;
  order: DayOrder;
  mark: DecimalMark;
}

/**
 * Reason for skipping a line: `out`, an outgoing transfer; `spoiled`, a reference that a spreadsheet converted to a
 * number.
 */
export type Skipped = 'out' | 'noDay' | 'noReference' | 'spoiled';
export type ReadLine = { line: number; cells: readonly string[]; sender: string } & (
  | { taken: StatementLine }
  | { skipped: Skipped }
);

const heads = {
  day: [/^(posting|transaction|trans|txn|value)?\.? ?(date|day)/i, /date|petsa/i],
  amount: [/^(?!.*debit).*(credit|deposit|received|money in|paid in)/i, /^(?!.*(debit|withdraw)).*(amount|halaga)/i],
  reference: [/ref/i, /trace|transaction (id|no)|txn id/i, /description|particulars|remarks|details|narrative/i],
  sender: [/sender|from|payor|payer|remitter|account name|name/i],
} as const satisfies Record<string, readonly RegExp[]>;

/** Index of the header line; banks write the account and period above it. -1 without one. */
export function headOf(table: readonly (readonly string[])[]): number {
  return table.findIndex(
    (line) => columnOf(line, heads.day) !== null && columnOf(line, heads.amount) !== null && !line.some(isAmount),
  );
}

function isAmount(cell: string): boolean {
  return /\d/.test(cell) && (centavosOf(cell, 'point') !== null || centavosOf(cell, 'comma') !== null);
}

/** The column whose every non-empty cell says DR or CR. */
function directionColumn(lines: readonly (readonly string[])[], not: readonly (number | null)[]): number | null {
  const width = Math.max(0, ...lines.map((line) => line.length));
  const at = Array.from({ length: width }, (_, column) => column).find((column) => {
    const said = lines.map((line) => line[column] ?? '').filter((cell) => cell.trim() !== '');
    return !not.includes(column) && said.length > 0 && said.every((cell) => directionOf(cell) !== null);
  });
  return at ?? null;
}

function columnOf(
  line: readonly string[],
  words: readonly RegExp[],
  not: readonly (number | null)[] = [],
): number | null {
  for (const word of words) {
    const at = line.findIndex((cell, column) => !not.includes(column) && word.test(cell.trim()));
    if (at >= 0) return at;
  }
  return null;
}

/** Guesses the mapping from the header; the user can correct it. */
export function guessMapping(table: readonly (readonly string[])[]): Mapping {
  const at = headOf(table);
  const head = table[at] ?? [];
  const day = columnOf(head, heads.day);
  const amount = columnOf(head, heads.amount, [day]);
  const reference = columnOf(head, heads.reference, [day, amount]);
  const sender = columnOf(head, heads.sender, [day, amount, reference]);
  const lines = table.slice(at + 1);
  const cells = (column: number | null) => (column === null ? [] : lines.map((line) => line[column] ?? ''));
  return {
    day,
    amount,
    reference,
    sender,
    direction: directionColumn(lines, [day, amount, reference, sender]),
    order: dayOrderOf(cells(day)),
    mark: decimalMarkOf(cells(amount)),
  };
}

/** All lines below the header, accepted or skipped. `line`: line number in the table, from 1. */
export function readLines(
  table: readonly (readonly string[])[],
  { day, amount, reference, sender, direction, order, mark }: Mapping,
): ReadLine[] {
  const first = headOf(table) + 1;
  return table.slice(first).map((cells, nth) => {
    const cell = (column: number | null) => (column === null ? '' : (cells[column] ?? '').trim());
    const line = first + nth + 1;
    const own = { line, cells, sender: cell(sender) };
    const cameIn = direction === null || directionOf(cell(direction)) === 'in';
    const centavos = cameIn ? centavosOf(cell(amount), mark) : null;
    const on = dayOf(cell(day), order);
    const known = cell(reference).slice(0, LONGEST_REFERENCE).trim();
    if (centavos === null) return { ...own, skipped: 'out' };
    if (on === null) return { ...own, skipped: 'noDay' };
    if (known === '') return { ...own, skipped: 'noReference' };
    if (isScientificNotation(known)) return { ...own, skipped: 'spoiled' };
    return { ...own, taken: { line, day: on, amount: centavos, reference: known } };
  });
}

export function takenOf(lines: readonly ReadLine[]): StatementLine[] {
  return lines.flatMap((line) => ('taken' in line ? [line.taken] : []));
}

export function skippedOf(lines: readonly ReadLine[], why: Skipped): number {
  return lines.filter((line) => 'skipped' in line && line.skipped === why).length;
}
