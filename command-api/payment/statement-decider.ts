import type { StatementEvent } from '#contracts/events/payment-statements.ts';
import {
  foldStatement,
  lineOf,
  noStatement,
  type Statement,
  type StatementState,
} from '#contracts/payment/statement-fold.ts';
import { type Refusal, refuse } from '#contracts/refusal.ts';
import type { Decider } from '#infra/eventing/command-handling.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { MatchTransfer, ReopenTransfer, SetTransferAside, StatementCommand } from './statement-commands.ts';

export const statementDecider: Decider<StatementState, StatementCommand, StatementEvent, Refusal> = {
  initialState: noStatement,
  evolve: foldStatement,
  decide,
};

/** Importing a known file again has no effect. */
function decide({ type, data }: StatementCommand, state: StatementState): Decision<StatementEvent> {
  if (type === 'ImportStatement') return state.statementId === null ? [{ type: 'StatementImported', data }] : [];
  if (state.statementId === null) return refuse('not_found');
  switch (type) {
    case 'MatchTransfer':
      return matchTransfer(data, state);
    case 'SetTransferAside':
      return setTransferAside(data, state);
    case 'ReopenTransfer':
      return reopenTransfer(data, state);
  }
}

/** One transfer pays for one booking; idempotent. */
function matchTransfer(matched: MatchTransfer, state: Statement): Decision<StatementEvent> {
  const { line, bookingId, amountCentavos } = matched;
  if (lineOf(state, line)?.amountCentavos !== amountCentavos) return refuse('stale');
  const before = state.matched[line];
  if (before !== undefined) return before === bookingId ? [] : refuse('stale');
  if (state.handled[line]) return refuse('stale');
  return [{ type: 'TransferMatched', data: { statementId: state.statementId, ...matched } }];
}

/** Idempotent; refused as stale after another admin's different decision. */
function setTransferAside({ amountCentavos, ...said }: SetTransferAside, state: Statement): Decision<StatementEvent> {
  const { line, as } = said;
  if (lineOf(state, line)?.amountCentavos !== amountCentavos) return refuse('stale');
  const before = state.handled[line];
  if (before?.as === as) return [];
  if (before || state.matched[line] !== undefined) return refuse('stale');
  return [{ type: 'TransferSetAside', data: { statementId: state.statementId, ...said } }];
}

/** Refuses to undo a newer decision than the caller saw. */
function reopenTransfer({ saidAt, ...reopened }: ReopenTransfer, state: Statement): Decision<StatementEvent> {
  const said = state.handled[reopened.line];
  if (!said) return lineOf(state, reopened.line) ? [] : refuse('stale');
  if (said.at !== saidAt) return refuse('stale');
  return [{ type: 'TransferReopened', data: { statementId: state.statementId, ...reopened } }];
}
