import { describe, expect, test } from 'vitest';
import { allowedDisputeActions, type DisputeActor, waitsFor } from '#contracts/dispute/allowed-actions.ts';
import { MOST_MESSAGES_OF_A_SIDE } from '#contracts/dispute/lifecycle.ts';
import type { DisputeEvent } from '#contracts/events/dispute.ts';
import { givenEventsOf } from '#infra/eventing/given-when-then.ts';
import type { DecideDispute, DisputeCommand, OpenDispute, Seen } from './commands.ts';
import { disputeDecider } from './decider.ts';

const given = givenEventsOf(disputeDecider);
const now = '2026-11-20T04:00:00.000Z';
const answerBy = '2026-11-22T04:00:00.000Z';
const appealBy = '2026-11-23T04:00:00.000Z';

const ids = { bookingId: 'b1', clientId: 'a-ana', workerId: 'w-jun', workerAccountId: 'a-jun' };
const parties = { ...ids, clientName: 'Ana', workerName: 'Jun', serviceName: 'Tap repair' };
const client: DisputeActor = { party: 'client', accountId: 'a-ana' };
const worker: DisputeActor = { party: 'worker', accountId: 'a-jun' };
const ada: DisputeActor = { party: 'staff', accountId: 'a-ada' };
const bea: DisputeActor = { party: 'staff', accountId: 'a-bea' };
const person = ({ accountId }: DisputeActor) => ({ accountId, name: accountId, avatar: null });

const opening: OpenDispute = {
  parties,
  by: 'client',
  about: 'not_done',
  text: 'It still drips',
  pictures: ['p1'],
  wantedCentavos: 400_00,
  dueCentavos: 1000_00,
  window: { from: null, until: '2026-11-25T04:00:00.000Z' },
  isNoShow: false,
  answerHours: 48,
  now,
};
const open = (changes: Partial<OpenDispute> = {}): DisputeCommand => ({
  type: 'OpenDispute',
  data: { ...opening, ...changes },
});
const opened: DisputeEvent = {
  type: 'DisputeOpened',
  data: {
    ...parties,
    by: 'client',
    about: 'not_done',
    text: 'It still drips',
    pictures: ['p1'],
    wantedCentavos: 400_00,
    openedAt: now,
    answerBy,
  },
};
const answer = (actor: DisputeActor, asks: 'client' | 'worker' | 'both' | null = null): DisputeCommand => ({
  type: 'AddDisputeMessage',
  data: { actor, now, messageId: 'm1', staff: person(actor), asks, text: 'It was dry', pictures: [] },
});
const said = (by: 'client' | 'worker' | 'staff', asks: 'client' | 'worker' | 'both' | null = null): DisputeEvent => ({
  type: 'DisputeMessageAdded',
  data: {
    ...ids,
    messageId: `m-${by}`,
    by,
    staff: by === 'staff' ? person(ada) : null,
    asks,
    text: 'It was dry',
    pictures: [],
    addedAt: now,
  },
});
const decide = (actor: DisputeActor, changes: Partial<DecideDispute> = {}): DisputeCommand => ({
  type: 'DecideDispute',
  data: {
    actor,
    by: person(actor),
    outcome: 'partial_refund',
    amountCentavos: 300_00,
    reason: 'Half of it was done',
    booking: { disputed: 'job', dueCentavos: 1000_00, keptCentavos: 1000_00 },
    mostGivenUpCentavos: null,
    appealDays: 3,
    now,
    ...changes,
  },
});
const decision = {
  outcome: 'partial_refund',
  waivedCentavos: 300_00,
  reason: 'Half of it was done',
  decidedBy: person(ada),
} as const;
const decided: DisputeEvent = { type: 'DisputeDecided', data: { ...ids, ...decision, appealBy, decidedAt: now } };
const appealed: DisputeEvent = {
  type: 'DisputeAppealed',
  data: { ...ids, by: 'worker', text: 'I did all of it', appealedAt: now },
};
const accept = (actor: DisputeActor, at = now, seen: Seen = {}): DisputeCommand => ({
  type: 'AcceptDisputeDecision',
  data: { actor, now: at, ...seen },
});
const appeal = (actor: DisputeActor, at = now, seen: Seen = {}): DisputeCommand => ({
  type: 'AppealDispute',
  data: { actor, now: at, text: 'I did all of it', ...seen },
});
const settled = (because: 'accepted' | 'no_appeal' | 'appeal_decided', at = now): DisputeEvent => ({
  type: 'DisputeSettled',
  data: { ...ids, ...decision, because, settledAt: at },
});
const answered = [opened, said('worker')];
const waitingOf = (events: readonly DisputeEvent[], at = now) => {
  const { state } = given(events);
  return state.kind === 'none' ? [] : waitsFor(state, at);
};

