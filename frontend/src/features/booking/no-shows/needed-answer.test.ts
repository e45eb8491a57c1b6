import { describe, expect, it } from 'vitest';
import { bookingFixture } from '../../../domain/booking/testing/booking-fixture.ts';
import { neededAnswer } from './needed-answer.ts';

const closesAt = '2026-11-19T02:30:00.000Z';

describe('neededAnswer', () => {
  it.each([
    ['that goes as planned, of nobody', bookingFixture({ status: 'accepted' }), null, null],
    [
      'whose worker is late, of both',
      bookingFixture({ status: 'accepted', overdue: { stage: 'unstarted', closesAt } }),
      'needsClientThere',
      'needsWorkerThere',
    ],
    [
      'that should be done, of both',
      bookingFixture({ status: 'in_progress', overdue: { stage: 'unfinished', closesAt } }),
      'isDone',
      'isWorkDone',
    ],
    [
      'at whose door nobody is found, first of who isn’t found',
      bookingFixture({
        status: 'arrived',
        allowedActions: ['answer_no_show'],
        overdue: { stage: 'unstarted', closesAt },
      }),
      'cantFindYou',
      'clientCantFindYou',
    ],
    ['that is done and paid, of nobody', bookingFixture({ status: 'completed' }), null, null],
    [
      'that is done and whose cash nobody has confirmed, of who gets it',
      bookingFixture({
        status: 'completed',
        payment: { ...bookingFixture().payment, status: 'requested', method: 'cash', allowedActions: ['confirm_cash'] },
      }),
      null,
      'gotCash',
    ],
  ] as const)('returns the question about %s', (_, booking, ofClient, ofWorker) => {
    expect([neededAnswer(booking, 'client'), neededAnswer(booking, 'worker')]).toEqual([ofClient, ofWorker]);
  });
});
