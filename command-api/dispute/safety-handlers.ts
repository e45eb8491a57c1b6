import { fullName, type Person } from '#contracts/account/person.ts';
import { ApiError } from '#contracts/api-error.ts';
import { type CallContext, type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import { streams } from '#contracts/events/streams.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import { loadAccount } from '../account/person.ts';
import { commandContext } from '../command-handling/command-context.ts';
import type { DisputeDeps } from './deps.ts';
import { type SafetyCommand, safetyDecider } from './safety-decider.ts';

/** Somebody doesn't feel safe with somebody else, and what staff do about it. */
export function safetyHandlers({
  commands,
  now,
}: Pick<DisputeDeps, 'commands' | 'now'>): Handlers<'reportPerson' | 'closeSafetyReport'> {
  async function send(id: string, command: SafetyCommand, context: CallContext) {
    const own = commandContext(context, now());
    const { position } = await commands.handle(safetyDecider, streams.safety(id), command, own);
    return { data: { id }, position };
  }

  async function personOf(accountId: string): Promise<Person> {
    const account = await loadAccount(commands, accountId);
    return { accountId, name: fullName(account), avatar: account.avatar };
  }

  return {
    reportPerson: async ({ body: { accountId, bookingId = null, ...body }, context }) => {
      const reportId = derivedId('safety report', context.commandId);
      const reporter = await personOf(signedIn(context).accountId);
      const reported = await personOf(accountId);
      const data = { reportId, reporter, reported, bookingId, ...body, reportedAt: now().toISOString() };
      return send(reportId, { type: 'ReportPerson', data }, context);
    },

    closeSafetyReport: async ({ params: { id }, body, context }) => {
      const by = await personOf(signedIn(context).accountId);
      const { state } = await commands.loadNewest(safetyDecider, streams.safety(id));
      if (state.kind === 'none') throw new ApiError('not_found');
      const data = { ...body, by, now: now().toISOString() };
      return send(id, { type: 'CloseSafetyReport', data }, context);
    },
  };
}