describe('opening', () => {
  test('one side disputes a job within its days; the other has hours to answer', () => {
    given([]).when(open()).then([opened]);
    expect(waitingOf([opened])).toEqual(['worker']);
    expect(waitingOf([opened], answerBy)).toEqual(['staff']);
  });

  test('refuses a dispute after the period, before the job’s end, and for cases with another procedure', () => {
    given([])
      .when(open({ window: { from: null, until: '2026-11-20T03:59:59.999Z' } }))
      .thenLike({ refused: 'not_allowed_now' });
    for (const isNoShow of [false, true])
      given([])
        .when(open({ window: null, isNoShow }))
        .thenLike({ refused: 'not_allowed_now' });
    const window = { from: '2026-11-20T04:00:00.001Z', until: '2026-11-25T04:00:00.000Z' };
    given([])
      .when(open({ window, isNoShow: true }))
      .thenLike({ refused: 'not_allowed_now', details: { from: window.from } });
    given([])
      .when(open({ window: { ...window, from: now }, isNoShow: true }))
      .thenLike([{ type: 'DisputeOpened' }]);
  });

  test('limits the claim to the amount due, and allows none for a worker', () => {
    given([])
      .when(open({ wantedCentavos: 1000_01 }))
      .thenLike({ refused: 'invalid' });
    given([])
      .when(open({ by: 'worker', wantedCentavos: 5_00 }))
      .thenLike([{ data: { by: 'worker', wantedCentavos: null } }]);
  });

  test('allows one dispute at a time, for both sides and repeated commands', () => {
    given([opened]).when(open()).thenLike({ refused: 'already_exists' });
    given([opened])
      .when(open({ by: 'worker' }))
      .thenLike({ refused: 'already_exists' });
    given([...answered, decided])
      .when(open())
      .thenLike({ refused: 'already_exists' });
    given([...answered, decided, settled('no_appeal')])
      .when(open())
      .thenLike({ refused: 'not_allowed_now' });
  });

  test('can be withdrawn by its opener and opened again', () => {
    const withdrawn: DisputeEvent = { type: 'DisputeWithdrawn', data: { ...ids, by: 'client', withdrawnAt: now } };
    const withdraw = (actor: DisputeActor): DisputeCommand => ({ type: 'WithdrawDispute', data: { actor, now } });
    given([opened]).when(withdraw(client)).then([withdrawn]);
    given([opened]).when(withdraw(worker)).thenLike({ refused: 'not_allowed_now' });
    given([opened]).when(withdraw(ada)).thenLike({ refused: 'forbidden' });
    given([opened, withdrawn]).when(withdraw(client)).then([]);
    given([...answered, decided])
      .when(withdraw(client))
      .thenLike({ refused: 'not_allowed_now' });
    given([opened, withdrawn]).when(open()).then([opened]);
  });

  test('limits reopening, because each time money is held and the other side gets a mail', () => {
    const withdrawn: DisputeEvent = { type: 'DisputeWithdrawn', data: { ...ids, by: 'client', withdrawnAt: now } };
    const thrice = [opened, withdrawn, opened, withdrawn, opened, withdrawn];
    given(thrice.slice(2)).when(open()).then([opened]);
    given(thrice).when(open()).thenLike({ refused: 'not_allowed_now' });
    given(thrice)
      .when(open({ by: 'worker' }))
      .thenLike([{ type: 'DisputeOpened', data: { by: 'worker' } }]);
  });
});

