import { fullName } from '#contracts/account/person.ts';
import { ApiError } from '#contracts/api-error.ts';
import { type CallContext, type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import { streams } from '#contracts/events/streams.ts';
import type { Bug } from '#contracts/support/bug-fold.ts';
import { READ_PRIVATE_FILE, type PrivateFiles } from '#infra/files/private-files.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import type { SignedGrants } from '#infra/sessions/signed-grants.ts';
import { loadAccount } from '../account/person.ts';
import type { SecretStore } from '../account/secret-store.ts';
import { commandContext } from '../command-handling/command-context.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import type { BugCommand } from './bug-commands.ts';
import { bugDecider } from './bug-decider.ts';
import { createDailyReports } from './daily-reports.ts';
import { createScreenshots } from './screenshots.ts';

/** Long enough to open a picture on a slow connection. A link also ends with its session. */
const LINK_LIFE_MS = 2 * 60_000;

type Deps = {
  commands: CommandHandler;
  secretStore: Pick<SecretStore, 'collection'>;
  privateFiles: Pick<PrivateFiles, 'keep'>;
  grants: Pick<SignedGrants, 'issue'>;
  now: () => Date;
};

/** Bug reports by users and their handling by staff. */
export function bugHandlers({
  commands,
  secretStore,
  privateFiles,
  grants,
  now,
}: Deps): Handlers<'uploadScreenshots' | 'reportBug' | 'triageBug' | 'deleteBug' | 'linkBugPicture'> {
  const screenshots = createScreenshots({ secretStore, privateFiles, now });
  const countReport = createDailyReports({ secretStore, now }, 'bug-reports');

  async function handle(
    id: string,
    command: BugCommand,
    context: CallContext,
  ): Promise<{ bug: Bug; position: number }> {
    const own = commandContext(context, now());
    const { state, position } = await commands.handle(bugDecider, streams.bug(id), command, own);
    if (state.status === 'none') throw new ApiError('not_found');
    return { bug: state, position };
  }

  return {
    uploadScreenshots: async ({ context }) => ({ data: { items: await screenshots.keep(context) } }),

    reportBug: async ({ body: { pictures, ...told }, context }) => {
      const { accountId, userType } = signedIn(context);
      // Derived, so that a repeated call creates no second report.
      const bugId = derivedId('bug', context.commandId);
      const sent = await screenshots.sentBy(accountId, pictures);
      await countReport(accountId, bugId);
      const account = await loadAccount(commands, accountId);
      const reporter = { accountId, name: fullName(account), avatar: account.avatar };
      const report = { bugId, reporter, role: userType, ...told, pictures: sent };
      const { position } = await handle(bugId, { type: 'ReportBug', data: report }, context);
      return { data: { id: bugId }, position };
    },

    triageBug: async ({ params: { id }, body, context }) => {
      const { bug, position } = await handle(id, { type: 'TriageBug', data: body }, context);
      return { data: { id, status: bug.status, priority: bug.priority }, position };
    },

    deleteBug: async ({ params: { id }, body, context }) => {
      const { position } = await handle(id, { type: 'DeleteBug', data: { reason: body?.reason ?? null } }, context);
      return { data: { id }, position };
    },

    // Unlike reads of workers' documents, reads of these pictures are not recorded: users sent them to staff for this purpose.
    linkBugPicture: async ({ params: { id, pictureId }, context }) => {
      const { state } = await commands.loadNewest(bugDecider, streams.bug(id));
      const isThere = state.status !== 'none' && !state.isDeleted;
      if (!isThere || !state.pictures.some((picture) => picture.pictureId === pictureId))
        throw new ApiError('not_found');
      const expiresAt = new Date(now().getTime() + LINK_LIFE_MS).toISOString();
      const wanted = { purpose: READ_PRIVATE_FILE, subject: pictureId, caller: signedIn(context) };
      const grant = await grants.issue(wanted, LINK_LIFE_MS);
      return { data: { url: `/api/documents/${pictureId}?grant=${grant}`, expiresAt } };
    },
  };
}
