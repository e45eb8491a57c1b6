import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { SmsProvider, SmsWebhook } from '#infra/sms/port.ts';
import { createSemaphoreSms } from '#infra/sms/semaphore.ts';
import { createTwilioSms, twilioSignature } from '#infra/sms/twilio.ts';

/** Servers that give the documented answers of SMS providers. */

export type Trouble =
  | 'invalid number'
  | 'no credit'
  | 'wrong key'
  | 'unavailable'
  | 'internal error'
  | 'takes it, then breaks the answer'
  | 'takes it, then hangs up'
  | { retryAfterSeconds: number }
  /** Takes the message and never answers; calls this. */
  | { silent: () => void };

/** A message as its recipient gets it. `route`: last part of the path. */
type Delivered = { to: string; text: string; sender: string; route: string };

type Answer = { status: number; body: unknown; headers?: Record<string, string> };

/** A provider's half: how it reads a request and answers. */
type Provider = {
  read(form: URLSearchParams, route: string): Delivered;
  taken(id: string, message: Delivered): Answer;
  refusals: Record<'invalid number' | 'no credit' | 'wrong key' | 'unavailable' | 'internal error', Answer>;
  tooMany: unknown;
};

async function startDouble({ read, taken, refusals, tooMany }: Provider) {
  const troubles: Trouble[] = [];
  const delivered: Delivered[] = [];
  let requests = 0;

  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    requests += 1;
    const form = new URLSearchParams(await text(request));
    const trouble = troubles.shift();
    if (typeof trouble === 'string' && trouble in refusals)
      return reply(response, refusals[trouble as keyof typeof refusals]);
    if (typeof trouble === 'object' && 'retryAfterSeconds' in trouble) {
      const headers = { 'retry-after': String(trouble.retryAfterSeconds) };
      return reply(response, { status: 429, body: tooMany, headers });
    }
    const message = read(form, new URL(request.url ?? '', 'http://double').pathname.split('/').at(-1) ?? '');
    delivered.push(message);
    if (typeof trouble === 'object') return trouble.silent();
    if (trouble === 'takes it, then hangs up') return void response.destroy();
    if (trouble === 'takes it, then breaks the answer') return void response.end('<html>Please wait');
    return reply(response, taken(`m-${delivered.length}`, message));
  }

  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    delivered,
    requests: () => requests,
    expectTrouble: (...next: Trouble[]) => void troubles.push(...next),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function reply(response: ServerResponse, { status, body, headers = {} }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

export type SmsDouble = Awaited<ReturnType<typeof startDouble>> & {
  provider: SmsProvider;
  /** Statuses of the provider for a message on its way, delivered, and failed. */
  statuses: { onItsWay: string; done: string; failed: string };
  /** The provider's webhook about a message. */
  report(id: string, status: string): SmsWebhook;
};

const quick = { timeoutMs: 60_000, pauses: { firstPauseMs: 1, longestPauseMs: 5 } };
const form = (fields: Record<string, string>) => Buffer.from(new URLSearchParams(fields).toString());

export async function startSemaphoreDouble(): Promise<SmsDouble> {
  const double = await startDouble({
    read: (sent, route) => ({
      to: `+${sent.get('number')}`,
      text: (sent.get('message') ?? '').replaceAll('{otp}', sent.get('code') ?? '{otp}'),
      sender: sent.get('sendername') ?? '',
      route,
    }),
    taken: (id, { to, text: message, sender }) => ({
      status: 200,
      body: [
        {
          message_id: id,
          user_id: 1,
          recipient: to.slice(1),
          message,
          sender_name: sender,
          network: 'Globe',
          status: 'Pending',
          type: 'Single',
          source: 'Api',
        },
      ],
    }),
    refusals: {
      'invalid number': { status: 200, body: { number: ['The number format is invalid.'] } },
      'no credit': {
        status: 500,
        body: ['Your current balance of 0 credits is not sufficient. This transaction requires 1 credits.'],
      },
      'wrong key': { status: 401, body: { apikey: ['The selected apikey is invalid.'] } },
      unavailable: { status: 503, body: {} },
      'internal error': { status: 500, body: {} },
    },
    tooMany: { message: 'Too Many Attempts.' },
  });
  const reportSecret = 'secret-of-the-address';
  return {
    ...double,
    provider: createSemaphoreSms({
      apiKey: 'key',
      sender: 'SUKI',
      reportSecret,
      baseUrl: double.baseUrl,
      limits: quick,
    }),
    statuses: { onItsWay: 'Pending', done: 'Sent', failed: 'Failed' },
    report: (id, status) => ({
      headers: {},
      rawBody: Buffer.from(JSON.stringify({ message_id: id, status })),
      secret: reportSecret,
    }),
  };
}

export async function startTwilioDouble(): Promise<SmsDouble> {
  const error = (status: number, code: number, message: string): Answer => ({
    status,
    body: { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status },
  });
  const double = await startDouble({
    read: (sent, route) => ({
      to: sent.get('To') ?? '',
      text: sent.get('Body') ?? '',
      sender: sent.get('From') ?? sent.get('MessagingServiceSid') ?? '',
      route,
    }),
    taken: (sid, { to, text: body, sender }) => ({
      status: 201,
      body: { sid, to, from: sender, body, status: 'queued', num_segments: '1', price: null, error_code: null },
    }),
    refusals: {
      'invalid number': error(400, 21211, "The 'To' number is not a valid phone number."),
      'no credit': error(403, 20005, 'Account not active'),
      'wrong key': error(401, 20003, 'Authenticate'),
      unavailable: error(503, 20503, 'Service unavailable'),
      'internal error': error(500, 20500, 'Internal server error'),
    },
    tooMany: { code: 20429, message: 'Too many requests', status: 429 },
  });
  const [authToken, reportUrl] = ['token', 'https://suki.test/api/sms/reports/twilio'];
  return {
    ...double,
    provider: createTwilioSms({
      accountSid: 'AC1',
      authToken,
      sender: 'SUKI',
      reportUrl,
      baseUrl: double.baseUrl,
      limits: quick,
    }),
    statuses: { onItsWay: 'queued', done: 'delivered', failed: 'undelivered' },
    report(id, status) {
      const fields = { MessageSid: id, MessageStatus: status, To: '+639171234567', AccountSid: 'AC1' };
      const signature = twilioSignature(authToken, reportUrl, new URLSearchParams(fields));
      return { headers: { 'x-twilio-signature': signature }, rawBody: form(fields), secret: undefined };
    },
  };
}
