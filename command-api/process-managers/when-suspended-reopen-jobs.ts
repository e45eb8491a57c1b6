import { shippedText } from '#infra/service-context/shipped-text.ts';
import { type Account, isActive } from '#contracts/account/account-fold.ts';
import { accountRestored, accountStopped } from '#contracts/events/account.ts';
import { jobAgreed } from '#contracts/events/booking.ts';
import type { CalendarEvent } from '#contracts/events/calendar.ts';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import { isUntouched } from '#contracts/payment/payment-fold.ts';
import { partsOfStream, streams } from '#contracts/events/streams.ts';
import type { Settings } from '#contracts/platform/settings.ts';
import { ApiError } from '#contracts/api-error.ts';
import { accountDecider } from '../account/decider.ts';
import { requestReplacement } from '../booking/ask-others.ts';
import type { Booking } from '#contracts/booking/booking-state.ts';
import { bookingDecider } from '../booking/decider.ts';
import { releaseSlot, needsSlot } from '../booking/reserve-slot.ts';
import { calendarDecider } from '../calendar/decider.ts';
import { stepOf } from '../command-handling/command-context.ts';
import type { CommandContext, CommandHandler } from '../command-handling/command-handler.ts';
import { paymentDecider } from '../payment/decider.ts';
import { lostJobsMail, lostJobsText } from './lost-jobs-message.ts';
import { scheduleNow, definePolicy, onEach, type PolicyDeps, TOLD_WITHIN_MS } from './policy.ts';

/**
 * `since`: time of the suspension; missing in tasks from before 2026-11-28. `agreed`: the task of an acceptance, not of a
 * suspension.
 */
type Suspended = {
  accountId: string;
  workerId: string;
  since?: string;
  agreed?: { bookingId: string; position: number };
};

const jobEndingTypes: ReadonlySet<string> = new Set([...accountStopped, 'RoleChanged']);

/**
 * Reopens the jobs that have not started of a worker who was suspended, closed their account or changed their role, as the same
 * booking, which keeps its correlation (docs/decisions/no-shows.md). Notifies the clients, and by mail the suspended worker, who
 * cannot sign in. An acceptance that was checked before such a change may be appended after it, so each acceptance has a task, too.
 */
export const whenSuspendedReopenJobs = definePolicy<Suspended>({
  name: 'when-suspended-reopen-jobs',
  on: {
    ...onEach(accountStopped, ({ stream, data: { workerId }, recordedAt }) =>
      workerId === null ? null : scheduleNow(workerId, recordedAt, leaving(stream, workerId, recordedAt)),
    ),
    RoleChanged: ({ stream, data: { formerWorkerId: workerId }, recordedAt }) =>
      workerId === null ? null : scheduleNow(workerId, recordedAt, leaving(stream, workerId, recordedAt)),
    ...onEach(accountRestored, ({ data: { workerId } }) => (workerId === null ? null : { cancel: workerId })),
    ...onEach(jobAgreed, ({ data: { bookingId, worker }, recordedAt, position }) =>
      scheduleNow(bookingId, recordedAt, {
        accountId: worker.accountId,
        workerId: worker.workerId,
        since: recordedAt,
        agreed: { bookingId, position },
      }),
    ),
  },
  act: async ({ accountId, workerId, since, agreed }, deps, context) => {
    const { commands, settings: read } = deps;
    const { state: account } = await commands.loadNewest(accountDecider, streams.account(accountId));
    // When the log is processed again, the worker may be active again.
    if (account.kind === 'none' || isAtWork(account)) return;
    // The task of a later change finds the job's slot.
    if (agreed && (await jobEndingPosition(commands, accountId)) > agreed.position) return;
    const settings = await read();
    const open = agreed ? [agreed.bookingId] : await reservedBy(commands, workerId, context);
    for (const bookingId of open) await offerToOthers(commands, { bookingId, workerId, settings }, context);
    if (account.suspension === null || !isRecent(since, context)) return;
    const gone = await jobsRemovedFrom(
      commands,
      { workerId, ids: agreed ? open : await releasedSince(commands, workerId, since) },
      context,
    );
    if (gone.length > 0) await notifyWorker(deps, account, gone);
  },
});

function isAtWork(account: Account): boolean {
  return isActive(account) && account.userType === 'worker';
}

