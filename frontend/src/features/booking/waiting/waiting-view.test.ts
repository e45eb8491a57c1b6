import { expect, it } from 'vitest';
import { bookingStatuses, type BookingStatus } from '#contracts/booking/lifecycle.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import { bookingFlowEn } from '../../booking-flow/booking-flow.en.ts';
import { waitingView } from './waiting-view.ts';

const booking = (status: BookingStatus, worker: { name: string } | null = { name: 'Jun Bautista' }) => ({
  status,
  worker,
  service: { name: 'Kitchen tap repair' },
  decline: null,
  answerBy: manilaInstant('2026-11-18', '08:00'),
  workerAnswerBy: null,
  startsAt: manilaInstant('2026-11-18', '09:30'),
});

it('names the expected worker and the deadline', () => {
  const { title, values } = waitingView(booking('pending'), 'en-PH');
  expect(title).toBe('waitingFor');
  expect(values).toMatchObject({
    name: 'Jun',
    time: '8:00\u00a0AM',
    day: 'Wed, Nov 18',
    when: 'Wed, Nov 18, 9:30\u00a0AM',
  });
});

it('waits for all workers if the booking is open', () => {
  expect(waitingView(booking('pending', null), 'en-PH').title).toBe('waitingOpen');
  expect(waitingView(booking('declined', null), 'en-PH').title).toBe('declinedNobody');
});

it.each(['declined', 'expired', 'cancelled'] as const)('offers another attempt after %s', (status) => {
  expect(waitingView(booking(status), 'en-PH')).toMatchObject({ again: true, mood: 'sad' });
});

it('explains that another job took the time', () => {
  const decline = {
    reason: 'That time went to another job',
    at: manilaInstant('2026-11-17', '08:00'),
    cause: 'time_taken' as const,
  };
  expect(waitingView({ ...booking('declined'), decline }, 'en-PH')).toMatchObject({
    title: 'timeWent',
    again: true,
    values: { name: 'Jun' },
  });
});

it('explains that the worker accepts no jobs now, and that others can be asked', () => {
  const decline = {
    reason: 'This worker can’t take jobs now',
    at: manilaInstant('2026-11-17', '08:00'),
    cause: 'worker_unavailable' as const,
  };
  expect(waitingView({ ...booking('declined'), decline }, 'en-PH')).toMatchObject({
    title: 'workerAway',
    again: true,
    values: { name: 'Jun' },
  });
});

it('shows an ended job as ended, not as continuing', () => {
  expect(waitingView(booking('completed'), 'en-PH')).toMatchObject({
    title: 'over',
    mood: 'good',
    values: { service: 'Kitchen tap repair' },
  });
});

it('offers no other attempt after acceptance', () => {
  expect(waitingView(booking('accepted'), 'en-PH')).toMatchObject({ again: false, mood: 'good' });
});

it.each(bookingStatuses)('has texts for %s', (status) => {
  const { title, text } = waitingView(booking(status), 'en-PH');
  expect(bookingFlowEn[title]).toBeTruthy();
  expect(bookingFlowEn[text]).toBeTruthy();
});
