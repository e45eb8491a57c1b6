import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { eventReactionsPage, eventsDecidedIn } from './event-reactions.ts';

const decided = (source: string) =>
  Object.fromEntries(
    eventsDecidedIn(parseSync('decide-job.ts', source).program, new Map([['platformReset', 'SystemReset']])),
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

it('shows for each event the code that decides it and reacts to it', async () => {
  const page = await eventReactionsPage();
  const row = page.split('\n').find((line) => line.startsWith('| BookingAccepted |'));
  expect(row).toContain('[acceptBooking](../command-api/booking/decide-job.ts)');
  expect(row).toContain('[bookings](../projectors/read-models/booking/bookings.ts)');
  expect(row).toContain('[when-time-taken-turn-down](../command-api/process-managers/when-time-taken-turn-down.ts)');
  expect(row).toContain('`suki.booking.accepted.v1`');
  expect(page).not.toContain('## other');
});
