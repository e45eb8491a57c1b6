import type { CommandName } from '#contracts/calls/route-table.ts';
import { streams } from '#contracts/events/streams.ts';
import { fridayAfter } from '#contracts/payout/friday.ts';
import { payoutId } from '#contracts/payout/payout-id.ts';
import type { CallContext, Handlers } from '#contracts/calls/handlers.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import type { CommandContext, CommandHandler } from '#command-api/command-handling/command-handler.ts';
import { closePayout } from '#command-api/payout/close-payout.ts';
import type { Payout } from '#contracts/payout/payout-fold.ts';
import { payoutDecider } from '#command-api/payout/decider.ts';
import { correctionLine } from '#command-api/payout/lines.ts';
import { carryOver } from '#command-api/payout/place-line.ts';
import { workerIdOf } from '../people/ids.ts';
import { workers } from '../people/people.ts';

/** A Friday's payouts, worker by worker: one command each, with an id derived from the step's. */

const NEVER_HELD = 'jun-bautista';
const HOLD_REASON = 'A client says that the leak is back; we look at it first.';

async function payoutsOf(commands: CommandHandler, friday: string): Promise<{ key: string; payout: Payout }[]> {
  const states = await Promise.all(
    workers.map(async ({ key }) => ({
      key,
      payout: (await commands.load(payoutDecider, streams.payout(workerIdOf(key), friday))).state,
    })),
  );
  return states.flatMap(({ key, payout }) => (payout.kind === 'payout' ? { key, payout } : []));
}

export async function closePayouts(
  { commands }: { commands: CommandHandler },
  { friday }: { friday: string },
  context: CommandContext,
): Promise<void> {
  for (const { key, payout } of await payoutsOf(commands, friday)) {
    const { workerId, workerAccountId } = payout;
    const own: CommandContext = {
      ...context,
      commandId: derivedId(key, context.commandId),
      causationId: context.commandId,
    };
    const closed = await closePayout(commands, { workerId, friday }, own);
    if (closed.kind === 'none' || closed.status !== 'carried' || closed.amountCentavos === 0) continue;
    await carryOver(
      commands,
      {
        workerId,
        workerAccountId,
        line: correctionLine('carried', friday, closed.amountCentavos),
        friday: fridayAfter(friday),
      },
      own,
    );
  }
}

type PayDay = { friday: string; holdOne: boolean };
type PayDayDeps = { commands: CommandHandler; handlers: Pick<Handlers<CommandName>, 'markPaid' | 'holdPayout'> };

export async function payPayouts(
  { commands, handlers }: PayDayDeps,
  { friday, holdOne }: PayDay,
  context: CallContext,
): Promise<void> {
  const all = await payoutsOf(commands, friday);
  // Never Jun's, so that the demo worker sees a received payout.
  const held = holdOne
    ? all.find(({ key, payout }) => key !== NEVER_HELD && payout.amountCentavos > 0 && !payout.missingAccount)?.key
    : undefined;
  for (const { key, payout } of all) {
    if (payout.status !== 'scheduled') continue;
    const params = { id: payoutId(payout.workerId, friday) };
    const own = { ...context, commandId: derivedId(key, context.commandId) };
    if (key === held)
      await handlers.holdPayout({ params, query: undefined, body: { reason: HOLD_REASON }, context: own });
    else
      await handlers.markPaid({
        params,
        query: undefined,
        body: {
          reference: `SUKI-${friday.replaceAll('-', '')}-${String(workers.findIndex((worker) => worker.key === key) + 1).padStart(2, '0')}`,
        },
        context: own,
      });
  }
}
