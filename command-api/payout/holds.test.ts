import { expect, it } from 'vitest';
import type { PayoutStatus } from '#contracts/payout/lifecycle.ts';
import { given, historyTo, owing } from './testing/payout-fixture.ts';
import { heldLine, releasedLine } from './lines.ts';

const now = '2026-11-20T02:00:00.000Z';
const held = (status: PayoutStatus) =>
  given(historyTo[status]).when({ type: 'HoldLines', data: { bookingId: 'job:b1', now } });
const lineHeld = {
  type: 'PayoutLineHeld',
  data: { line: { lineId: 'held:job:b1', kind: 'held', amountCentavos: -616_00 }, amountCentavos: 0 },
};

it('takes what a disputed job adds off a payout that gathers', () => {
  held('accruing').thenLike([lineHeld]);
});

it.each(['scheduled', 'on_hold', 'failed'] as const)(
  'and off one that is %s, which then has nothing to send',
  (status) => {
    held(status).thenLike([
      lineHeld,
      { type: 'PayoutCarriedForward', data: { amountCentavos: 0, toFriday: '2026-11-27' } },
    ]);
  },
);

it.each(['paid', 'reversed', 'carried'] as const)('but not off one that is %s', (status) => {
  held(status).then([]);
});

it('holds a line once, of this booking alone, and nothing that the worker owes', () => {
  const { state, decision } = held('accruing');
  expect(state).toMatchObject({ status: 'accruing', amountCentavos: 0 });
  const command = { type: 'HoldLines', data: { bookingId: 'job:b1', now } } as const;
  given([...historyTo.accruing, ...(Array.isArray(decision) ? decision : [])])
    .when(command)
    .then([]);
  given(historyTo.accruing)
    .when({ type: 'HoldLines', data: { bookingId: 'b9', now } })
    .then([]);
  given(owing).when(command).then([]);
  given([]).when(command).then([]);
});

it('brings back what is held, whatever else was added since', () => {
  const { state } = given(historyTo.accruing);
  const lines = state.kind === 'none' ? [] : state.lines;
  const waiting = heldLine(lines);
  expect(waiting && releasedLine([...lines, waiting], 'e1')).toMatchObject({
    lineId: 'released:e1',
    kind: 'released',
    amountCentavos: 616_00,
    grossCentavos: 0,
  });
  expect(releasedLine(lines, 'e1')).toBeNull();
});
