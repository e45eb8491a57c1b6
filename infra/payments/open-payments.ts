import { createHmac } from 'node:crypto';
import type { RequestHandler } from 'express';
import { type Config, isPractice } from '../service/config.ts';
import type { Documents } from '../eventing/documents.ts';
import type { Logger } from '../service/logging.ts';
import { createPayMongo } from './paymongo.ts';
import type { PaymentProvider } from './port.ts';
import { createSandbox, type Sandbox, type SignedWebhook } from './sandbox-payments.ts';
import { sandboxPages } from './sandbox-pages.ts';

const WEBHOOK_WITHIN_MS = 5000;

type Options = {
  config: Pick<Config, 'payments' | 'production' | 'publicUrl'>;
  /** The sandbox's signing key derives from it. */
  tokenSecret: string;
  privateDocuments: Documents;
  /** Formats centavos for payers. */
  formatAmount: (centavos: number) => string;
  now: () => Date;
  logger: Logger;
};

/** The configured provider, and the sandbox's pages. */
export async function openPayments({
  config,
  tokenSecret,
  privateDocuments,
  formatAmount,
  now,
  logger,
}: Options): Promise<{ payments: PaymentProvider; pages: readonly RequestHandler[]; sandbox: Sandbox | null }> {
  const { payments, publicUrl } = config;
  if (isPractice(config))
    logger.warn('PAYMENTS=sandbox in production; payments move no money, and every screen says so');
  if (payments.provider === 'paymongo')
    return { payments: createPayMongo({ ...payments, publicUrl }), pages: [], sandbox: null };
  const secret = createHmac('sha256', tokenSecret).update('webhooks of the payment sandbox').digest('hex');
  const sandbox = await createSandbox({ documents: privateDocuments, secret, now });
  return { payments: sandbox.provider, pages: [sandboxPages({ sandbox, deliver, formatAmount, logger })], sandbox };
}

/** Calls our endpoint over HTTP, like the webhook of any provider. */
async function deliver({ headers, rawBody }: SignedWebhook, url: string): Promise<void> {
  const response = await fetch(`${url}/api/payments/webhooks/sandbox`, {
    method: 'POST',
    headers,
    body: rawBody,
    signal: AbortSignal.timeout(WEBHOOK_WITHIN_MS),
  });
  if (!response.ok) throw new Error(`The webhook was answered with ${response.status}`);
}
