import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { EngineUnavailable } from '../eventing/resilience.ts';
import type { SmsOutcome, SmsProvider, SmsReport } from './port.ts';
import { isSameSecret } from '../service/same-secret.ts';
import { segmentsOf } from './segments.ts';
import { ENGINE, noTexts, postSms, type RequestLimits, requestLimits, type SmsAnswer } from './sms-request.ts';

type Options = {
  accountSid: string;
  authToken: string;
  /** A number in E.164, a sender name, or a messaging service (MG…). */
  sender: string;
  /** The address that Twilio reports to. */
  reportUrl: string;
  baseUrl?: string;
  limits?: RequestLimits;
};

const SIGNATURE_HEADER = 'x-twilio-signature';

const Taken = z.object({ sid: z.string() });
const Refused = z.object({ code: z.number(), message: z.string() });

/**
 * The number is invalid, has opted out, is a landline, or is in a country that the account does not send to
 * (https://www.twilio.com/docs/api/errors, read on 2026-11-28).
 */
const noTextsTo = [21211, 21408, 21610, 21612, 21614, 21635];

const reported: Record<string, SmsReport['status']> = {
  sent: 'sent',
  delivered: 'delivered',
  undelivered: 'failed',
  failed: 'failed',
};

/** Texts by Twilio's Messages API. */
export function createTwilioSms({
  accountSid,
  authToken,
  sender,
  reportUrl,
  baseUrl = 'https://api.twilio.com/2010-04-01',
  limits = requestLimits,
}: Options): SmsProvider {
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const from = { [sender.startsWith('MG') ? 'MessagingServiceSid' : 'From']: sender };
  return {
    name: 'twilio',
    chargedSegments: ({ text }) => segmentsOf(text),

    async send({ to, text }) {
      const form = { To: to, ...from, Body: text, StatusCallback: reportUrl };
      const answer = await postSms(
        `${baseUrl}/Accounts/${accountSid}/Messages.json`,
        { form, headers: { authorization } },
        limits,
      );
      return 'unknown' in answer ? { status: 'unknown', cause: answer.unknown } : outcomeOf(answer);
    },

    readWebhook({ headers, rawBody }) {
      const params = new URLSearchParams(Buffer.from(rawBody).toString());
      if (!isSameSecret(headers[SIGNATURE_HEADER], twilioSignature(authToken, reportUrl, params))) return null;
      const [id, status] = [params.get('MessageSid'), reported[params.get('MessageStatus') ?? '']];
      return id && status ? [{ id, status, reason: params.get('ErrorCode') ?? undefined }] : [];
    },
  };
}

function outcomeOf({ status, body }: SmsAnswer): SmsOutcome {
  const taken = z.safeParse(Taken, body).data;
  if (taken && status < 300) return { status: 'accepted', id: taken.sid };
  const cause = new Error(`Twilio answered ${status}`);
  if (status < 400 || status >= 500) return { status: 'unknown', cause };
  const refused = z.safeParse(Refused, body).data;
  if (refused && noTextsTo.includes(refused.code)) throw noTexts();
  throw new EngineUnavailable(ENGINE, refused ? new Error(`${refused.code}: ${refused.message}`) : cause);
}

/** HMAC-SHA1 of the address and the fields in the order of their names (https://www.twilio.com/docs/usage/security). */
export function twilioSignature(authToken: string, url: string, params: URLSearchParams): string {
  const fields = [...params].toSorted(([one], [other]) => (one < other ? -1 : Number(one > other)));
  return createHmac('sha1', authToken)
    .update(url + fields.map((field) => field.join('')).join(''))
    .digest('base64');
}
