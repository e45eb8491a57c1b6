import { describe, expect, it } from 'vitest';
import type { Booking } from '#contracts/views/booking.ts';
import { bookingFixture } from '../../../domain/booking/testing/booking-fixture.ts';
import { cardAction, cardTrouble, sortByUrgency } from './client-card.ts';

const paying = (payment: Partial<Booking['payment']>, changes: Partial<Booking> = {}) =>
  bookingFixture({ ...changes, payment: { ...bookingFixture().payment, ...payment } });
const asked: Partial<Booking['payment']> = {
  status: 'requested',
  allowedActions: ['pay'],
  requested: 101_000,
  owed: 101_000,
};

describe('cardAction', () => {
  it('returns an action that waits for the client', () => {
    expect(cardAction(bookingFixture({ status: 'quoted', allowedActions: ['cancel', 'accept_quote'] }))).toMatchObject({
      word: 'doChoose',
      to: '/client/bookings/b1',
      turn: true,
    });
    expect(cardAction(paying(asked, { status: 'completed', allowedActions: ['review'] }))).toMatchObject({
      word: 'doPay',
      values: { due: '₱1,010' },
    });
  });

  it('returns a message to an expected worker, and booking again after the end', () => {
    expect(cardAction(bookingFixture())).toEqual({ word: 'doMessage', to: '/client/chat?booking=b1', turn: false });
    expect(cardAction(bookingFixture({ status: 'cancelled', allowedActions: [] }))).toEqual({
      word: 'doBookAgain',
      turn: false,
    });
    expect(cardAction(bookingFixture({ status: 'pending', worker: null }))).toBeNull();
  });
});

describe('cardTrouble', () => {
  it('returns a payment problem, or the amount due after the job', () => {
    expect(cardTrouble(paying({ ...asked, status: 'failed' }))).toMatchObject({
      word: 'paymentFailed',
      tone: 'danger',
    });
    expect(cardTrouble(paying({ ...asked, status: 'failed', method: 'bank_transfer' }))?.word).toBe('transferNotFound');
    expect(cardTrouble(paying(asked, { status: 'completed' }))).toEqual({
      word: 'due',
      values: { due: '₱1,010' },
      tone: 'mango',
    });
  });

  it('returns null without a problem', () => {
    expect(cardTrouble(paying(asked))).toBeNull();
    expect(cardTrouble(paying({ ...asked, status: 'processing' }, { status: 'completed' }))).toBeNull();
  });
});

it('sorts bookings that wait for the client first, then by start', () => {
  const at = (id: string, startsAt: string, allowedActions: Booking['allowedActions'] = ['cancel']) =>
    bookingFixture({ id, startsAt, allowedActions });
  const later = at('later', '2026-11-20T01:00:00.000Z');
  const soon = at('soon', '2026-11-18T01:00:00.000Z');
  const asks = at('asks', '2026-11-25T01:00:00.000Z', ['accept_time']);
  expect(sortByUrgency([later, asks, soon]).map(({ id }) => id)).toEqual(['asks', 'soon', 'later']);
});
