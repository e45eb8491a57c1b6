import { expect, it } from 'vitest';
import { defaultSettings } from '#contracts/platform/settings.ts';
import type { PaymentProvider } from '#infra/payments/port.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import { paymentHandlers } from './handlers.ts';
import { now } from '#tests/harness/test-clock.ts';

it('rejects a webhook without a valid signature and logs a security event', async () => {
  const payments = { name: 'paymongo', readWebhook: async () => null } as unknown as PaymentProvider;
  const { receiveWebhook } = paymentHandlers({
    commands: {} as CommandHandler,
    payments,
    admins: async () => [],
    settings: async () => defaultSettings,
    now,
  });
  const context = {
    caller: null,
    commandId: 'c1',
    isFirstTry: true,
    ifRevision: null,
    files: [],
    fields: {},
    setHeader: () => undefined,
    sent: { rawBody: new Uint8Array(), headers: {} },
  };
  await expect(
    receiveWebhook({ params: { provider: 'paymongo' }, query: undefined, body: {}, context }),
  ).rejects.toMatchObject({ code: 'unauthenticated', security: { event: 'webhook_refused' } });
});
