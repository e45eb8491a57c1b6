import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cancellationFee } from '#contracts/booking/cancellation-fee.ts';
import type { BookingEvent } from '#contracts/events/booking.ts';
import { addMinutes } from '#contracts/manila-time.ts';
import { isRefusal } from '#contracts/refusal.ts';
import { defaultSettings } from '#contracts/platform/settings.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { BookingState } from '#contracts/booking/booking-state.ts';
import type { ByPolicy, FollowUp } from './commands.ts';
import { bookingDecider } from './decider.ts';
import { askOthers } from './decide-asking-others.ts';
import {
  dayAfterEnd,
  accepted,
  answerDeadline,
  arrived,
  arrivedInTime,
  late,
  newStart,
  noShowAnsweredBy,
  noShowOf,
  noShowReportedBy,
  overdue,
  overdueEvent,
  proposalBy,
  requested,
  requestedAt,
  started,
  startsAt,
  viewers,
} from './testing/booking-fixture.ts';
import { actions, acting as by, given } from './testing/lifecycle-fixture.ts';
import {
  cancelForSuspension,
  followUpJob,
  disputeNoShow,
  reopenBooking,
  reportNoShow,
  settleNoShow,
} from './decide-no-shows.ts';

const types = (decision: Decision<BookingEvent>) =>
  isRefusal(decision) ? decision.refused : decision.map(({ type }) => type);
const at = (now: string) => ({ now, settings: defaultSettings });
const followUp = (what: FollowUp, data: ByPolicy, state: BookingState) => followUpJob({ ...data, may: [what] }, state);
const onTheWay = [requested, accepted];
const atTheDoor = [...onTheWay, arrivedInTime];
const atWork = [...atTheDoor, started];

describe('the worker is absent', () => {
  it('the client can report it from fifteen minutes after the start', () => {
    expect(types(reportNoShow(by(viewers.client, addMinutes(startsAt, 14)), given(onTheWay)))).toBe('not_allowed_now');
    expect(reportNoShow(by(viewers.client, late), given(onTheWay))).toMatchObject([
      { type: 'NoShowReported', data: { by: 'client', workerAccountId: 'a-jun', reportedAt: late, answerBy: null } },
    ]);
  });

  it('uses the minutes of the settings', () => {
    const settings = { ...defaultSettings, noShowAfterMinutes: 30 };
    expect(types(reportNoShow({ ...by(viewers.client, late), settings }, given(onTheWay)))).toBe('not_allowed_now');
  });

  it('only the client can report a worker on the way', () => {
    for (const viewer of [viewers.worker, viewers.admin])
      expect(types(reportNoShow(by(viewer, late), given(onTheWay)))).toBe('not_allowed_now');
    expect(types(reportNoShow(by(viewers.stranger, late), given(onTheWay)))).toBe('forbidden');
  });

  it('cancelling is free for a late worker, and counts as a no-show only after a report', () => {
    const left = (events: readonly BookingEvent[], now: string) =>
      actions.cancel(by(viewers.client, now), given(events));
    expect(left([...onTheWay, noShowReportedBy('client')], late)).toMatchObject([
      { data: { feeCentavos: 0, cause: 'worker_no_show' } },
    ]);
    expect(left(onTheWay, late)).toMatchObject([{ data: { feeCentavos: 0 } }]);
    expect(left(onTheWay, late)).not.toMatchObject([{ data: { cause: 'worker_no_show' } }]);
    expect(left(onTheWay, addMinutes(startsAt, 14))).toMatchObject([{ data: { feeCentavos: 150_00 } }]);
  });

  it('the preview of the cancellation fee agrees', () => {
    const booking = { status: 'accepted', startsAt, requestedAt, priceCentavos: 650_00, freeUntil: null } as const;
    expect(cancellationFee(booking, 'client', late, defaultSettings).fee).toBe(0);
    expect(cancellationFee({ ...booking, status: 'arrived' }, 'client', late, defaultSettings).fee).toBe(150_00);
  });

  it('one command reports it, cancels and then asks other workers', () => {
    const left = askOthers(by(viewers.client, late), given(onTheWay)) as BookingEvent[];
    expect(left).toMatchObject([
      { type: 'NoShowReported' },
      { type: 'BookingCancelled', data: { by: 'client', cause: 'worker_no_show', feeCentavos: 0 } },
    ]);
    expect(types(askOthers(by(viewers.client, late), given([...onTheWay, ...left])))).toEqual(['OthersAsked']);
    expect(types(askOthers(by(viewers.client, addMinutes(startsAt, 14)), given(onTheWay)))).toBe('not_allowed_now');
  });

  it('a later arrival records the delay in minutes and answers the report', () => {
    const came = actions.arrive(
      by(viewers.worker, addMinutes(startsAt, 21)),
      given([...onTheWay, noShowReportedBy('client')]),
    ) as BookingEvent[];
    expect(came).toMatchObject([{ data: { lateMinutes: 21 } }]);
    expect(given([...onTheWay, noShowReportedBy('client'), ...came])).toMatchObject({
      status: 'arrived',
      noShow: null,
    });
    expect(actions.arrive(by(viewers.worker, addMinutes(startsAt, 14)), given(onTheWay))).toMatchObject([
      { data: { arrivedAt: addMinutes(startsAt, 14) } },
    ]);
    expect(actions.arrive(by(viewers.worker, addMinutes(startsAt, 14)), given(onTheWay))).not.toMatchObject([
      { data: { lateMinutes: 14 } },
    ]);
  });

  it('after the worker answers, a second report must wait for fifteen minutes', () => {
    const told = given([...onTheWay, noShowReportedBy('client'), noShowAnsweredBy('worker', addMinutes(late, 5))]);
    expect(types(reportNoShow(by(viewers.client, addMinutes(late, 19)), told))).toBe('not_allowed_now');
    expect(types(reportNoShow(by(viewers.client, addMinutes(late, 20)), told))).toEqual(['NoShowReported']);
  });

  it('counts from the new start of a moved job', () => {
    const moved = actions.accept_time(
      by(viewers.client, late),
      given([...onTheWay, proposalBy('worker')]),
    ) as BookingEvent[];
    expect(types(reportNoShow(by(viewers.client, late), given([...onTheWay, proposalBy('worker'), ...moved])))).toBe(
      'not_allowed_now',
    );
    expect(
      types(
        reportNoShow(
          by(viewers.client, addMinutes(newStart, 15)),
          given([...onTheWay, proposalBy('worker'), ...moved]),
        ),
      ),
    ).toEqual(['NoShowReported']);
  });
});