describe('the messages of a dispute', () => {
  test('come from both sides and staff, and the dispute waits for the side that was asked', () => {
    given([opened])
      .when(answer(worker))
      .thenLike([{ type: 'DisputeMessageAdded', data: { by: 'worker', staff: null } }]);
    expect(waitingOf(answered)).toEqual(['staff']);
    expect(waitingOf([...answered, said('staff', 'client')])).toEqual(['client']);
    expect(waitingOf([...answered, said('staff', 'both'), said('worker')])).toEqual(['client']);
    given(answered)
      .when(answer(ada, 'both'))
      .thenLike([{ data: { by: 'staff', asks: 'both', staff: { accountId: 'a-ada' } } }]);
  });

  test('are limited per side, and staff write in no dispute of their own', () => {
    const words = Array.from({ length: MOST_MESSAGES_OF_A_SIDE }, () => said('worker'));
    given([opened, ...words.slice(1)])
      .when(answer(worker))
      .thenLike([{ type: 'DisputeMessageAdded' }]);
    const full = given([opened, ...words]);
    full.when(answer(worker)).thenLike({ refused: 'not_allowed_now' });
    full.when(answer(client)).thenLike([{ type: 'DisputeMessageAdded' }]);
    full.when(answer(ada, 'worker')).thenLike([{ type: 'DisputeMessageAdded' }]);
    full.when(answer({ party: 'staff', accountId: 'a-ana' }, 'worker')).thenLike({ refused: 'not_allowed_now' });
  });

  test('include questions of staff only, and each message once', () => {
    given([opened])
      .when(answer(worker, 'client'))
      .thenLike([{ data: { asks: null } }]);
    const once = given([opened]).when(answer(worker));
    given([opened, ...(Array.isArray(once.decision) ? once.decision : [])])
      .when(answer(worker))
      .then([]);
  });
});

describe('deciding', () => {
  test('is possible after the other side’s answer or its time', () => {
    given([opened]).when(decide(ada)).thenLike({ refused: 'not_allowed_now' });
    given(answered).when(decide(ada)).then([decided]);
    given([opened])
      .when(decide(ada, { now: answerBy }))
      .thenLike([{ type: 'DisputeDecided' }]);
  });

  test.each([
    ['full_refund', null, 1000_00],
    ['partial_refund', 999_99, 999_99],
    ['pay_worker', null, 0],
  ] as const)('%s of %s waives %i', (outcome, amountCentavos, waivedCentavos) => {
    given(answered)
      .when(decide(ada, { outcome, amountCentavos }))
      .thenLike([{ data: { outcome, waivedCentavos } }]);
  });

  test('accepts a part below the whole and above zero, and waives only an existing fee', () => {
    for (const amountCentavos of [null, 0, -1, 1000_00])
      given(answered).when(decide(ada, { amountCentavos })).thenLike({ refused: 'invalid' });
    given(answered)
      .when(decide(ada, { outcome: 'cancel_fee' }))
      .thenLike({ refused: 'invalid' });
    const booking = { disputed: 'fee', dueCentavos: 150_00, keptCentavos: 150_00 } as const;
    given(answered)
      .when(decide(ada, { outcome: 'cancel_fee', booking }))
      .thenLike([{ data: { waivedCentavos: 150_00 } }]);
    given(answered)
      .when(decide(ada, { outcome: 'full_refund', booking }))
      .thenLike({ refused: 'invalid' });
  });

  test('upholds or rejects a no-show, and may waive part of an existing fee', () => {
    const noShow = { disputed: 'no_show', dueCentavos: 150_00, keptCentavos: 0 } as const;
    const free = { ...noShow, dueCentavos: 0 };
    const waivedBy = [
      ['no_show_waived', noShow, 150_00],
      ['no_show_upheld', noShow, 0],
      ['partial_refund', noShow, 50_00],
      ['no_show_waived', free, 0],
    ] as const;
    for (const [outcome, booking, waivedCentavos] of waivedBy)
      given(answered)
        .when(decide(ada, { outcome, booking, amountCentavos: 50_00 }))
        .thenLike([{ data: { outcome, waivedCentavos } }]);
    given(answered)
      .when(decide(ada, { outcome: 'partial_refund', booking: free }))
      .thenLike({ refused: 'invalid' });
    for (const outcome of ['pay_worker', 'cancel_fee'] as const)
      given(answered)
        .when(decide(ada, { outcome, booking: noShow }))
        .thenLike({ refused: 'invalid' });
  });

  test('is reserved to staff who are not a side of it', () => {
    given(answered).when(decide(worker)).thenLike({ refused: 'forbidden' });
    given(answered)
      .when(decide({ party: 'staff', accountId: 'a-jun' }))
      .thenLike({ refused: 'not_allowed_now' });
    given([...answered, decided])
      .when(decide(bea))
      .thenLike({ refused: 'not_allowed_now' });
  });

  test('is final at once without an appeal period', () => {
    given(answered)
      .when(decide(ada, { appealDays: 0 }))
      .thenLike([{ data: { appealBy: null } }, { type: 'DisputeSettled', data: { because: 'no_appeal' } }]);
  });
});

