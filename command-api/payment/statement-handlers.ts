import { createHash } from 'node:crypto';
import { fullName } from '#contracts/account/person.ts';
import { ApiError } from '#contracts/api-error.ts';
import { type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import { viewerOf } from '#contracts/calls/viewer.ts';
import type { StatementLine } from '#contracts/events/payment-statements.ts';
import { streams } from '#contracts/events/streams.ts';
import { transferKey } from '#contracts/payment/match-transfers.ts';
import { lineOf } from '#contracts/payment/statement-fold.ts';
import { loadAccount } from '../account/person.ts';
import { commandContext } from '../command-handling/command-context.ts';
import type { CommandContext, CommandHandler } from '../command-handling/command-handler.ts';
import { eachByItself } from './handlers.ts';
import { loadPayable } from './payable-booking.ts';
import { statementDecider } from './statement-decider.ts';
import { transferDecider, type VerifyTransfer } from './transfer-decider.ts';

type Deps = { commands: CommandHandler; now: () => Date };

/** The bank's files of transfers that came in, and the payments that staff find in them. */
export function statementHandlers({ commands, now }: Deps): Handlers<'importStatement' | 'confirmTransfers'> {
  /**
   * The line is matched first, so that it never verifies a second payment; and only where the payment would be verified. A
   * crash between the two leaves a payment that waits, which the same press verifies.
   */
  async function confirm(
    statementId: string,
    matched: { line: number; bookingId: string; amountCentavos: number },
    verify: VerifyTransfer,
    context: CommandContext,
  ) {
    const stream = streams.payment(matched.bookingId);
    const command = { type: 'VerifyTransfer', data: verify } as const;
    const { isDone } = await commands.dryRun(transferDecider, stream, command, context);
    if (!isDone)
      await commands.handle(
        statementDecider,
        streams.statement(statementId),
        { type: 'MatchTransfer', data: matched },
        context,
      );
    return commands.handle(transferDecider, stream, command, context);
  }

  return {
    async importStatement({ body, context }) {
      const lines = body.lines.map(({ amount, ...line }) => ({ ...line, amountCentavos: amount }));
      const statementId = statementIdOf(lines);
      const stream = streams.statement(statementId);
      const { accountId } = signedIn(context);
      const account = await loadAccount(commands, accountId);
      const by = { accountId, name: fullName(account), avatar: account.avatar };
      const importedAt = now().toISOString();
      const { events, position } = await commands.handle(
        statementDecider,
        stream,
        { type: 'ImportStatement', data: { statementId, name: body.name, by, importedAt, lines } },
        commandContext(context, now()),
      );
      const isNew = events.length > 0 || (await commands.isStored(stream, context.commandId));
      return { data: { id: statementId, known: !isNew }, position };
    },

    async confirmTransfers({ params: { id }, body: { transfers }, context }) {
      const { state } = await commands.loadNewest(statementDecider, streams.statement(id));
      if (state.statementId === null) throw new ApiError('not_found');
      const own = commandContext(context, now());
      return eachByItself(
        commands,
        transfers.map((one) => ({ ...one, id: one.payment })),
        context.commandId,
        async ({ line, payment: bookingId, amount: amountCentavos }) => {
          const transfer = lineOf(state, line);
          if (transfer?.amountCentavos !== amountCentavos) throw new ApiError('stale');
          const booking = await loadPayable(commands, bookingId);
          const verify = { booking, viewer: viewerOf(context), now: own.now, transfer };
          return confirm(id, { line, bookingId, amountCentavos }, verify, own);
        },
      );
    },
  };
}

/** Of the transfers alone: the same ones again are the same file, whatever it is called by then. */
function statementIdOf(lines: readonly StatementLine[]): string {
  return createHash('sha256').update(lines.map(transferKey).sort().join('\n')).digest('hex').slice(0, 32);
}