describe('the client is absent', () => {
  it('the arrived worker can report it from fifteen minutes after the start; the client has ten minutes to answer', () => {
    expect(types(reportNoShow(by(viewers.worker, addMinutes(startsAt, 14)), given(atTheDoor)))).toBe('not_allowed_now');
    expect(reportNoShow(by(viewers.worker, late), given(atTheDoor))).toMatchObject([
      { data: { by: 'worker', answerBy: answerDeadline } },
    ]);
  });

  it('a late worker waits as long after arrival', () => {
    const cameLate = actions.arrive(by(viewers.worker, addMinutes(startsAt, 20)), given(onTheWay)) as BookingEvent[];
    expect(types(reportNoShow(by(viewers.worker, addMinutes(startsAt, 34)), given([...onTheWay, ...cameLate])))).toBe(
      'not_allowed_now',
    );
    expect(
      types(reportNoShow(by(viewers.worker, addMinutes(startsAt, 35)), given([...onTheWay, ...cameLate]))),
    ).toEqual(['NoShowReported']);
  });

  it('an old arrival event without a time counts as in time', () =>
    expect(types(reportNoShow(by(viewers.worker, late), given([...onTheWay, arrived])))).toEqual(['NoShowReported']));

  it('without an answer, cancels the job with the fee, at most the price', () => {
    const waiting = given([...atTheDoor, noShowReportedBy('worker')]);
    expect(followUp('close_no_show', at(addMinutes(answerDeadline, -1)), waiting)).toEqual([]);
    expect(followUp('close_no_show', at(answerDeadline), waiting)).toMatchObject([
      { type: 'BookingCancelled', data: { by: 'policy', cause: 'client_no_show', feeCentavos: 150_00 } },
    ]);
    expect(
      followUp(
        'close_no_show',
        { now: answerDeadline, settings: { ...defaultSettings, cancellationFee: 900_00 } },
        waiting,
      ),
    ).toMatchObject([{ data: { feeCentavos: 650_00 } }]);
  });

  it('leaves the client the whole time to answer, and no more, when the clock is set meanwhile', () => {
    const waiting = given([...atTheDoor, noShowReportedBy('worker')]);
    fc.assert(
      fc.property(fc.integer({ min: -300, max: 300 }), (minutes) => {
        const closed = (now: string) =>
          types(followUpJob({ ...at(now), may: ['close_no_show'], steppedMs: minutes * 60_000 }, waiting));
        expect(closed(addMinutes(answerDeadline, minutes - 1))).toEqual([]);
        expect(closed(addMinutes(answerDeadline, minutes))).toEqual(['BookingCancelled']);
      }),
    );
  });

  it.each([
    ['answered', noShowAnsweredBy('client')],
    ['the work has begun', started],
  ] as const)('keeps the job when %s', (_, event) => {
    expect(
      followUp('close_no_show', at(answerDeadline), given([...atTheDoor, noShowReportedBy('worker'), event])),
    ).toEqual([]);
  });
});

