import type { NewBooking } from '#contracts/calls/booking.ts';
import type { BookingEvent } from '#contracts/events/booking.ts';
import { streams } from '#contracts/events/streams.ts';
import { type BookingForms, noForm, withoutOwnOfWorker } from '#contracts/form/booking-forms.ts';
import { manilaDayAndTime, MINUTE_MS } from '#contracts/manila-time.ts';
import { isRefusal } from '#contracts/refusal.ts';
import type { Settings } from '#contracts/platform/settings.ts';
import { apiErrorOf } from '#contracts/api-error.ts';
import type { CommandContext, CommandHandler } from '../command-handling/command-handler.ts';
import type { Handled } from '#infra/eventing/command-handling.ts';
import type { Booking, BookingState } from '#contracts/booking/booking-state.ts';
import { loadFormsOfVersions } from '../form/load-form.ts';
import { bookingDecider } from './decider.ts';
import { clientForBooking, serviceForBooking } from './booking-call.ts';
import type { AskOthers, RequestBooking } from './commands.ts';
import { newBookingIdOf } from './decide-asking-others.ts';
import { requestBooking } from './decide-requests.ts';

type InsteadOf = {
  booking: Booking;
  settings: Settings;
  /** Default: the same start; after a worker's no-show, the earliest possible start. */
  start?: { date: string; time: string } | undefined;
  expectedPrice?: number | undefined;
};

/**
 * Requests the same job as an open booking. Workers who declined it are not asked again; workers who did not answer are
 * (docs/decisions/asking-the-others.md). The new booking is stored first, then `asked` on the old one; a retry finishes an
 * interrupted run.
 */
export async function requestReplacement(
  commands: CommandHandler,
  instead: InsteadOf,
  asked: AskOthers,
  context: CommandContext,
): Promise<Handled<BookingState, BookingEvent>> {
  const { booking } = instead;
  const command = await requestFor(commands, instead, context);
  const { ifRevision, ...onNewStream } = context;
  const requested = await commands.handle(
    bookingDecider,
    streams.booking(command.bookingId),
    { type: 'RequestBooking', data: command },
    onNewStream,
  );
  const recorded = await commands.handle(
    bookingDecider,
    streams.booking(booking.bookingId),
    { type: 'AskOthers', data: asked },
    context,
  );
  return { ...requested, position: Math.max(requested.position, recorded.position) };
}

/** Throws the refusal of the new booking, if any. Run before its worker is released. */
export async function requireRequestable(
  commands: CommandHandler,
  instead: InsteadOf,
  context: CommandContext,
): Promise<void> {
  const decision = requestBooking(await requestFor(commands, instead, context), { kind: 'none' });
  if (isRefusal(decision)) throw apiErrorOf(decision);
}

async function requestFor(
  commands: CommandHandler,
  { booking, settings, start, expectedPrice }: InsteadOf,
  { now }: CommandContext,
): Promise<RequestBooking> {
  const [people, offered] = await Promise.all([
    clientForBooking(commands, booking.clientId),
    serviceForBooking(commands, booking.service.id),
  ]);
  // The answers belong to the category that the service had at that time.
  const service = { ...offered, category: booking.service.category };
  const cause = booking.cancellation?.cause;
  const isLeft = cause === 'worker_suspended';
  const isRush =
    booking.status === 'accepted' ||
    cause === 'worker_no_show' ||
    (isLeft && Date.parse(booking.startsAt) <= Date.parse(now));
  const goesFirst = isRush || isLeft;
  const when = start ?? (isRush ? soonest(now, settings) : manilaDayAndTime(booking.startsAt));
  const request: NewBooking = {
    serviceId: service.id,
    ...when,
    ...sameJob(booking),
    ...(isRush && { urgent: true }),
    ...(expectedPrice !== undefined && { expectedPrice }),
  };
  const asked = await formsOf(commands, booking);
  const insteadOf = {
    bookingId: booking.bookingId,
    declinedBy: declinedWorkerIds(booking),
    paymentAccount: booking.paymentAccount,
    ...(goesFirst && { priority: 'rebooked' as const }),
  };
  return {
    bookingId: newBookingIdOf(booking),
    now,
    ...people,
    request,
    service,
    worker: null,
    asked,
    settings,
    insteadOf,
  };
}

const QUARTER_MS = 15 * MINUTE_MS;

/** The next quarter of an hour after the minimum notice. */
function soonest(now: string, { minimumNoticeMinutes }: Settings): { date: string; time: string } {
  const earliest = Date.parse(now) + minimumNoticeMinutes * MINUTE_MS;
  return manilaDayAndTime(new Date(Math.ceil(earliest / QUARTER_MS) * QUARTER_MS).toISOString());
}

/** The forms that were answered, without the worker's own: the new booking names no worker. */
async function formsOf(commands: CommandHandler, { form, service: { category } }: Booking): Promise<BookingForms> {
  return form
    ? loadFormsOfVersions(commands, { category, workerId: null }, { ...form, workerFormVersion: 0 })
    : { form: noForm, workerForm: noForm };
}

function sameJob({
  package: chosen,
  address,
  answers,
  notes,
  photos,
  durationMinutes,
  urgent,
  paymentMethod,
}: Booking) {
  // Answers were validated when they were given.
  return {
    ...(chosen && { packageId: chosen.id }),
    address,
    answers: withoutOwnOfWorker(answers) as NewBooking['answers'],
    notes,
    photos,
    durationMinutes,
    urgent,
    paymentMethod,
  };
}

function declinedWorkerIds({ declinedBy, workerId, status, cancellation }: Booking): string[] {
  const gaveItUp = workerId !== null && (status === 'declined' || cancellation !== null);
  return gaveItUp ? [...declinedBy, workerId] : [...declinedBy];
}
