import { createTransport } from 'nodemailer';
import * as z from 'zod/mini';
import { httpError } from '../http/calls/http-error.ts';
import { EngineUnavailable } from '../eventing/resilience/engine-unavailable.ts';
import type { Mail } from './port.ts';

type SmtpMailOptions = {
  /** smtp:// or smtps://, with user and password where the server wants them. */
  url: string;
  /** Whom the mail is from, e.g. `Suki <hello@suki.example.ph>`. */
  from: string;
};

/** A person waits for the answer while the mail is handed over. */
const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };

/** Mail by any SMTP server: that of the company, or of a service that delivers for others. */
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

/** What nodemailer says of it: in an Error's own fields. */
const RefusedAddress = z.object({
  code: z.literal('EENVELOPE'),
  command: z.literal('RCPT TO'),
  responseCode: z.number().check(z.gte(500)),
});

/** The server will not take mail for this address, today or tomorrow. */
function isRefusedAddress(failure: unknown): boolean {
  return z.safeParse(RefusedAddress, failure).success;
}