describe('both sides report each other', () => {
  const reported = (events: readonly BookingEvent[], who: 'client' | 'worker', now: string): BookingEvent[] => {
    const said = reportNoShow(by(viewers[who], now), given(events));
    if (isRefusal(said)) throw new Error(said.refused);
    return [...events, ...said];
  };
  const cameAt = (events: readonly BookingEvent[], now: string): BookingEvent[] => {
    const came = actions.arrive(by(viewers.worker, now), given(events));
    if (isRefusal(came)) throw new Error(came.refused);
    return [...events, ...came];
  };
  const [sixteen, seventeen, thirtyThree] = [16, 17, 33].map((minutes) => addMinutes(startsAt, minutes)) as [
    string,
    string,
    string,
  ];
  const clientFirst = reported(cameAt(reported(onTheWay, 'client', sixteen), seventeen), 'worker', thirtyThree);
  const workerFirst = reported(reported(atTheDoor, 'worker', sixteen), 'client', seventeen);
  const workerIsThere = reported(atTheDoor, 'client', late);

  it.each([
    ['the client first', clientFirst, ['client', 'worker']],
    ['the worker first', workerFirst, ['worker', 'client']],
    ['the client alone, of a worker who says that they are there', workerIsThere, ['client']],
  ] as const)('%s: charges neither side, keeps both reports and waits for staff', (_, events, said) => {
    const state = given(events);
    expect(state).toMatchObject({ noShowCase: 'disputed', noShowReports: said.map((side) => ({ by: side })) });
    for (const what of ['close_no_show', 'close_overdue'] as const)
      expect(followUp(what, at(dayAfterEnd), state)).toEqual([]);
    for (const side of [viewers.client, viewers.worker])
      expect(types(actions.cancel(by(side, dayAfterEnd), state))).toBe('not_allowed_now');
    const settle = (verdict: Omit<Parameters<typeof settleNoShow>[0], 'viewer' | 'now' | 'settings' | 'reason'>) =>
      settleNoShow({ ...by(viewers.admin, dayAfterEnd), ...verdict, reason: 'The guard saw him' }, state);
    expect(settle({ outcome: 'upheld', against: 'client' })).toMatchObject([
      { type: 'BookingCancelled', data: { by: 'admin', cause: 'client_no_show', feeCentavos: 150_00 } },
      { type: 'NoShowSettled', data: { against: 'client', outcome: 'upheld', feeCentavos: 150_00 } },
    ]);
    expect(settle({ outcome: 'upheld', against: 'worker' })).toMatchObject([
      { type: 'BookingCancelled', data: { cause: 'worker_no_show', feeCentavos: 0 } },
      { type: 'NoShowSettled', data: { against: 'worker', feeCentavos: 0 } },
    ]);
    expect(settle({ outcome: 'waived' })).toMatchObject([
      { type: 'BookingCancelled', data: { cause: 'unstarted', feeCentavos: 0 } },
    ]);
    expect(types(settle({ outcome: 'upheld' }))).toBe('invalid');
  });

  it('closes the case when the work starts after all', () => {
    const began = actions.start(by(viewers.worker, thirtyThree), given(workerFirst)) as BookingEvent[];
    expect(given([...workerFirst, ...began])).toMatchObject({ status: 'in_progress', noShowCase: null });
  });

  it('never charges a fee for silence once both have reported, and keeps every report', () => {
    const deed = fc.record({
      after: fc.integer({ min: 0, max: 20 }),
      what: fc.constantFrom('arrive' as const, 'report' as const, 'answer' as const, 'silence' as const),
      who: fc.constantFrom('client' as const, 'worker' as const),
    });
    const done = (what: string, who: 'client' | 'worker', now: string, state: BookingState): Decision<BookingEvent> => {
      if (what === 'silence') return followUp('close_no_show', at(now), state);
      if (what === 'arrive') return actions.arrive(by(viewers.worker, now), state);
      return actions[what === 'report' ? 'report_no_show' : 'answer_no_show'](by(viewers[who], now), state);
    };
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.array(deed, { minLength: 3, maxLength: 10 }), (deeds) => {
        let [state, now] = [given(onTheWay), startsAt];
        const said: string[] = [];
        for (const { after, what, who } of deeds) {
          now = addMinutes(now, after);
          const decision = done(what, who, now, state);
          if (isRefusal(decision)) continue;
          if (decision.some(({ type }) => type === 'NoShowReported')) said.push(who);
          state = decision.reduce(bookingDecider.evolve, state);
          if (state.kind === 'none') throw new Error('No booking');
          expect(state.noShowReports).toHaveLength(said.length);
          if (!state.cancellation) continue;
          expect(said).toContain('worker');
          expect(said).not.toContain('client');
          seen.add('charged');
          return;
        }
        if (said.includes('worker') && said.includes('client')) seen.add('contradicted');
      }),
      { numRuns: 1000 },
    );
    expect([...seen].sort()).toEqual(['charged', 'contradicted']);
  });
});

