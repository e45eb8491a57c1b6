import { createHash } from 'node:crypto';
import { fullName, type Person } from '#contracts/account/person.ts';
import { ApiError } from '#contracts/api-error.ts';
import type { statementCalls } from '#contracts/calls/payment-statements.ts';
import type { CommandName } from '#contracts/calls/route-table.ts';
import { type CallContext, type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import { viewerOf } from '#contracts/calls/viewer.ts';
import type { StatementLine } from '#contracts/events/payment-statements.ts';
import { streams } from '#contracts/events/streams.ts';
import { hasTransferOf, transferKey } from '#contracts/payment/match-transfers.ts';
import { lineOf } from '#contracts/payment/statement-fold.ts';
import { loadAccount } from '../account/person.ts';
import { commandContext } from '../command-handling/command-context.ts';
import type { CommandContext, CommandHandler } from '../command-handling/command-handler.ts';
import { attemptIdOf } from './attempt-id.ts';
import { changeOneByOne } from './handlers.ts';
import { loadPayable } from './payable-booking.ts';
import { paymentDecider } from './decider.ts';
import type { StatementCommand } from './statement-commands.ts';
import { statementDecider } from './statement-decider.ts';
import { transferDecider, type VerifyTransfer } from './transfer-decider.ts';

type Deps = { commands: CommandHandler; now: () => Date };

type StatementCall = CommandName & keyof typeof statementCalls;

/** Bank statements, and matching of their transfers to payments by staff. */
export function statementHandlers({ commands, now }: Deps): Handlers<StatementCall> {
  /**
   * Matches the line first, so that it never verifies a second payment, after a dry run of the verification. After a crash in
   * between, a repeated call verifies the payment.
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

  async function callerOf(context: CallContext): Promise<Person> {
    const { accountId } = signedIn(context);
    const account = await loadAccount(commands, accountId);
    return { accountId, name: fullName(account), avatar: account.avatar };
  }

  async function said(id: string, command: StatementCommand & { data: { line: number } }, context: CallContext) {
    const stream = streams.statement(id);
    const { position } = await commands.handle(statementDecider, stream, command, commandContext(context, now()));
    return { data: { id, line: command.data.line }, position };
  }

  return {
    async importStatement({ body, context }) {
      const lines = body.lines.map(({ amount, ...line }) => ({ ...line, amountCentavos: amount }));
      const statementId = statementIdOf(lines);
      const stream = streams.statement(statementId);
      const by = await callerOf(context);
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
      return changeOneByOne(
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

    async linkTransfer({
      params: { id },
      body: { line, payment: bookingId, amount: amountCentavos, reason },
      context,
    }) {
      const { state } = await commands.loadNewest(statementDecider, streams.statement(id));
      if (state.statementId === null) throw new ApiError('not_found');
      const transfer = lineOf(state, line);
      if (transfer?.amountCentavos !== amountCentavos) throw new ApiError('stale');
      const own = commandContext(context, now());
      const stream = streams.payment(bookingId);
      const booking = await loadPayable(commands, bookingId);
      const link = {
        type: 'LinkTransfer',
        data: { booking, viewer: viewerOf(context), now: own.now, transfer, attemptId: attemptIdOf(context.commandId) },
      } as const;
      const byHand = { reason, by: await callerOf(context), at: own.now };
      if (state.matched[line] !== bookingId) {
        // The payment was verified by other means, not by this line.
        if ((await commands.dryRun(transferDecider, stream, link, own)).isDone) throw new ApiError('stale');
        await said(id, { type: 'MatchTransfer', data: { line, bookingId, amountCentavos, byHand } }, context);
      }
      const { position } = await commands.handle(transferDecider, stream, link, own);
      return { data: { id, line }, position };
    },

    async setTransferAside({ params: { id }, body: { line, amount: amountCentavos, as, reason }, context }) {
      const data = { line, amountCentavos, as, reason, by: await callerOf(context), at: now().toISOString() };
      return said(id, { type: 'SetTransferAside', data }, context);
    },

    async reopenTransfer({ params: { id }, body: { line, at: saidAt }, context }) {
      const own = commandContext(context, now());
      const data = { line, saidAt, by: await callerOf(context), at: own.now };
      const reopen = { type: 'ReopenTransfer', data } as const;
      const statement = streams.statement(id);
      const { state } = await commands.loadNewest(statementDecider, statement);
      const { isDone } = await commands.dryRun(statementDecider, statement, reopen, own);
      const transfer = state.statementId === null ? undefined : lineOf(state, line);
      const bookingId = state.statementId === null ? undefined : state.matched[line];
      if (!isDone && transfer && bookingId !== undefined) {
        const acting = { booking: await loadPayable(commands, bookingId), viewer: viewerOf(context), now: own.now };
        const stream = streams.payment(bookingId);
        const { state: payment } = await commands.loadNewest(paymentDecider, stream);
        // On the payment's own screen it may have been undone already.
        if (hasTransferOf(transfer, payment))
          await commands.handle(paymentDecider, stream, { type: 'UndoOneOfSeveral', data: acting }, own);
      }
      return said(id, reopen, context);
    },
  };
}

/** Derived from the transfers only, so that a renamed file is recognised. */
function statementIdOf(lines: readonly StatementLine[]): string {
  return createHash('sha256').update(lines.map(transferKey).sort().join('\n')).digest('hex').slice(0, 32);
}
