import { expect, test } from 'vitest';
import type { DataOf } from '#contracts/events/registry.ts';
import { given, recorder } from '../testing/given-events.ts';
import { disputes } from './disputes.ts';

const ids = { bookingId: 'b-1', clientId: 'a-ana', workerId: 'w-jun', workerAccountId: 'a-jun' };
const at = (day: number) => `2026-11-${day}T01:00:00.000Z`;
const opened: DataOf<'DisputeOpened'> = {
  ...ids,
  clientName: 'Ana',
  workerName: 'Jun',
  serviceName: 'Tap repair',
  by: 'client',
  about: 'not_done',
  text: 'It still drips',
  pictures: ['p-1'],
  wantedCentavos: 200_00,
  openedAt: at(18),
  answerBy: at(20),
};
const decision = {
  outcome: 'full_refund',
  waivedCentavos: 650_00,
  reason: 'Nothing was done',
  decidedBy: { accountId: 'a-carla', name: 'Carla', avatar: null },
} as const;

test('folds its events, and pushes each to both sides', async () => {
  const happened = recorder();
  const answer = {
    messageId: 'm-1',
    by: 'worker',
    staff: null,
    asks: null,
    text: 'The tap is old',
    pictures: [],
  } as const;
  const events = [
    happened('DisputeOpened', opened, { at: at(18) }),
    happened('DisputeMessageAdded', { ...ids, ...answer, pictures: [], addedAt: at(19) }, { at: at(19) }),
  ];
  const { documents, pushes } = await given(disputes, events);
  expect(documents.get('b-1')).toMatchObject({
    status: 'open',
    answeredAt: at(19),
    changedAt: at(19),
    messages: [
      { kind: 'opening', pictures: ['p-1'] },
      { kind: 'message', text: 'The tap is old' },
    ],
  });
  expect(pushes.at(-1)).toMatchObject({ event: 'dispute:updated', to: { accounts: ['a-ana', 'a-jun'] } });
});

test('is open again after a second admin refused its refund, and keeps the undone decision', async () => {
  const happened = recorder();
  const events = [
    happened('DisputeOpened', opened),
    happened('DisputeDecided', { ...ids, ...decision, appealBy: at(23), decidedAt: at(20) }),
    happened('DisputeSettled', { ...ids, ...decision, because: 'no_appeal', settledAt: at(23) }),
    happened('DisputeReopened', { ...ids, because: 'refund_refused', reason: 'Too much', reopenedAt: at(24) }),
  ];
  expect((await given(disputes, events)).documents.get('b-1')).toMatchObject({
    status: 'open',
    decisions: [],
    undone: [{ waivedCentavos: 650_00 }],
    reopened: { reason: 'Too much', at: at(24) },
    settledAt: null,
  });
});

test('restarts after it was withdrawn', async () => {
  const happened = recorder();
  const events = [
    happened('DisputeOpened', opened),
    happened('DisputeWithdrawn', { ...ids, by: 'client', withdrawnAt: at(19) }),
    happened('DisputeOpened', { ...opened, by: 'worker', openedAt: at(20) }),
  ];
  expect((await given(disputes, events)).documents.get('b-1')).toMatchObject({
    status: 'open',
    openedBy: 'worker',
    openedAt: at(20),
    messages: [{}],
  });
});
