import { expect, test } from 'vitest';
import type { Person } from '#contracts/account/person.ts';
import { approvalView } from '#contracts/views/approval.ts';
import { given, recorder } from '../testing/given-events.ts';
import { approvals } from './approvals.ts';

const person = (name: string): Person => ({ accountId: `a-${name}`, name, avatar: null });
const asked = {
  approvalId: 'p-1',
  subject: { change: 'make_admin', person: person('mia') },
  requestedBy: person('ana'),
} as const;
const requested = { ...asked, reason: 'She runs the desk', expiresAt: '2026-11-25T01:00:00.000Z' };

test('is pending since its request, and shows who decided it and when', async () => {
  const happened = recorder();
  const first = happened('ApprovalRequested', requested, { at: '2026-11-18T01:00:00.000Z' });
  const open = (await given(approvals, [first])).documents.get('p-1');
  expect(open).toMatchObject({ status: 'open', requestedById: 'a-ana', requestedAt: '2026-11-18T01:00:00.000Z' });
  const refused = happened(
    'ApprovalRefused',
    { ...asked, refusedBy: person('ben'), reason: 'Too soon' },
    { at: '2026-11-19T01:00:00.000Z' },
  );
  const over = (await given(approvals, [first, refused])).documents.get('p-1');
  expect(over?.status).toBe('over');
  expect(over && approvalView(over.approval, over)).toMatchObject({
    status: 'refused',
    requestedAt: '2026-11-18T01:00:00.000Z',
    decidedBy: { name: 'ben' },
    decidedAt: '2026-11-19T01:00:00.000Z',
    refusal: 'Too soon',
  });
});

test('is pending again after a new request', async () => {
  const happened = recorder();
  const events = [
    happened('ApprovalRequested', requested),
    happened('ApprovalWithdrawn', { ...asked, because: 'expired' }),
    happened('ApprovalRequested', requested, { at: '2026-11-28T01:00:00.000Z' }),
  ];
  const { documents } = await given(approvals, events);
  expect(documents.get('p-1')).toMatchObject({
    status: 'open',
    requestedAt: '2026-11-28T01:00:00.000Z',
    decidedAt: null,
  });
});
