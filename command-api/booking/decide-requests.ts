import { bookingCode } from '#contracts/booking/code.ts';
import type { BookingEvent } from '#contracts/events/booking.ts';
import type { ServicePackage } from '#contracts/events/catalogue.ts';
import { addMinutes, HOUR_MS, manilaInstant, MINUTE_MS } from '#contracts/manila-time.ts';
import type { Settings } from '#contracts/platform/settings.ts';
import { nationalNumber } from '#contracts/payout/masked-account.ts';
import { pinMismatch } from '#contracts/place/pin-check.ts';
import { withPrecision } from '#contracts/place/pins.ts';
import { isRefusal, refuse, type Refusal } from '#contracts/refusal.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { BookingState } from '#contracts/booking/booking-state.ts';
import { withinAmountLimit } from '../platform/amount-limit.ts';
import type { RequestBooking } from './commands.ts';
import { type Answered, answered, formChanged } from './decide-answers.ts';
import { namedWorkerRefused } from './named-worker.ts';
import { startRefused } from './decide-reschedule.ts';

export function requestBooking(command: RequestBooking, state: BookingState): Decision<BookingEvent> {
  if (state.kind === 'booking') return [];
  const { now, service, worker, request, settings } = command;
  if (!service.active) return refuse('service_inactive');
  if (worker && !(worker.takesJobs && worker.offers.includes(service.id))) return refuse('worker_unavailable');
  const startsAt = manilaInstant(request.date, request.time);
  const refusal =
    packageRefused(command) ??
    disabledFeatureRefused(command) ??
    placeRefused(command) ??
    startRefused(startsAt, now, settings) ??
    workerRefused(command, startsAt) ??
    formChanged(request, command.asked);
  return refusal ?? requestWithAnswers(command, startsAt);
}

/** The answers determine the booked work and its price. */
function requestWithAnswers(command: RequestBooking, startsAt: string): Decision<BookingEvent> {
  const { asked, worker, request, settings } = command;
  const answers = answered({
    asked,
    workerId: worker?.workerId ?? null,
    answers: request.answers ?? {},
    baseCentavos: basePriceOf(command),
    hasPackage: packageOf(command) !== undefined,
  });
  if (isRefusal(answers)) return answers;
  const decision = priceRefused(request, answers) ?? [
    { type: 'BookingRequested', data: bookingRequested(command, startsAt, answers) } as const,
  ];
  return withinAmountLimit<BookingEvent>(decision, settings, () => amountsOf(answers));
}

/** The package may have been retired since it was chosen. */
function packageRefused(command: RequestBooking): Refusal | null {
  return command.request.packageId !== undefined && !packageOf(command) ? refuse('package_gone') : null;
}

/** Features that admins have disabled. A rebooked job is exempt: it was booked before. */
function disabledFeatureRefused({ worker, request, settings, insteadOf }: RequestBooking): Refusal | null {
  if (insteadOf) return null;
  if (!worker && !settings.openBookings) return refuse('switched_off', 'Choose a worker for this booking.');
  const isCash = request.paymentMethod === 'cash';
  return isCash && !settings.cashPayments ? refuse('switched_off', 'Choose another way to pay than cash.') : null;
}

/** The pin must match the address. The pin of a rebooked job was accepted before. */
function placeRefused({ request, insteadOf }: RequestBooking): Refusal | null {
  const elsewhere = insteadOf ? null : pinMismatch(request.address);
  return elsewhere && refuse('pin_elsewhere', undefined, elsewhere);
}

/** Refuses a named worker for a job outside their reach or at a time when they are not available. */
function workerRefused({ worker, request, service, settings, now }: RequestBooking, startsAt: string): Refusal | null {
  if (!worker) return null;
  const durationMinutes = minutesOf({ request, service });
  const job = { startsAt, endsAt: addMinutes(startsAt, durationMinutes) };
  return namedWorkerRefused(worker, { job, request: { ...request, durationMinutes }, settings, now });
}

/** Refuses a price that differs from the one the client saw. */
export function priceRefused(
  { expectedPrice }: { expectedPrice?: number | undefined },
  { priceCentavos: price }: Pick<Answered, 'priceCentavos'>,
): Refusal | null {
  return expectedPrice === undefined || expectedPrice === price ? null : refuse('price_changed', undefined, { price });
}

/** The price, if answers add to it: it must be within the platform's limit, as the base price is. */
export function amountsOf({ form, priceCentavos }: Answered): number[] {
  return form && form.priceLines.length > 0 ? [priceCentavos] : [];
}

/** The chosen package, if it is still offered. */
function packageOf({ request, service }: Pick<RequestBooking, 'request' | 'service'>): ServicePackage | undefined {
  return service.packages.find(({ id, isActive }) => isActive && id === request.packageId);
}

