import { formatDayAndTime } from '#contracts/manila-format.ts';
import { isUntouched } from '#contracts/payment/payment-fold.ts';
import { partsOfStream, streams } from '#contracts/events/streams.ts';
import type { Settings } from '#contracts/platform/settings.ts';
import { ApiError } from '#contracts/api-error.ts';
import { accountDecider } from '../account/decider.ts';
import { requestInstead } from '../booking/ask-others.ts';
import type { Booking } from '#contracts/booking/booking-state.ts';
import { bookingDecider } from '../booking/decider.ts';
import { releaseSlot, needsSlot } from '../booking/reserve-slot.ts';
import { calendarDecider } from '../calendar/decider.ts';
import { stepOf } from '../command-handling/command-context.ts';
import type { CommandContext, CommandHandler } from '../command-handling/command-handler.ts';
import { paymentDecider } from '../payment/decider.ts';
import { jobsGoneMail, jobsGoneText } from './jobs-gone-message.ts';
import { atOnce, definePolicy, type PolicyDeps } from './policy.ts';

type Suspended = { accountId: string; workerId: string };

/**
 * Who is suspended comes to nobody: their coming jobs are offered to the others at once, as the same booking, so that its
 * thread stays one (docs/decisions/no-shows.md). Its client hears of it, and so does the worker, who can't sign in, by mail.
 */
export const whenSuspendedReopenJobs = definePolicy<Suspended>({
  name: 'when-suspended-reopen-jobs',
  on: {
    AccountSuspended: ({ stream, data: { workerId }, recordedAt }) =>
      workerId === null ? null : atOnce(workerId, recordedAt, { accountId: partsOfStream(stream).id, workerId }),
    AccountReinstated: ({ data: { workerId } }) => (workerId === null ? null : { cancel: workerId }),
  },
  act: async ({ accountId, workerId }, deps, context) => {
    const { commands, settings: read } = deps;
    const settings = await read();
    const { state: calendar } = await commands.loadNewest(calendarDecider, streams.calendar(workerId));
    const coming = calendar.slots.filter(({ startsAt }) => Date.parse(startsAt) > Date.parse(context.now));
    const gone: Booking[] = [];
    for (const { bookingId } of coming) {
      const booking = await offerToOthers(commands, { bookingId, workerId, settings }, context);
      if (booking) gone.push(booking);
    }
    if (gone.length > 0) await tellWorker(deps, accountId, gone);
  },
});

type Coming = { bookingId: string; workerId: string; settings: Settings };

/** Resolves with the booking, or null where it was not that worker's to come to any more. */
async function offerToOthers(
  commands: CommandHandler,
  { bookingId, workerId, settings }: Coming,
  context: CommandContext,
): Promise<Booking | null> {
  const command = { now: context.now, settings, workerId };
  const stream = streams.booking(bookingId);
  const { state: payment } = await commands.loadNewest(paymentDecider, streams.payment(bookingId));
  // One payment never belongs to two workers (docs/decisions/no-shows.md), nor does what is left of it.
  const type = isUntouched(payment) ? 'ReopenBooking' : 'CancelForSuspension';
  const { state, events } = await commands.handle(bookingDecider, stream, { type, data: command }, stepOf(context));
  if (state.kind === 'none') return null;
  if (state.cancellation?.cause === 'worker_suspended') await askTheOthers(commands, state, settings, context);
  if (!needsSlot(state, workerId)) await releaseSlot(commands, { workerId, bookingId, reason: 'reopened' }, context);
  return events.length > 0 ? state : null;
}

/** What its client had paid goes back by the policies of the payment. */
async function askTheOthers(
  commands: CommandHandler,
  booking: Booking,
  settings: Settings,
  context: CommandContext,
): Promise<void> {
  const command = { viewer: null, now: context.now, settings };
  if (booking.rebookedAs !== null) return;
  await requestInstead(commands, { booking, settings }, command, stepOf(context)).catch((error: unknown) => {
    // Too soon for others, or a service that is no longer offered: its client decides, as after any booking that came to nothing.
    if (!(error instanceof ApiError)) throw error;
  });
}

async function tellWorker(
  { commands, mail, sms }: PolicyDeps,
  accountId: string,
  gone: readonly Booking[],
): Promise<void> {
  const { state } = await commands.load(accountDecider, streams.account(accountId));
  if (state.kind === 'none') return;
  const jobs = gone.map(
    ({ service, startsAt, code }) => `${service.name}, ${formatDayAndTime(startsAt, state.language)} (${code})`,
  );
  const message = { language: state.language, jobs };
  if (state.email) await mail.send(jobsGoneMail({ ...message, to: state.email }));
  else if (state.phone) await sms.send(jobsGoneText({ ...message, to: state.phone }));
}
