import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HttpError } from '../http/calls/http-error.ts';
import { EngineUnavailable } from '../eventing/resilience.ts';
import { openSmtpMail } from './smtp-mail.ts';

type Taken = { user: string | undefined; from: string; to: string[]; mail: string };

let taken: Taken[];
let server: SMTPServer;
let mail: ReturnType<typeof openSmtpMail>;

/** Accepts mail from user suki with the right password, except to one rejected recipient. */
async function startServer(): Promise<number> {
  server = new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 10,
    onAuth: ({ username, password }, _session, answer) =>
      password === 'se cret' ? answer(null, { user: username }) : answer(new Error('wrong password')),
    onRcptTo({ address }, _session, answer) {
      if (address.startsWith('nobody@')) answer(Object.assign(new Error('No such mailbox'), { responseCode: 550 }));
      else if (address.startsWith('busy@')) answer(Object.assign(new Error('Later, please'), { responseCode: 450 }));
      else answer();
    },
    onData(stream, { user, envelope }, answer) {
      text(stream).then((content) => {
        taken.push({
          user,
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          mail: content,
        });
        answer();
      }, answer);
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return (listening.address() as AddressInfo).port;
}

beforeEach(async () => {
  taken = [];
  mail = openSmtpMail({
    url: `smtp://suki:se%20cret@127.0.0.1:${await startServer()}`,
    from: 'Suki <hello@suki.test>',
  });
});
afterEach(async () => {
  await mail.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

const verification = {
  to: 'andrea@example.ph',
  subject: 'Ang iyong code · ₱',
  text: 'Hello Andrea,\n\nyour code is 123456.\n',
  code: '123456',
};

describe('mail by SMTP', () => {
  it('delivers subject and text to its recipient, with the sender', async () => {
    await mail.send(verification);
    expect(taken).toMatchObject([{ user: 'suki', from: 'hello@suki.test', to: ['andrea@example.ph'] }]);
    const [{ mail: content } = { mail: '' }] = taken;
    expect(content).toContain('From: Suki <hello@suki.test>');
    expect(content).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(content).toContain('your code is 123456.');
  });

  it('sends many messages at once', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => mail.send({ ...verification, to: `person${n}@example.ph` })),
    );
    expect(new Set(taken.flatMap(({ to }) => to)).size).toBe(20);
  });

  it('rejects header injection', async () => {
    await mail.send({ ...verification, subject: 'Hello\r\nBcc: everybody@example.ph' });
    expect(taken.flatMap(({ to }) => to)).toEqual(['andrea@example.ph']);
    expect(taken[0]?.mail).not.toMatch(/^Bcc:/m);
  });

  it('reports an address that accepts no mail', async () => {
    await expect(mail.send({ ...verification, to: 'nobody@example.ph' })).rejects.toThrow(HttpError);
    await mail.send(verification);
    expect(taken).toHaveLength(1);
  });

  it('counts as unavailable when the server is busy, rejects the credentials or is unreachable', async () => {
    await expect(mail.send({ ...verification, to: 'busy@example.ph' })).rejects.toThrow(EngineUnavailable);
    const stranger = openSmtpMail({
      url: `smtp://suki:wrong@127.0.0.1:${(server.server.address() as AddressInfo).port}`,
      from: 'a@suki.test',
    });
    await expect(stranger.send(verification)).rejects.toThrow(EngineUnavailable);
    await stranger.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
    await expect(mail.send(verification)).rejects.toThrow(EngineUnavailable);
    expect(taken).toEqual([]);
  });
});