describe('disputing a no-show', () => {
  const [workers, clients] = [
    [...onTheWay, noShowOf('worker')],
    [...atTheDoor, noShowOf('client', 150_00)],
  ];
  const withinADay = addMinutes(late, 24 * 60 - 1);

  it('is possible once, within a day, for the absent side', () => {
    const said = disputeNoShow(
      { ...by(viewers.worker, withinADay), reason: 'I rang twice' },
      given(workers),
    ) as BookingEvent[];
    expect(said).toMatchObject([{ type: 'NoShowDisputed', data: { by: 'worker', reason: 'I rang twice' } }]);
    expect(disputeNoShow({ ...by(viewers.worker, withinADay), reason: 'Again' }, given([...workers, ...said]))).toEqual(
      [],
    );
    expect(
      types(disputeNoShow({ ...by(viewers.worker, addMinutes(withinADay, 1)), reason: 'Late' }, given(workers))),
    ).toBe('not_allowed_now');
    expect(types(disputeNoShow({ ...by(viewers.client, late), reason: 'No' }, given(workers)))).toBe('not_allowed_now');
    expect(
      types(disputeNoShow({ ...by(viewers.client, late), reason: 'I was in the garden' }, given(clients))),
    ).toEqual(['NoShowDisputed']);
  });

  it('an admin upholds it, or waives it with its fee, once', () => {
    const settle = (outcome: 'upheld' | 'waived', history: readonly BookingEvent[]) =>
      settleNoShow({ ...by(viewers.admin, late), outcome, reason: 'The guard saw him' }, given(history));
    expect(settle('waived', clients)).toMatchObject([
      { data: { against: 'client', outcome: 'waived', feeCentavos: 0 } },
    ]);
    expect(settle('upheld', clients)).toMatchObject([{ data: { outcome: 'upheld', feeCentavos: 150_00 } }]);
    const waived = [...clients, ...(settle('waived', clients) as BookingEvent[])];
    expect(given(waived)).toMatchObject({
      status: 'cancelled',
      cancellation: { feeCentavos: 0 },
      noShowCase: 'waived',
    });
    expect([settle('waived', waived), types(settle('upheld', waived))]).toEqual([[], 'not_allowed_now']);
  });

  it('the client can ask other workers if the worker was absent, not if they were absent themselves', () => {
    expect(types(askOthers(by(viewers.client, late), given(workers)))).toEqual(['OthersAsked']);
    expect(types(askOthers(by(viewers.client, late), given(clients)))).toBe('not_allowed_now');
  });
});

