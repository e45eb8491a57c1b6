import { createTransport } from 'nodemailer';
import * as z from 'zod/mini';
import { httpError } from '../http/calls/http-error.ts';
import { EngineUnavailable } from '../eventing/resilience.ts';
import type { Mail } from './port.ts';

type SmtpMailOptions = {
  /** smtp:// or smtps://, with user and password if the server requires them. */
  url: string;
  /** Sender, such as `Suki <hello@suki.example.ph>`. */
  from: string;
};

/** Short, because a user waits while the mail is sent. */
const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };

/** Mail through an SMTP server of the company or of a delivery service. */
export function openSmtpMail({ url, from }: SmtpMailOptions): Mail & { close(): Promise<void> } {
  const transport = createTransport(
    { url, pool: true, ...timeouts, disableFileAccess: true, disableUrlAccess: true },
    { from },
  );
  return {
    async send({ to, subject, text }) {
      try {
        await transport.sendMail({ to, subject, text });
      } catch (failure) {
        throw isRefusedAddress(failure)
          ? httpError('invalid', { message: 'Mail can’t be delivered to that address.' })
          : new EngineUnavailable('mail', failure);
      }
    },
    async close() {
      transport.close();
    },
  };
}

/** Fields that nodemailer adds to an Error. */
const RefusedAddress = z.object({
  code: z.literal('EENVELOPE'),
  command: z.literal('RCPT TO'),
  responseCode: z.number().check(z.gte(500)),
});

/** The server rejects this address permanently. */
function isRefusedAddress(failure: unknown): boolean {
  return z.safeParse(RefusedAddress, failure).success;
}
