import { createSandbox, SANDBOX_SIGNATURE } from '#infra/payments/sandbox-payments.ts';
import { memoryDocuments } from '../../infra/eventing/testing/memory-documents.ts';
import { paymentsContract } from './payments.contract.ts';

paymentsContract('the sandbox', async (now) => {
  const sandbox = await createSandbox({ documents: memoryDocuments(), secret: 'of the sandbox', now: () => now });
  async function webhookOf(id: string, outcome: 'approve' | 'fail') {
    const webhook = await sandbox.decide(id, outcome);
    if (!webhook) throw new Error(`There is no payment ${id}`);
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