/** A package has its own duration. */
function minutesOf(command: Pick<RequestBooking, 'request' | 'service'>): number {
  const { request, service } = command;
  return packageOf(command)?.durationMinutes ?? request.durationMinutes ?? service.durationMinutes;
}

/** Centavos: the package's price; else the worker's rate for this service; else the service's starting price. */
function basePriceOf(command: RequestBooking): number {
  const { worker, service } = command;
  const chosen = packageOf(command);
  if (chosen) return chosen.priceCentavos;
  return worker ? worker.priceCentavos : service.basePriceCentavos;
}

function bookingRequested(
  command: RequestBooking,
  startsAt: string,
  { answers, form, priceCentavos }: Answered,
): Extract<BookingEvent, { type: 'BookingRequested' }>['data'] {
  const { bookingId, now, client, clientPhone, service, worker, request, settings } = command;
  const durationMinutes = minutesOf(command);
  const chosen = packageOf(command);
  return {
    bookingId,
    code: bookingCode(bookingId),
    client,
    clientPhone,
    service: { id: service.id, name: service.name, category: service.category },
    ...(chosen && {
      package: { id: chosen.id, name: chosen.name, names: chosen.names, includes: chosen.includes },
    }),
    worker: worker && {
      workerId: worker.workerId,
      accountId: worker.accountId,
      name: worker.name,
      avatar: worker.avatar,
    },
    startsAt,
    endsAt: addMinutes(startsAt, durationMinutes),
    durationMinutes,
    address: withPrecision(request.address),
    answers,
    notes: request.notes ?? '',
    photos: request.photos ?? [],
    priceCentavos,
    ...(form && { form }),
    paymentMethod: request.paymentMethod,
    paymentAccount: paymentAccountOf(command),
    urgent: request.urgent ?? false,
    requestedAt: now,
    ...answerDeadlines({ now, startsAt, settings, isOneAskedUrgently: request.urgent === true && worker !== null }),
    ...(asksOthersNext(command) && { thenAskOthers: true }),
    ...replacementData(command),
  };
}

/** Default: when it is urgent. */
function asksOthersNext({ worker, settings, request: { urgent = false, thenAskOthers = urgent } }: RequestBooking) {
  return worker !== null && settings.openBookings && thenAskOthers;
}

function paymentAccountOf({ request: { paymentDetails }, insteadOf }: RequestBooking): string | null {
  return paymentDetails?.account ? masked(paymentDetails.account) : (insteadOf?.paymentAccount ?? null);
}

function replacementData({ insteadOf }: RequestBooking) {
  if (!insteadOf) return {};
  const { bookingId, declinedBy, priority } = insteadOf;
  return { insteadOf: bookingId, declinedBy, ...(priority && { priority }) };
}

type AnswerAwaited = {
  now: string;
  startsAt: string;
  settings: Pick<Settings, 'answerWithinHours' | 'urgentAnswerMinutes'>;
};

const HOURS_BEFORE_START = 1;

/**
 * Answers are due after the configured hours, but early enough before the start that the client can still ask others and the
 * worker can come: an hour before, or after half of a shorter time.
 */
export function answerDeadline({ now, startsAt, settings }: AnswerAwaited): string {
  return dueWithin(settings.answerWithinHours * HOUR_MS, { now, startsAt });
}

/** One worker who is asked urgently has less time than the request. */
export function answerDeadlines({ isOneAskedUrgently, ...awaited }: AnswerAwaited & { isOneAskedUrgently: boolean }): {
  answerBy: string;
  workerAnswerBy?: string;
} {
  const answerBy = answerDeadline(awaited);
  if (!isOneAskedUrgently) return { answerBy };
  return { answerBy, workerAnswerBy: dueWithin(awaited.settings.urgentAnswerMinutes * MINUTE_MS, awaited) };
}

function dueWithin(wantedMs: number, { now, startsAt }: Pick<AnswerAwaited, 'now' | 'startsAt'>): string {
  const aheadMs = Math.max(0, Date.parse(startsAt) - Date.parse(now));
  const mostMs = Math.max(aheadMs - HOURS_BEFORE_START * HOUR_MS, aheadMs / 2);
  return new Date(Date.parse(now) + Math.min(wantedMs, mostMs)).toISOString();
}

/** 09171234821 or +639171234821 → 0917 *** 4821: the owner recognises it, others cannot use it. */
function masked(account: string): string {
  const compact = nationalNumber(account.replace(/\s+/g, ''));
  return compact.length < 8 ? `*** ${compact.slice(-2)}` : `${compact.slice(0, 4)} *** ${compact.slice(-4)}`;
}
