import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { eventSchemas } from '#contracts/events/registry.ts';
import { typesCreatedIn } from './event-emitters.ts';
import { eventReactionsPage } from './event-reactions.ts';

const decided = (source: string) =>
  Object.fromEntries(
    typesCreatedIn(parseSync('decide-job.ts', source).program, {
      types: new Set(Object.keys(eventSchemas)),
      constants: new Map([['platformReset', 'SystemReset']]),
    }),
  );

describe('the functions that decide an event', () => {
  it('are the exported functions that make it', () => {
    expect(decided("export function accept() { return [{ type: 'BookingAccepted', data: {} }]; }")).toEqual({
      accept: ['BookingAccepted'],
    });
  });

  it('include those that make it through another function or table of the module', () => {
    const source = `
      const answers = { accepted: 'RescheduleAccepted' } as const;
      function answer(how) { return [{ type: answers[how], data: {} }]; }
      export const acceptTime = () => answer('accepted');`;
    expect(decided(source)).toEqual({ acceptTime: ['RescheduleAccepted'] });
  });

  it('include one that makes one of two events, or an event with its own name', () => {
    const source = `
      export function settle(isPaid) { return { type: isPaid ? 'PayoutPaid' : ('PayoutFailed' as const), data: {} }; }
      export function reset() { return { type: platformReset, data: {} }; }`;
    expect(decided(source)).toEqual({ settle: ['PayoutPaid', 'PayoutFailed'], reset: ['SystemReset'] });
  });

  it('exclude those that only compare it, or name it in a type', () => {
    const source = `
      type Accepted = { type: 'BookingAccepted' };
      export function isAccepted(event) { return event.type === 'BookingAccepted'; }`;
    expect(decided(source)).toEqual({});
  });
});

it('shows for each event the code that emits it and reacts to it', async () => {
  const page = await eventReactionsPage();
  const rowOf = (type: string) => page.split('\n').find((line) => line.startsWith(`| ${type} |`));
  for (const part of [
    '[acceptBooking](../../command-api/booking/decide-job.ts)',
    '[bookingHandlers](../../command-api/booking/handlers.ts)',
    '`jobAgreed`, `requestEnded`, `timeAgreed`',
    '[bookings](../../projectors/read-models/booking/bookings.ts)',
    '[when-time-taken-turn-down](../../command-api/process-managers/when-time-taken-turn-down.ts)',
    '[booking](../../contracts/event-texts/booking.ts), notifies',
    '`suki.booking.accepted.v1`',
  ])
    expect(rowOf('BookingAccepted')).toContain(part);
  // A policy sends the command; a switch leads to the function that decides it.
  expect(rowOf('BookingExpired')).toContain('[whenUnansweredExpire]');
  expect(rowOf('PaymentVerified')).toContain('[paymentHandlers]');
  expect(rowOf('PaymentVerified')).not.toContain('[whenOverpaidRefund]');
  expect(page).not.toContain('## other');
});
