import express, { type Request } from 'express';
import { escapeHtml } from '../http/pages/escape-html.ts';
import { standInPage } from '../http/pages/stand-in-page.ts';
import type { Logger } from '../service/logging.ts';
import type { CarriedMethod } from './port.ts';
import type { Sandbox, SandboxPayment, SignedWebhook } from './sandbox-payments.ts';

type Options = {
  sandbox: Sandbox;
  /** Delivers a webhook to the API at this address. */ deliver: (webhook: SignedWebhook, url: string) => Promise<void>;
  /** Formats centavos for the payer. */ formatAmount: (centavos: number) => string;
  logger: Logger;
};

const names: Record<CarriedMethod, string> = { gcash: 'GCash', maya: 'Maya', card: 'Card' };

/** Number of deliveries of each webhook, to test lost and repeated ones. */
const notices: Record<string, number> = { once: 1, twice: 2, never: 0 };

/** The payer's page of the sandbox provider: no money moves. */
export function sandboxPages({ sandbox, deliver, formatAmount, logger }: Options): express.Router {
  const router = express.Router();

  router.get('/dev/pay/:id', async (request, response) => {
    const payment = await sandbox.find(request.params.id);
    response
      .status(payment ? 200 : 404)
      .type('html')
      .set('Cache-Control', 'no-store')
      .send(
        payment
          ? paymentPage(payment, formatAmount(payment.amountCentavos))
          : page('No such payment', '<h1>There is no such payment</h1>'),
      );
  });

  router.post('/dev/pay/:id', express.urlencoded({ extended: false, limit: '2kb' }), async (request, response) => {
    const { outcome, notice } = { outcome: '', notice: 'once', ...request.body };
    const payment = await sandbox.find(request.params.id);
    if (!payment || (outcome !== 'approve' && outcome !== 'fail')) {
      response.redirect(303, `/dev/pay/${encodeURIComponent(request.params.id)}`);
      return;
    }
    const webhook = await sandbox.decide(request.params.id, outcome);
    if (webhook) await tell(webhook, urlOf(request), notices[String(notice)] ?? 1);
    response.redirect(303, payment.returnPath);
  });

  /**
   * Delivered before the payer returns, so that the screen usually shows the outcome at once. A lost webhook is
   * recovered by polling.
   */
  async function tell(webhook: SignedWebhook, url: string, times: number): Promise<void> {
    for (let told = 0; told < times; told++)
      await deliver(webhook, url).catch((error: unknown) =>
        logger.warn({ err: error }, 'Sandbox payment webhook was not accepted'),
      );
  }

  return router;
}

/** The address of this process, which also serves the API. */
function urlOf({ socket: { localAddress = '127.0.0.1', localPort } }: Request): string {
  return `http://${localAddress.includes(':') ? `[${localAddress}]` : localAddress}:${localPort}`;
}

function paymentPage(payment: SandboxPayment, formatted: string): string {
  const { description, outcome, method, returnPath } = payment;
  const amount = escapeHtml(formatted);
  const facts =
    '<p class="merchant">Suki Home ' +
    `Services</p><h1>${amount}</h1><dl><div><dt>For</dt><dd>${escapeHtml(description)}</dd></div><div><dt>Pay ` +
    `with</dt><dd>${names[method]}</dd></div></dl>`;
  if (outcome.status !== 'processing') {
    const told =
      outcome.status === 'received'
        ? '<p class="done">This payment was approved.</p>'
        : '<p class="failed">This payment failed.</p>';
    return page(
      `${names[method]} payment`,
      `${facts}${told}<a class="button" href="${escapeHtml(returnPath)}">Back to your booking</a>`,
    );
  }
  return page(
    `${names[method]} payment`,
    `${facts}
<form method="post">
<button class="button" name="outcome" value="approve">Approve ${amount}</button>
<button class="button quiet" name="outcome" value="fail">Fail this payment</button>
<label for="notice">Suki is told</label>
<select id="notice" name="notice">
<option value="once">once</option>
<option value="twice">twice</option>
<option value="never">never, and has to ask</option>
</select>
</form>`,
  );
}

function page(title: string, body: string): string {
  return standInPage({ title, body, badge: 'Sandbox', note: 'A page for trying Suki out. No money moves.' });
}
