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

/** Long enough to understand a conflict; a longer read needs another reason. */
const MESSAGES_SHOWN_MS = 15 * 60_000;
/** Long enough to start the export, which happens at once. */
const EXPORT_MS = 5 * 60_000;

type Deps = { commands: CommandHandler; grants: Pick<SignedGrants, 'issue'>; now: () => Date };

/** Grants for reads by staff; each grant is an event (docs/decisions/staff-reads.md). */
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
      // A separate command id: otherwise a reused Idempotency-Key would grant a read without a new event.
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
