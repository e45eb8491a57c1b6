import { fullName, type Person } from '#contracts/account/person.ts';
import { ApiError } from '#contracts/api-error.ts';
import { type CallContext, type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import { streams } from '#contracts/events/streams.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import { loadAccount } from '../account/person.ts';
import type { SecretStore } from '../account/secret-store.ts';
import { commandContext } from '../command-handling/command-context.ts';
import { createDailyReports } from '../support/daily-reports.ts';
import type { DisputeDeps } from './handlers.ts';
import { ownPictures } from './pictures.ts';
import type { SafetyCommand } from './safety-commands.ts';
import { safetyDecider } from './safety-decider.ts';

type Deps = Pick<DisputeDeps, 'commands' | 'privateFiles' | 'now'> & { secretStore: Pick<SecretStore, 'collection'> };
type Calls = Handlers<'reportPerson' | 'closeSafetyReport'>;

/**
 * Safety reports and their handling by staff. Each report is shown first and mailed to staff, so reports are rate-limited: a
 * script could bury those of people in danger.
 */
export function safetyHandlers({ commands, privateFiles, secretStore, now }: Deps): Calls {
  const countReport = createDailyReports({ secretStore, now }, 'safety-reports');

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
    reportPerson: async ({ body: { accountId, bookingId = null, pictures: shown, ...body }, context }) => {
      const reportId = derivedId('safety report', context.commandId);
      const caller = signedIn(context);
      const reporter = await personOf(caller.accountId);
      const pictures = await ownPictures(privateFiles, caller.accountId, shown);
      await countReport(caller.accountId, reportId);
      const reported = await personOf(accountId);
      const side = sideOf(caller.userType);
      const reportedAt = now().toISOString();
      const data = {
        reportId,
        reporter,
        reported,
        bookingId,
        ...body,
        pictures,
        ...(side && { reporterAs: side }),
        reportedAt,
      };
      return send(reportId, { type: 'ReportPerson', data }, context);
    },

    closeSafetyReport: async ({ params: { id }, body: { warning, ...body }, context }) => {
      const by = await personOf(signedIn(context).accountId);
      const { state } = await commands.loadNewest(safetyDecider, streams.safety(id));
      if (state.kind === 'none') throw new ApiError('not_found');
      const { userType } = await loadAccount(commands, state.reported.accountId);
      const reportedAs = sideOf(userType);
      const told = { ...(warning !== undefined && { warning }), ...(reportedAs && { reportedAs }) };
      const data = { ...body, ...told, by, now: now().toISOString() };
      return send(id, { type: 'CloseSafetyReport', data }, context);
    },
  };
}

/** The reporter's notification list; staff have none. */
function sideOf(userType: string): 'client' | 'worker' | null {
  return userType === 'client' || userType === 'worker' ? userType : null;
}
