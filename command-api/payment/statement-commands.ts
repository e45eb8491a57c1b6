import type { DataOf } from '#contracts/events/registry.ts';
import type { Command } from '#infra/eventing/command-handling/decider.ts';

export type StatementCommand =
  | Command<'ImportStatement', DataOf<'StatementImported'>>
  | Command<'MatchTransfer', MatchTransfer>
  | Command<'SetTransferAside', SetTransferAside>
  | Command<'ReopenTransfer', ReopenTransfer>;

/** `amountCentavos`: as it was shown. */
export type MatchTransfer = Omit<DataOf<'TransferMatched'>, 'statementId'>;
export type SetTransferAside = Omit<DataOf<'TransferSetAside'>, 'statementId'> & { amountCentavos: number };
/** `saidAt`: when what is taken back was said, as it was shown. */
export type ReopenTransfer = Omit<DataOf<'TransferReopened'>, 'statementId'> & { saidAt: string };
