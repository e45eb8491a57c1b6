import { shippedText } from '#contracts/catalogue/shipped-text.ts';
import { type Account, isActive } from '#contracts/account/account-fold.ts';
import { accountOpenAgain, accountStopped } from '#contracts/events/account.ts';
import type { CalendarEvent } from '#contracts/events/calendar.ts';
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
import { atOnce, definePolicy, onEach, type PolicyDeps, TOLD_WITHIN_MS } from './policy.ts';

/** `since`: when they were; not in tasks from before 2026-11-28. */
type Suspended = { accountId: string; workerId: string; since?: string };

/**
 * Who is suspended, or closed their account, comes to nobody: jobs that have not begun are offered to the others at once, as
 * the same booking, so that its thread stays one (docs/decisions/no-shows.md). Its client hears of it, and so does a worker
 * who is suspended and can't sign in, by mail.
 */
export const whenSuspendedReopenJobs = definePolicy<Suspended>({
  name: 'when-suspended-reopen-jobs',
  on: {
    ...onEach(accountStopped, ({ stream, data: { workerId }, recordedAt }) =>
      workerId === null
        ? null
        : atOnce(workerId, recordedAt, { accountId: partsOfStream(stream).id, workerId, since: recordedAt }),
    ),
    ...onEach(accountOpenAgain, ({ data: { workerId } }) => (workerId === null ? null : { cancel: workerId })),
  },
  act: async ({ accountId, workerId, since = null }, deps, context) => {
    const { commands, settings: read } = deps;
    const { state: account } = await commands.loadNewest(accountDecider, streams.account(accountId));
    // Where the log is followed anew, they may long be back.
    if (account.kind === 'none' || isActive(account)) return;
    const settings = await read();
    const { state: calendar } = await commands.loadNewest(calendarDecider, streams.calendar(workerId));
    // Where the time is over, both sides are asked what became of it.
    const open = calendar.slots.filter(({ endsAt }) => Date.parse(endsAt) > Date.parse(context.now));
    for (const { bookingId } of open) await offerToOthers(commands, { bookingId, workerId, settings }, context);
    if (account.suspension === null || since === null || Date.parse(context.now) - Date.parse(since) > TOLD_WITHIN_MS)
      return;
    const gone = await takenFrom(commands, { workerId, since }, context);
    if (gone.length > 0) await tellWorker(deps, account, gone);
  },
});

/**
 * The jobs that were offered to others since then, as the log has them: a try that failed or was killed has
 * released their slots, and told nobody.
 */
async function takenFrom(
  commands: CommandHandler,
  { workerId, since }: { workerId: string; since: string },
  { now }: CommandContext,
): Promise<Booking[]> {
  const bookings = await Promise.all(
    (await releasedSince(commands, workerId, since)).map((id) =>
      commands.loadNewest(bookingDecider, streams.booking(id)),
    ),
  );
  return bookings
    .flatMap(({ state }) => (state.kind === 'booking' && isTakenFrom(state, workerId) ? [state] : []))
    .filter(({ endsAt }) => Date.parse(endsAt) > Date.parse(now))
    .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
}

/** What a suspension does to a job, and nothing else that frees its worker. */
function isTakenFrom({ cancellation, declinedBy }: Booking, workerId: string): boolean {
  return cancellation?.cause === 'worker_suspended' || declinedBy.includes(workerId);
}

/** Of the bookings whose slots were released: the calendar is read back to that moment. */
async function releasedSince(commands: CommandHandler, workerId: string, since: string): Promise<string[]> {
  const released = new Set<string>();
  await commands.find(
    streams.calendar(workerId),
    (event) => {
      if (event.recordedAt < since) return true;
      const { type, data } = event as CalendarEvent;
      if (type === 'SlotReleased') released.add(data.bookingId);
      return false;
    },
    'backwards',
  );
  return [...released];
}

type Coming = { bookingId: string; workerId: string; settings: Settings };

async function offerToOthers(
  commands: CommandHandler,
  { bookingId, workerId, settings }: Coming,
  context: CommandContext,
): Promise<void> {
  const command = { now: context.now, settings, workerId };
  const stream = streams.booking(bookingId);
  const { state: payment } = await commands.loadNewest(paymentDecider, streams.payment(bookingId));
  // One payment never belongs to two workers (docs/decisions/no-shows.md), nor does what is left of it.
  const { state: booking } = await commands.loadNewest(bookingDecider, stream);
  const isToCome = booking.kind === 'booking' && Date.parse(booking.startsAt) > Date.parse(context.now);
  const type = isToCome && isUntouched(payment) ? 'ReopenBooking' : 'CancelForSuspension';
  const { state } = await commands.handle(bookingDecider, stream, { type, data: command }, stepOf(context));
  if (state.kind === 'none') return;
  if (state.cancellation?.cause === 'worker_suspended') await askTheOthers(commands, state, settings, context);
  if (!needsSlot(state, workerId)) await releaseSlot(commands, { workerId, bookingId, reason: 'reopened' }, context);
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
  { mail, sms }: PolicyDeps,
  { language, email, phone }: Account,
  gone: readonly Booking[],
): Promise<void> {
  const jobs = gone.map(
    ({ service, startsAt, code }) =>
      `${shippedText(service.name, language)}, ${formatDayAndTime(startsAt, language)} (${code})`,
  );
  const message = { language, jobs };
  if (email) await mail.send(jobsGoneMail({ ...message, to: email }));
  else if (phone) await sms.send(jobsGoneText({ ...message, to: phone }));
}