function isRecent(since: string | undefined, { now }: CommandContext): since is string {
  return since !== undefined && Date.parse(now) - Date.parse(since) <= TOLD_WITHIN_MS;
}

function leaving(stream: string, workerId: string, since: string): Suspended {
  return { accountId: partsOfStream(stream).id, workerId, since };
}

/** Log position of the account's newest change that ends the worker's jobs. */
async function jobEndingPosition(commands: CommandHandler, accountId: string): Promise<number> {
  const change = await commands.find(streams.account(accountId), ({ type }) => jobEndingTypes.has(type), 'backwards');
  return change?.position ?? 0;
}

async function reservedBy(commands: CommandHandler, workerId: string, context: CommandContext): Promise<string[]> {
  const { state } = await commands.loadNewest(calendarDecider, streams.calendar(workerId));
  return state.slots.filter((slot) => isUpcoming(slot, context)).map(({ bookingId }) => bookingId);
}

/** For past jobs, both sides are asked. */
function isUpcoming({ endsAt }: { endsAt: string }, { now }: CommandContext): boolean {
  return Date.parse(endsAt) > Date.parse(now);
}

async function jobsRemovedFrom(
  commands: CommandHandler,
  { workerId, ids }: { workerId: string; ids: readonly string[] },
  context: CommandContext,
): Promise<Booking[]> {
  const bookings = await Promise.all(ids.map((id) => commands.loadNewest(bookingDecider, streams.booking(id))));
  return bookings
    .flatMap(({ state }) => (state.kind === 'booking' && isRemovedFrom(state, workerId) ? [state] : []))
    .filter((booking) => isUpcoming(booking, context))
    .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
}

/** Whether the suspension, and not another change, took the job from the worker. */
function isRemovedFrom({ cancellation, declinedBy }: Booking, workerId: string): boolean {
  return cancellation?.cause === 'worker_suspended' || declinedBy.includes(workerId);
}

/**
 * Ids of bookings whose slots were released since, from the log: an interrupted attempt has released some without a notice.
 * Reads the calendar back to that time.
 */
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

type UpcomingJob = { bookingId: string; workerId: string; settings: Settings };

async function offerToOthers(
  commands: CommandHandler,
  { bookingId, workerId, settings }: UpcomingJob,
  context: CommandContext,
): Promise<void> {
  const command = { now: context.now, settings, workerId };
  const stream = streams.booking(bookingId);
  const { state: payment } = await commands.loadNewest(paymentDecider, streams.payment(bookingId));
  // A payment never belongs to two workers (docs/decisions/no-shows.md), nor does its rest.
  const { state: booking } = await commands.loadNewest(bookingDecider, stream);
  if (booking.kind === 'none' || !isUpcoming(booking, context)) return;
  const isAhead = Date.parse(booking.startsAt) > Date.parse(context.now);
  const type = isAhead && isUntouched(payment) ? 'ReopenBooking' : 'CancelForSuspension';
  const { state } = await commands.handle(bookingDecider, stream, { type, data: command }, stepOf(context));
  if (state.kind === 'none') return;
  if (state.cancellation?.cause === 'worker_suspended') await askOtherWorkers(commands, state, settings, context);
  if (!needsSlot(state, workerId)) await releaseSlot(commands, { workerId, bookingId, reason: 'reopened' }, context);
}

/** Payment policies refund the client. */
async function askOtherWorkers(
  commands: CommandHandler,
  booking: Booking,
  settings: Settings,
  context: CommandContext,
): Promise<void> {
  const command = { viewer: null, now: context.now, settings };
  if (booking.rebookedAs !== null) return;
  await requestReplacement(commands, { booking, settings }, command, stepOf(context)).catch((error: unknown) => {
    // Too soon, or the service was retired: the client decides, as after any failed booking.
    if (!(error instanceof ApiError)) throw error;
  });
}

async function notifyWorker(
  { mail, sms }: PolicyDeps,
  { language, email, phone }: Account,
  gone: readonly Booking[],
): Promise<void> {
  const jobs = gone.map(
    ({ service, startsAt, code }) =>
      `${shippedText(service.name, language)}, ${formatDayAndTime(startsAt, language)} (${code})`,
  );
  const message = { language, jobs };
  if (email) await mail.send(lostJobsMail({ ...message, to: email }));
  else if (phone) await sms.send(lostJobsText({ ...message, to: phone }));
}
