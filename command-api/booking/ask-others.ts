import type { NewBooking } from '#contracts/calls/booking.ts';
import type { BookingEvent } from '#contracts/events/booking.ts';
import { streams } from '#contracts/events/streams.ts';
import { type AskedForms, noForm, withoutOwnOfWorker } from '#contracts/form/asked-form.ts';
import { manilaDayAndTime, MINUTE_MS } from '#contracts/manila-time.ts';
import { isRefusal } from '#contracts/refusal.ts';
import type { Settings } from '#contracts/platform/settings.ts';
import { apiErrorOf } from '#contracts/api-error.ts';
import type { CommandContext, CommandHandler } from '../command-handling/command-handler.ts';
import type { Handled } from '#infra/eventing/command-handling/handle-command.ts';
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
  /** Without it at the same time; of a worker who didn't come, as soon as anybody can be there. */
  start?: { date: string; time: string } | undefined;
  expectedPrice?: number | undefined;
};

/**
 * The same job, open to all within reach; whoever said no to it isn't asked again, who only didn't answer is
 * (docs/decisions/asking-the-others.md). The new booking first, then `asked` on the old one: what breaks off in between
 * is finished by the next try.
 */
export async function requestInstead(
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

/** Throws what the new booking would be refused with: before a worker is let go for it. */
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
  // Its questions were those of the category that the service had then.
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
    declinedBy: whoSaidNo(booking),
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

/** The next quarter of an hour that leaves the notice every booking needs. */
function soonest(now: string, { minimumNoticeMinutes }: Settings): { date: string; time: string } {
  const earliest = Date.parse(now) + minimumNoticeMinutes * MINUTE_MS;
  return manilaDayAndTime(new Date(Math.ceil(earliest / QUARTER_MS) * QUARTER_MS).toISOString());
}

/** As it was answered; nobody is chosen, so that a worker's own questions fall away. */
async function formsOf(commands: CommandHandler, { form, service: { category } }: Booking): Promise<AskedForms> {
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
  // Answers were checked when they were given.
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

function whoSaidNo({ declinedBy, workerId, status, cancellation }: Booking): string[] {
  const gaveItUp = workerId !== null && (status === 'declined' || cancellation !== null);
  return gaveItUp ? [...declinedBy, workerId] : [...declinedBy];
}
