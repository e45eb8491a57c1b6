import type { Person } from '../account/person.ts';
import type { StatementEvent, StatementLine } from '../events/payment-statements.ts';
import type { DataOf } from '../events/registry.ts';

/** A manual mark of a line, and its reason. */
export type HandledTransfer = { as: 'linked' | 'returned' | 'noted'; reason: string; by: Person; at: string };

export type Statement = DataOf<'StatementImported'> & {
  /** By line number: the matched booking. */
  matched: Readonly<Record<number, string>>;
  handled: Readonly<Record<number, HandledTransfer>>;
};
export type StatementState = { statementId: null } | Statement;

export const noStatement: StatementState = { statementId: null };

/** Folds a bank file's events, for the decider and the lists. */
export function foldStatement(state: StatementState, event: StatementEvent): StatementState {
  if (event.type === 'StatementImported') return { ...event.data, matched: {}, handled: {} };
  if (state.statementId === null) return state;
  const { line } = event.data;
  const { [line]: _booking, ...matched } = state.matched;
  const { [line]: _said, ...handled } = state.handled;
  switch (event.type) {
    case 'TransferMatched': {
      const { bookingId, byHand } = event.data;
      return {
        ...state,
        matched: { ...matched, [line]: bookingId },
        handled: byHand ? { ...handled, [line]: { as: 'linked', ...byHand } } : handled,
      };
    }
    case 'TransferSetAside': {
      const { as, reason, by, at } = event.data;
      return { ...state, handled: { ...handled, [line]: { as, reason, by, at } } };
    }
    case 'TransferReopened':
      return { ...state, matched, handled };
  }
}

export function lineOf({ lines }: Pick<Statement, 'lines'>, line: number): StatementLine | undefined {
  return lines.find((one) => one.line === line);
}