describe('what follows a decision', () => {
  const all = [...answered, decided];

  test('is final after the appeal period', () => {
    const settle = (at: string): DisputeCommand => ({ type: 'SettleDispute', data: { now: at } });
    given(all).when(settle(now)).then([]);
    given(all)
      .when(settle(appealBy))
      .then([settled('no_appeal', appealBy)]);
    given([...all, appealed])
      .when(settle(appealBy))
      .then([]);
    given([...all, settled('no_appeal', appealBy)])
      .when(settle(appealBy))
      .then([]);
  });

  test('is final at once when both sides accept it', () => {
    const accepted: DisputeEvent = {
      type: 'DisputeDecisionAccepted',
      data: { ...ids, by: 'client', acceptedAt: now },
    };
    given(all).when(accept(client)).then([accepted]);
    given([...all, accepted])
      .when(accept(client))
      .then([]);
    given([...all, accepted])
      .when(accept(worker))
      .thenLike([{ type: 'DisputeDecisionAccepted' }, settled('accepted')]);
    given([...all, accepted])
      .when(appeal(client))
      .thenLike({ refused: 'not_allowed_now' });
    expect(waitingOf([...all, accepted])).toEqual(['worker']);
  });

  test('allows either side one appeal within its period', () => {
    given(all).when(appeal(worker)).then([appealed]);
    given(all).when(appeal(worker, appealBy)).thenLike({ refused: 'not_allowed_now' });
    given([...all, appealed])
      .when(appeal(worker))
      .then([]);
    given([...all, appealed])
      .when(appeal(client))
      .thenLike({ refused: 'not_allowed_now' });
  });

  test('refuses an answer to an unseen decision', () => {
    const later = '2026-11-21T04:00:00.000Z';
    const again: DisputeEvent = { type: 'DisputeDecided', data: { ...ids, ...decision, appealBy, decidedAt: later } };
    const undone = { ...ids, because: 'refund_refused', reason: 'Too much', reopenedAt: later } as const;
    const anew: DisputeEvent[] = [...all, settled('accepted'), { type: 'DisputeReopened', data: undone }];
    for (const answerTo of [accept, appeal]) {
      const after = given([...anew, again]);
      after.when(answerTo(client, now, { seenDecidedAt: now })).thenLike({ refused: 'stale' });
      after.when(answerTo(client, now, { seenDecidedAt: later })).thenLike([{ data: { by: 'client' } }]);
      after.when(answerTo(client)).thenLike([{ data: { by: 'client' } }]);
    }
    const unseen = decide(bea, { seenDecidedAt: null });
    for (const events of [[...all, appealed], anew]) {
      given(events).when(unseen).thenLike({ refused: 'stale' });
      expect(given(events).when(decide(bea, { seenDecidedAt: now })).state).toMatchObject({
        decisions: expect.arrayContaining([expect.objectContaining({ decidedBy: person(bea) })]),
      });
    }
    given(answered)
      .when(unseen)
      .thenLike([{ type: 'DisputeDecided' }]);
  });

  test('lets another admin decide the appeal, finally', () => {
    given([...all, appealed])
      .when(decide(ada))
      .thenLike({ refused: 'own_decision' });
    given([...all, appealed])
      .when(decide(bea, { outcome: 'pay_worker' }))
      .thenLike([
        { type: 'DisputeDecided', data: { appealBy: null, waivedCentavos: 0 } },
        { type: 'DisputeSettled', data: { because: 'appeal_decided', waivedCentavos: 0 } },
      ]);
    const { state } = given([...all, appealed]);
    const actions = (actor: DisputeActor) => (state.kind === 'none' ? [] : allowedDisputeActions(state, actor, now));
    expect([actions(ada), actions(bea), actions(client)]).toEqual([['say'], ['say', 'decide'], ['say']]);
  });
});

