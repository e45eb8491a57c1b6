import { addMinutes } from '#contracts/manila-time.ts';
import { EngineUnavailable } from '#infra/eventing/resilience.ts';
import type { DecodedLog } from '#contracts/events/event-log.ts';
import type { bookingHandlers } from '#command-api/booking/handlers.ts';
import { releaseOrphanedSlots } from '#command-api/process-managers/release-orphaned-slots.ts';
import { settleHeldTimes } from '#command-api/process-managers/settle-held-times.ts';
import { whenQuoteRunsOut } from '#command-api/process-managers/when-quote-runs-out.ts';
import { whenTimeTakenTurnDown } from '#command-api/process-managers/when-time-taken-turn-down.ts';
import { whenUnansweredExpire } from '#command-api/process-managers/when-unanswered-expire.ts';
import { type BookingHarness, openBookingHarness } from './booking-harness.ts';
import { kapitolyo } from './test-users.ts';

/** The day before the jobs, a client and two workers. Wednesday's jobs are at nine and at two. */
export function openAgreementHarness(): Promise<BookingHarness> {
  const policies = [
    whenUnansweredExpire,
    whenTimeTakenTurnDown,
    whenQuoteRunsOut,
    releaseOrphanedSlots,
    settleHeldTimes,
  ];
  return openBookingHarness({
    start: '2026-11-17T01:00:00.000Z',
    clients: ['andrea'],
    workers: ['jun', 'nestor'],
    policies,
  });
}

export const nine = '2026-11-18T01:00:00.000Z';
export const two = '2026-11-18T06:00:00.000Z';
export const none = { query: undefined, body: undefined } as const;

/**
 * Short forms of the commands of client and workers on the current harness and handlers, and logs that fail at critical
 * appends.
 */
export function agreements(at: () => { harness: BookingHarness; handlers: ReturnType<typeof bookingHandlers> }) {
  const client = () => at().harness.by.client('andrea');
  const by = (worker: string) => at().harness.by.worker(worker);

  async function book(time: string, workerId?: string): Promise<string> {
    const body = {
      serviceId: 'tap',
      ...(workerId && { workerId }),
      date: '2026-11-18',
      time,
      address: kapitolyo,
      paymentMethod: 'cash' as const,
    };
    return (await at().handlers.createBooking({ params: undefined, query: undefined, body, context: client() })).data
      .id;
  }

  const decline = (id: string, worker: string) =>
    at().handlers.declineBooking({
      params: { id },
      query: undefined,
      body: { reason: 'Too far' },
      context: by(worker),
    });
  const accept = (id: string, worker: string) =>
    at().handlers.acceptBooking({ ...none, params: { id }, context: by(worker) });
  const quote = async (id: string, worker: string, amount: number, validUntil?: string) =>
    (
      await at().handlers.offerQuote({
        params: { id },
        query: undefined,
        body: { amount, ...(validUntil && { validUntil }) },
        context: by(worker),
      })
    ).data.quoteId;
  const acceptQuote = (id: string, quoteId: string, on = at().handlers) =>
    on.acceptQuote({ ...none, params: { id, quoteId }, context: client() });
  const propose = (id: string, time: string, context = client()) =>
    at().handlers.proposeTime({ params: { id }, query: undefined, body: { date: '2026-11-18', time }, context });
  const acceptTime = (id: string, context = by('jun'), on = at().handlers) =>
    on.acceptTime({ ...none, params: { id }, context });
  const slotsOf = async (worker: string) => (await at().harness.calendar(worker)).slots.map(({ startsAt }) => startsAt);
  const holdsOf = async (worker: string) => (await at().harness.calendar(worker)).holds.map(({ startsAt }) => startsAt);

  function logFailingAt(type: string, stored = false): DecodedLog {
    return {
      ...at().harness.eventLog,
      async append(stream, expected, events) {
        if (!events.some((event) => event.type === type)) return at().harness.eventLog.append(stream, expected, events);
        if (stored) await at().harness.eventLog.append(stream, expected, events);
        throw new EngineUnavailable('event log');
      },
    };
  }

  /** A log that runs `happens` just after the first event of this type. */
  function logRunningAfter(type: string, happens: () => Promise<unknown>): DecodedLog {
    let isOver = false;
    return {
      ...at().harness.eventLog,
      async append(stream, expected, events) {
        const appended = await at().harness.eventLog.append(stream, expected, events);
        if (!isOver && events.some((event) => event.type === type)) {
          isOver = true;
          await happens();
        }
        return appended;
      },
    };
  }

  async function later(minutes: number): Promise<void> {
    const { harness } = at();
    harness.clock.set(new Date(addMinutes(harness.clock.now(), minutes)));
    await harness.runPolicies();
  }

  return {
    client,
    by,
    book,
    decline,
    accept,
    quote,
    acceptQuote,
    propose,
    acceptTime,
    slotsOf,
    holdsOf,
    logFailingAt,
    logRunningAfter,
    later,
  };
}
