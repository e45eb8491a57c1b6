import type { DataOf } from '#contracts/events/registry.ts';
import type { Command } from '#infra/eventing/command-handling/decider.ts';

export type StatementCommand =
  | Command<'ImportStatement', DataOf<'StatementImported'>>
  | Command<'MatchTransfer', MatchTransfer>;

/** `amountCentavos`: as it was shown. */
export type MatchTransfer = { line: number; bookingId: string; amountCentavos: number };
