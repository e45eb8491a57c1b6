import { expect, it } from 'vitest';
import type { DataOf } from '#contracts/events/registry.ts';
import { given, recorder } from '../testing/given-events.ts';
import { payments } from './payments.ts';

const parties = { bookingId: 'b1', clientId: 'a-andrea', workerId: 'w-jun', workerAccountId: 'a-jun' };
const names = {
  clientName: 'Andrea Reyes',
  workerName: 'Jun Bautista',
  serviceName: 'Tap repair',
  method: 'gcash',
} as const;
const at = '2026-11-18T03:00:00.000Z';
const asked: DataOf<'WaiverRequested'> = {
  ...parties,
  ...names,
  approvalId: 'p1',
  waivedCentavos: 600_00,
  reason: 'Little was done',
  requestedBy: { accountId: 'a-carla', name: 'Carla Lim', avatar: null },
  requestedAt: at,
};
const waived = {
  ...parties,
  ...names,
  waivedCentavos: 600_00,
  reason: 'Little was done',
  approvalId: 'p1',
  waivedAt: at,
};

it('keeps a waiver for a job under way until its payment is requested', async () => {
  const happened = recorder();
  const events = [happened('WaiverRequested', asked), happened('PaymentWaived', waived)];
  const before = (await given(payments, events)).documents.get('b1');
  expect(before).toMatchObject({ ...names, status: 'unpaid', waivedCentavos: 600_00, openedAt: at });
  expect(before?.waiverRequests).toMatchObject([{ approvalId: 'p1', status: 'made' }]);
  const code = before?.code ?? '';
  const request = happened('PaymentRequested', {
    ...parties,
    ...names,
    code,
    amountCentavos: 50_00,
    dueCentavos: 50_00,
    purpose: 'job',
    by: 'policy',
    requestedAt: at,
  });
  const { documents } = await given(payments, [...events, request]);
  expect(documents.get('b1')).toMatchObject({ status: 'requested', requestedCentavos: 50_00, waivedCentavos: 600_00 });
});

it('creates no payment for an old waiver event without parties', async () => {
  const { clientName: _, ...unnamed } = waived;
  expect((await given(payments, [recorder()('PaymentWaived', unnamed)])).documents.size).toBe(0);
});