describe('an overdue job', () => {
  it.each([
    ['on the way', onTheWay, late, 'unstarted'],
    ['at work', atWork, overdue, 'unfinished'],
  ] as const)('%s: both sides are asked once', (_, history, now, stage) => {
    expect(followUp('ask_overdue', at(addMinutes(now, -1)), given(history))).toEqual([]);
    expect(followUp('ask_overdue', at(now), given(history))).toMatchObject([
      { type: 'BookingOverdue', data: { stage, closesAt: dayAfterEnd } },
    ]);
    expect(followUp('ask_overdue', at(now), given([...history, overdueEvent(stage)]))).toEqual([]);
  });

  it('asks again at the end after it asked at the start', () => {
    expect(
      followUp('ask_overdue', at(overdue), given([...onTheWay, overdueEvent('unstarted'), arrived, started])),
    ).toMatchObject([{ data: { stage: 'unfinished' } }]);
  });

  it.each([
    ['on the way', onTheWay, 'unstarted'],
    [
      'on the way, though the client said that nobody came',
      [...onTheWay, noShowReportedBy('client')],
      'worker_no_show',
    ],
    [
      'on the way, as the worker said then',
      [...onTheWay, noShowReportedBy('client'), noShowAnsweredBy('worker')],
      'unstarted',
    ],
    ['at the door', atTheDoor, 'unstarted'],
    ['at work', atWork, 'unfinished'],
  ] as const)('%s: closes a day after its end, free of charge', (_, history, cause) => {
    expect(followUp('close_overdue', at(addMinutes(dayAfterEnd, -1)), given(history))).toEqual([]);
    expect(followUp('close_overdue', at(dayAfterEnd), given(history))).toMatchObject([
      { type: 'BookingCancelled', data: { by: 'policy', cause, feeCentavos: 0 } },
    ]);
  });

  it('can be completed by its client or an admin for the agreed amount', () => {
    for (const who of ['client', 'admin'] as const) {
      expect(types(actions.complete(by(viewers[who], addMinutes(overdue, -1)), given(atWork)))).toBe('not_allowed_now');
      expect(actions.complete(by(viewers[who], overdue), given(atWork))).toMatchObject([
        { type: 'WorkCompleted', data: { by: who, finalAmountCentavos: 650_00 } },
      ]);
    }
    expect(actions.complete(by(viewers.worker, overdue), given(atWork))).not.toMatchObject([
      { data: { by: 'worker' } },
    ]);
  });
});

describe('a suspended worker', () => {
  const command = { now: late, settings: defaultSettings, workerId: 'w-jun' };
  const before = { ...command, now: '2026-11-17T03:00:00.000Z' };

  it('loses a coming job, which opens to other workers at the same time and price', () => {
    const [reopened] = reopenBooking(before, given(onTheWay)) as BookingEvent[];
    expect(reopened).toMatchObject({
      type: 'BookingReopened',
      data: { workerId: 'w-jun', startsAt, answerBy: addMinutes(startsAt, -60) },
    });
    const state = given([...onTheWay, ...(reopened ? [reopened] : [])]);
    expect(state).toMatchObject({
      status: 'pending',
      worker: null,
      workerId: null,
      wasOpen: true,
      declinedBy: ['w-jun'],
      priceCentavos: 650_00,
      startsAt,
    });
    expect(types(actions.accept(by(viewers.candidate, before.now), state))).toEqual(['BookingAccepted']);
    expect(types(actions.accept(by(viewers.worker, before.now), state))).toBe('not_allowed_now');
  });

  it.each([
    ['begun', command, atTheDoor],
    ['somebody else’s', { ...before, workerId: 'w-nestor' }, onTheWay],
  ] as const)('a job that is %s stays', (_, at_, history) => {
    expect([reopenBooking(at_, given(history)), cancelForSuspension(at_, given(history))]).toEqual([[], []]);
  });

  it('a late job ends instead of opening to others', () => {
    expect(reopenBooking(command, given(onTheWay))).toEqual([]);
    expect(cancelForSuspension(command, given(onTheWay))).toMatchObject([{ data: { cause: 'worker_suspended' } }]);
  });

  it('a paid job ends, and the client can ask other workers', () => {
    const ended = cancelForSuspension(before, given(onTheWay)) as BookingEvent[];
    expect(ended).toMatchObject([{ data: { by: 'policy', cause: 'worker_suspended', feeCentavos: 0 } }]);
    expect(types(askOthers({ ...before, viewer: null }, given([...onTheWay, ...ended])))).toEqual(['OthersAsked']);
  });
});
