import { requirePermission } from '#contracts/calls/viewer.ts';
import { conversationStream } from '#contracts/events/streams.ts';
import { exportPermissions } from '#contracts/platform/case-permissions.ts';
import { EXPORT_DATA, exportSubject, SHOW_MESSAGES } from '#contracts/platform/staff-grants.ts';
import type { StaffGrant } from '#contracts/views/platform-audit.ts';
import { type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import type { Grant, SignedGrants } from '#infra/sessions/signed-grants.ts';
import { conversationDecider } from '../conversation/decider.ts';
import { commandContext, stepOf } from '../command-handling/command-context.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';

/** Long enough to understand a quarrel; whoever needs longer says why again. */
const MESSAGES_SHOWN_MS = 15 * 60_000;
/** The file is begun at once. */
const EXPORT_MS = 5 * 60_000;

type Deps = { commands: CommandHandler; grants: Pick<SignedGrants, 'issue'>; now: () => Date };

/** What staff may read only with a grant, which is an event of its own or of the file that it is for (docs/decisions/staff-reads.md). */
export function staffHandlers({ commands, grants, now }: Deps): Handlers<'showMessages' | 'exportData'> {
  async function granted(grant: Grant, lifeMs: number): Promise<StaffGrant> {
    return { grant: await grants.issue(grant, lifeMs), expiresAt: until(lifeMs) };
  }

  function until(lifeMs: number): string {
    return new Date(now().getTime() + lifeMs).toISOString();
  }

  return {
    showMessages: async ({ params: { id }, body: { reason }, context }) => {
      const stream = conversationStream(id);
      const shown = { conversationId: id, reason, until: until(MESSAGES_SHOWN_MS) };
      // A step of its own: with the Idempotency-Key of an earlier look nobody gets a second one that isn't stored.
      const step = stepOf(commandContext(context, now()));
      const { position } = await commands.handle(
        conversationDecider,
        stream,
        { type: 'ShowMessagesToStaff', data: shown },
        step,
      );
      return {
        data: await granted({ purpose: SHOW_MESSAGES, subject: stream, caller: signedIn(context) }, MESSAGES_SHOWN_MS),
        position,
      };
    },

    exportData: async ({ body: { list, filters }, context }) => {
      requirePermission(context, exportPermissions[list]);
      const grant = { purpose: EXPORT_DATA, subject: exportSubject(list, filters), caller: signedIn(context) };
      return { data: await granted(grant, EXPORT_MS) };
    },
  };
}
