import type { StatementEvent, StatementLine } from '../events/payment-statements.ts';
import type { DataOf } from '../events/registry.ts';

export type Statement = DataOf<'StatementImported'> & {
  /** The booking that a line was matched to, by the line's number. */
  matched: Readonly<Record<number, string>>;
};
export type StatementState = { statementId: null } | Statement;

export const noStatement: StatementState = { statementId: null };

/** How the events of a bank's file come to its state, for the decider and for the lists. */
export function foldStatement(state: StatementState, event: StatementEvent): StatementState {
  if (event.type === 'StatementImported') return { ...event.data, matched: {} };
  if (state.statementId === null) return state;
  return { ...state, matched: { ...state.matched, [event.data.line]: event.data.bookingId } };
}

export function lineOf({ lines }: Pick<Statement, 'lines'>, line: number): StatementLine | undefined {
  return lines.find((one) => one.line === line);
}
