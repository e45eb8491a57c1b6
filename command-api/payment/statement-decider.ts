import type { StatementEvent } from '#contracts/events/payment-statements.ts';
import { foldStatement, lineOf, noStatement, type StatementState } from '#contracts/payment/statement-fold.ts';
import { type Refusal, refuse } from '#contracts/refusal.ts';
import type { Decider } from '#infra/eventing/command-handling/decider.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { MatchTransfer, StatementCommand } from './statement-commands.ts';

export const statementDecider: Decider<StatementState, StatementCommand, StatementEvent, Refusal> = {
  initialState: noStatement,
  evolve: foldStatement,
  decide,
};

/** The same file again is the one that is here. */
function decide({ type, data }: StatementCommand, state: StatementState): Decision<StatementEvent> {
  if (type === 'ImportStatement') return state.statementId === null ? [{ type: 'StatementImported', data }] : [];
  return matchTransfer(data, state);
}

/** One transfer pays for one booking, whoever says so twice. */
function matchTransfer(
  { line, bookingId, amountCentavos }: MatchTransfer,
  state: StatementState,
): Decision<StatementEvent> {
  if (state.statementId === null) return refuse('not_found');
  if (lineOf(state, line)?.amountCentavos !== amountCentavos) return refuse('stale');
  const before = state.matched[line];
  if (before !== undefined) return before === bookingId ? [] : refuse('stale');
  return [{ type: 'TransferMatched', data: { statementId: state.statementId, line, bookingId, amountCentavos } }];
}
