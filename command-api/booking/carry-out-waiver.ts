import type { SubjectOf } from '#contracts/approval/approval-subject.ts';
import type { Approval } from '#contracts/approval/approval-fold.ts';
import { streams } from '#contracts/events/streams.ts';
import type { Settings } from '#contracts/platform/settings.ts';
import type { CommandContext, CommandHandler } from '../command-handling/command-handler.ts';
import type { BookingCommand } from './commands.ts';
import { bookingDecider } from './decider.ts';
import { releaseSlot } from './reserve-slot.ts';

type Deps = { commands: CommandHandler; settings: () => Promise<Settings> };
type Given = Pick<Approval, 'reason' | 'requestedBy'> & { subject: SubjectOf<'waiver'> };

/** Carries out an approved waiver: waives the no-show's fee or cancels the job, as requested. Idempotent. */
export async function carryOutWaiver(
  { commands, settings }: Deps,
  { subject: { bookingId, cause }, reason, requestedBy: { accountId } }: Given,
  context: CommandContext,
): Promise<void> {
  const viewer = { accountId, role: 'admin', workerId: null } as const;
  const acting = { viewer, now: context.now, settings: await settings(), reason };
  const command: BookingCommand =
    cause === 'no_show'
      ? { type: 'SettleNoShow', data: { ...acting, outcome: 'waived' } }
      : { type: 'CancelBooking', data: acting };
  const { state } = await commands.handle(bookingDecider, streams.booking(bookingId), command, context);
  if (cause !== 'cancellation' || state.kind === 'none' || !state.workerId) return;
  await releaseSlot(commands, { workerId: state.workerId, bookingId, reason: 'cancelled' }, context);
}
