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

it('deducts a disputed job’s lines from an open payout', () => {
  held('accruing').thenLike([lineHeld]);
});

it.each(['scheduled', 'on_hold', 'failed'] as const)(
  'deducts them from a payout that is %s, which then has nothing to send',
  (status) => {
    held(status).thenLike([
      lineHeld,
      { type: 'PayoutCarriedForward', data: { amountCentavos: 0, toFriday: '2026-11-27' } },
    ]);
  },
);

it.each(['paid', 'reversed', 'carried'] as const)('does not deduct from a payout that is %s', (status) => {
  held(status).then([]);
});

it('holds lines of this booking once, and no negative ones', () => {
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

it('releases the held amount only, even if lines were added since', () => {
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
