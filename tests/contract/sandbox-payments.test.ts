import { expect, it } from 'vitest';
import { createSandbox, SANDBOX_SIGNATURE } from '#infra/payments/sandbox-payments.ts';
import { memoryDocuments } from '../../infra/eventing/testing.ts';
import { paymentsContract } from './payments.contract.ts';
import { now } from '../harness/test-clock.ts';

paymentsContract('the sandbox', async (moment) => {
  const sandbox = await createSandbox({ documents: memoryDocuments(), secret: 'of the sandbox', now: () => moment });
  async function webhookOf(id: string, outcome: 'approve' | 'fail') {
    const webhook = await sandbox.decide(id, outcome);
    if (!webhook) throw new Error(`Payment ${id} does not exist`);
    return {
      rawBody: Buffer.from(webhook.rawBody),
      headers: { [SANDBOX_SIGNATURE]: webhook.headers[SANDBOX_SIGNATURE] },
    };
  }
  return {
    provider: sandbox.provider,
    approve: (id) => webhookOf(id, 'approve'),
    refuse: (id) => webhookOf(id, 'fail'),
    close: async () => {},
  };
});

it('reads payments that an earlier version stored', async () => {
  const documents = memoryDocuments();
  const sandbox = await createSandbox({ documents, secret: 'of the sandbox', now });
  const outcome = { status: 'received', amountCentavos: 650_00 };
  const document = { bookingId: 'b1', attemptId: 'a1', method: 'gcash', fate: outcome, refunds: {} };
  await documents.write([{ collection: 'sandbox-payments', id: 'sbx_a1', document, position: 1, ifPosition: 'none' }]);
  expect(await sandbox.provider.lookup('sbx_a1')).toEqual(outcome);
  expect(await sandbox.find('sbx_a1')).toMatchObject({ outcome });
});
