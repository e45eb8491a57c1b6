import type { DataOf } from '#contracts/events/registry.ts';
import type { Command } from '#infra/eventing/command-handling.ts';

export type StatementCommand =
  | Command<'ImportStatement', DataOf<'StatementImported'>>
  | Command<'MatchTransfer', MatchTransfer>
  | Command<'SetTransferAside', SetTransferAside>
  | Command<'ReopenTransfer', ReopenTransfer>;

/** `amountCentavos`: the amount that the caller saw. */
export type MatchTransfer = Omit<DataOf<'TransferMatched'>, 'statementId'>;
export type SetTransferAside = Omit<DataOf<'TransferSetAside'>, 'statementId'> & { amountCentavos: number };
/** `saidAt`: time of the undone decision, as the caller saw it. */
export type ReopenTransfer = Omit<DataOf<'TransferReopened'>, 'statementId'> & { saidAt: string };