describe('a refund that needs two admins', () => {
  const final = [...answered, decided, settled('no_appeal', appealBy)];
  const reopen: DisputeCommand = {
    type: 'ReopenDispute',
    data: { because: 'refund_refused', reason: 'Too much', now },
  };
  const reopened: DisputeEvent = {
    type: 'DisputeReopened',
    data: { ...ids, because: 'refund_refused', reason: 'Too much', reopenedAt: now },
  };

  test('is refused when there is no second admin', () => {
    given(answered)
      .when(decide(ada, { mostGivenUpCentavos: 299_99 }))
      .thenLike({ refused: 'no_other_admin' });
    given(answered)
      .when(decide(ada, { mostGivenUpCentavos: 300_00 }))
      .then([decided]);
    // Waiving an unpaid amount counts, too.
    const booking = { disputed: 'job', dueCentavos: 1000_00, keptCentavos: 0 } as const;
    given(answered)
      .when(decide(ada, { mostGivenUpCentavos: 299_99, booking }))
      .thenLike({ refused: 'no_other_admin' });
  });

  test('reopens the dispute when it is refused: any admin decides, and either side may appeal', () => {
    given(final).when(reopen).then([reopened]);
    given([...final, reopened])
      .when(reopen)
      .then([]);
    given([...answered, decided])
      .when(reopen)
      .then([]);
    given([...final, reopened])
      .when(decide(ada))
      .then([decided]);
    const { state } = given([...final, reopened]);
    expect(state).toMatchObject({
      status: 'open',
      decisions: [],
      undone: [{ waivedCentavos: 300_00 }],
      settledAt: null,
    });
    expect(waitingOf([...final, reopened])).toEqual(['staff']);
  });
});

describe('an appeal without another admin', () => {
  const all = [...answered, decided, appealed];
  const alone: DisputeActor = { ...ada, isOnlyJudge: true };
  const days = (count: number) => new Date(Date.parse(now) + count * 86_400_000).toISOString();

  test('waits for another admin for its period, then allows the first decider', () => {
    given(all)
      .when(decide(alone, { now: days(4.9) }))
      .thenLike({ refused: 'own_decision' });
    given(all)
      .when(decide(ada, { now: days(5) }))
      .thenLike({ refused: 'own_decision' });
    given(all)
      .when(decide(alone, { now: days(5) }))
      .thenLike([{ type: 'DisputeDecided', data: { appealBy: null } }, { type: 'DisputeSettled' }]);
  });

  test('is never decided by one of the two sides', () => {
    given(all)
      .when(decide({ party: 'staff', accountId: 'a-jun', isOnlyJudge: true }, { now: days(9) }))
      .thenLike({ refused: 'not_allowed_now' });
  });
});

test('reminds the side that has not answered in time', () => {
  const remind = (at: string): DisputeCommand => ({ type: 'RemindToAnswer', data: { now: at } });
  const reminded: DisputeEvent = {
    type: 'DisputeAnswerReminded',
    data: { ...ids, to: 'worker', answerBy, remindedAt: now },
  };
  given([opened]).when(remind(now)).then([reminded]);
  given(answered).when(remind(now)).then([]);
  given([opened]).when(remind(answerBy)).then([]);
  expect(waitingOf([opened, reminded])).toEqual(['worker']);
});

test('rejects commands on a missing dispute', () => {
  for (const command of [decide(ada), accept(client), appeal(client), answer(client)])
    given([]).when(command).thenLike({ refused: 'not_found' });
});
