import { thePolicy, transitionFor } from '#contracts/booking/allowed-actions.ts';
import type { BookingStatus } from '#contracts/booking/lifecycle.ts';
import type { BookingEvent } from '#contracts/events/booking.ts';
import { HOUR_MS } from '#contracts/manila-time.ts';
import { isRefusal, type Refusal, refuse } from '#contracts/refusal.ts';
import type { Decision } from '../command-handling/decision.ts';
import { withinAmountLimit } from '../platform/amount-limit.ts';
import type { Booking, BookingState } from '#contracts/booking/booking-state.ts';
import type { DataOf, OfferQuote, OnQuote } from './commands.ts';
import { commissionRefused, notAllowedNow, authorizeTransition, versionRefused } from './authorize-transition.ts';
import { openQuoteOf } from '#contracts/booking/booking-fold.ts';
import type { Quote } from '#contracts/booking/booking-state.ts';

export function offerQuote(command: OfferQuote, state: BookingState): Decision<BookingEvent> {
  const { quoteId, worker, amountCentavos, message, now } = command;
  if (state.kind === 'booking' && state.quotes.some(({ id }) => id === quoteId)) return [];
  const permission = authorizeTransition('quote', command, state);
  if (isRefusal(permission)) return permission;
  const { booking } = permission;
  const changed =
    versionRefused(command.requestVersion, booking) ?? commissionRefused(command.commissionPercent, command);
  if (changed) return changed;
  const validUntil = validityOf(command, booking);
  if (isRefusal(validUntil)) return validUntil;
  const former = openQuoteOf(booking, worker.workerId);
  const { bookingId, clientId } = booking;
  const offered: BookingEvent = {
    type: 'QuoteOffered',
    data: {
      bookingId,
      clientId,
      quoteId,
      worker,
      amountCentavos,
      message,
      validUntil,
      offeredAt: now,
      replaces: former?.id ?? null,
      commissionPercent: command.settings.commissionPercent,
      ...(former && { beforeCentavos: former.amountCentavos }),
    },
  };
  return withinAmountLimit([offered], command.settings, () => [amountCentavos]);
}

/** A quote does not extend the request: it is valid at most until the answer is due (design section 4). */
function validityOf({ validUntil, now, settings }: OfferQuote, { answerBy, startsAt }: Booking): string | Refusal {
  const wantedMs = validUntil === null ? Date.parse(now) + settings.quoteValidHours * HOUR_MS : Date.parse(validUntil);
  if (wantedMs <= Date.parse(now)) return refuse('invalid', 'A quote must be valid for some time from now on.');
  if (validUntil !== null && wantedMs > Date.parse(startsAt))
    return refuse('invalid', 'A quote can’t be valid longer than until the job starts.');
  return new Date(Math.min(wantedMs, Date.parse(answerBy))).toISOString();
}

/** The command's quote, if the transition table allows the action. Quotes of other workers are `not_found` for a worker. */
function onQuote(
  action: 'withdraw_quote' | 'accept_quote' | 'reject_quote',
  command: OnQuote,
  state: BookingState,
): { booking: Booking; quote: Quote; status: BookingStatus } | Refusal {
  const permission = authorizeTransition(action, command, state);
  if (isRefusal(permission)) return permission;
  const { booking, party, status } = permission;
  const quote = booking.quotes.find(({ id }) => id === command.quoteId);
  if (!quote || (party !== 'client' && quote.worker.workerId !== command.viewer.workerId)) return refuse('not_found');
  return quote.status === 'open' ? { booking, quote, status } : notAllowedNow(command, booking);
}

function is(status: Quote['status'], { quoteId, viewer }: OnQuote, state: BookingState): boolean {
  if (state.kind === 'none') return false;
  const quote = state.quotes.find(({ id }) => id === quoteId);
  return (
    quote?.status === status &&
    (status === 'withdrawn' ? quote.worker.workerId === viewer.workerId : state.clientId === viewer.accountId)
  );
}

/** Data of events that end a quote. `status`: the booking's status afterwards. */
export function endedQuoteData(
  { bookingId, clientId }: Booking,
  { id: quoteId, worker, amountCentavos }: Quote,
  status: BookingStatus,
) {
  return {
    bookingId,
    clientId,
    workerId: worker.workerId,
    workerAccountId: worker.accountId,
    quoteId,
    workerName: worker.name,
    amountCentavos,
    status,
  };
}

export function withdrawQuote(command: OnQuote, state: BookingState): Decision<BookingEvent> {
  if (is('withdrawn', command, state)) return [];
  const found = onQuote('withdraw_quote', command, state);
  return isRefusal(found)
    ? found
    : [{ type: 'QuoteWithdrawn', data: endedQuoteData(found.booking, found.quote, found.status) }];
}

export function rejectQuote(command: OnQuote, state: BookingState): Decision<BookingEvent> {
  if (is('rejected', command, state)) return [];
  const found = onQuote('reject_quote', command, state);
  return isRefusal(found)
    ? found
    : [{ type: 'QuoteRejected', data: endedQuoteData(found.booking, found.quote, found.status) }];
}

/** An open quote from before the last change of the request: its worker must confirm it first. */
function isOutdated({ quoteId, viewer }: OnQuote, state: BookingState): boolean {
  if (state.kind === 'none' || state.clientId !== viewer.accountId) return false;
  const quote = state.quotes.find(({ id }) => id === quoteId);
  return quote?.status === 'open' && quote.requestVersion !== state.requestVersion;
}

/** Sets the worker and the price, and closes all other quotes. Refuses an expired quote, even before the platform closes it. */
export function acceptQuote(command: DataOf<'AcceptQuote'>, state: BookingState): Decision<BookingEvent> {
  if (is('accepted', command, state)) return [];
  if (isOutdated(command, state)) return refuse('quote_outdated');
  const found = onQuote('accept_quote', command, state);
  if (isRefusal(found)) return found;
  const { booking, quote } = found;
  if (Date.parse(quote.validUntil) <= Date.parse(command.now)) return notAllowedNow(command, booking);
  const { bookingId, clientId, startsAt, endsAt } = booking;
  const closed = booking.quotes.filter(({ status, id }) => status === 'open' && id !== quote.id);
  return [
    {
      type: 'QuoteAccepted',
      data: {
        bookingId,
        clientId,
        quoteId: quote.id,
        worker: quote.worker,
        workerPhone: command.workerPhone,
        startsAt,
        endsAt,
        priceCentavos: quote.amountCentavos,
        beforeCentavos: booking.priceCentavos,
        commissionPercent: quote.commissionPercent ?? command.settings.commissionPercent,
        closed: closed.map(({ id, worker }) => ({
          quoteId: id,
          workerId: worker.workerId,
          workerAccountId: worker.accountId,
        })),
      },
    },
  ];
}

/** Closes an expired quote; no effect before its time or once it is not open. */
export function expireQuote(
  { quoteId, now, settings }: DataOf<'ExpireQuote'>,
  state: BookingState,
): Decision<BookingEvent> {
  if (state.kind === 'none') return [];
  const quote = state.quotes.find(({ id }) => id === quoteId);
  const row = transitionFor('expire_quote', state, thePolicy, now, settings);
  if (!row || quote?.status !== 'open' || Date.parse(now) < Date.parse(quote.validUntil)) return [];
  return [{ type: 'QuoteExpired', data: endedQuoteData(state, quote, row.to ?? state.status) }];
}
