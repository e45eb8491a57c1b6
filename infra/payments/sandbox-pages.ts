import express, { type Request } from 'express';
import { escapeHtml } from '../http/pages/escape-html.ts';
import type { Logger } from '../service/logging.ts';
import type { CarriedMethod } from './port.ts';
import type { Sandbox, SandboxPayment, SignedWebhook } from './sandbox-payments.ts';

type Options = {
  sandbox: Sandbox;
  /** Brings a webhook to the calls at this address. */ deliver: (webhook: SignedWebhook, url: string) => Promise<void>;
  /** Centavos as the payer reads them. */ formatAmount: (centavos: number) => string;
  logger: Logger;
};

const names: Record<CarriedMethod, string> = { gcash: 'GCash', maya: 'Maya', card: 'Card' };

/** How often Suki is told, for trying out what a lost or repeated webhook does. */
const notices: Record<string, number> = { once: 1, twice: 2, never: 0 };

/** The payer's page of the sandbox provider: it takes no money. */
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

  /** Told before the payer is back, so that they mostly see the outcome at once; a notice that is lost is asked for later. */
  async function tell(webhook: SignedWebhook, url: string, times: number): Promise<void> {
    for (let told = 0; told < times; told++)
      await deliver(webhook, url).catch((error: unknown) =>
        logger.warn({ err: error }, 'A webhook of the payment sandbox was not taken'),
      );
  }

  return router;
}

/** Where this very process answers: the calls are beside the page. */
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
  return `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${style}</style>
<main><header><span class="mark">suki</span><span class="badge">Sandbox</span></header>
<section>${body}</section>
<p class="note">A page for trying Suki out. No money moves.</p></main></html>`;
}

const style = `
:root{color-scheme:light dark;--paper:#fbfaf6;--surface:#fff;--sunken:#f3f1ea;--ink:#14211f;--muted:#566662;
--line:#e4e2da;--control:#7f8985;--brand:#0b6e5f;--hover:#095a4e;--on-brand:#fff;--tint:#fef3e0;--mango:#7a4a05;
--success:#24652a;--danger:#9a1f18}
@media(prefers-color-scheme:dark){:root{--paper:#0d1716;--surface:#142120;--sunken:#0f1b1a;--ink:#eef3ef;
--muted:#a4b5b0;--line:#263634;--control:#71827e;--brand:#5fc9b4;--hover:#7bd6c4;--on-brand:#06231e;--tint:#33270f;
--mango:#f5c377;--success:#8fd0a0;--danger:#f5a19a}}
*{box-sizing:border-box}body{margin:0;font:450 16px/1.5 'Plus Jakarta Sans Variable',system-ui,sans-serif;
color:var(--ink);background:var(--paper)}
main{max-width:26rem;margin:0 auto;padding:24px 16px}header{display:flex;justify-content:space-between;
align-items:center;margin-bottom:24px}
.mark{font-weight:750;font-size:22px;letter-spacing:-.02em;color:var(--brand)}.badge{font-size:13px;font-weight:600;
padding:4px 12px;border-radius:999px;background:var(--tint);color:var(--mango)}
section{background:var(--surface);border:1px solid var(--line);border-radius:20px;padding:24px}
.merchant{margin:0;color:var(--muted);font-size:14px}h1{margin:4px 0 16px;font-size:36px;line-height:1.12;
font-weight:750;font-variant-numeric:tabular-nums}
dl{margin:0 0 24px;border-top:1px solid var(--line)}dl div{display:flex;justify-content:space-between;gap:16px;
padding:12px 0;border-bottom:1px solid var(--line)}dt{color:var(--muted)}dd{margin:0;font-weight:600;text-align:right;
overflow-wrap:anywhere}
form{display:grid;gap:12px}.button{display:block;width:100%;min-height:48px;padding:12px 16px;border:0;
border-radius:12px;background:var(--brand);color:var(--on-brand);font:inherit;font-weight:600;text-align:center;
text-decoration:none;cursor:pointer}
.button:hover{background:var(--hover)}.quiet{background:none;color:var(--danger);border:1px solid var(--control)}
.quiet:hover{background:var(--sunken)}
.button:focus-visible,select:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
label{margin-top:8px;font-size:14px;color:var(--muted)}select{min-height:44px;padding:8px 12px;
border:1px solid var(--control);border-radius:12px;background:var(--surface);color:var(--ink);font:inherit}
.done{color:var(--success);font-weight:600}.failed{color:var(--danger);font-weight:600}.note{color:var(--muted);
font-size:13px;text-align:center;margin-top:16px}`;
