import * as z from 'zod/mini';
import { EngineUnavailable } from '../eventing/resilience.ts';
import { isPhilippineMobile } from './phone-number.ts';
import type { SmsOutcome, SmsProvider, SmsReport } from './port.ts';
import { formOrJsonIn } from './report-body.ts';
import { isSameSecret } from '../service/same-secret.ts';
import { segmentsOf } from './segments.ts';
import { ENGINE, noTexts, postSms, type RequestLimits, requestLimits, type SmsAnswer } from './sms-request.ts';

type Options = {
  apiKey: string;
  /** A sender name registered with Semaphore. */
  sender: string;
  /** In the address that Semaphore reports to; null: no reports. */
  reportSecret: string | null;
  baseUrl?: string;
  limits?: RequestLimits;
};

/** Credits for a segment by the route for codes (https://semaphore.co/docs, read on 2026-11-28). */
const CODE_CREDITS = 2;

const MessageStatus = z.object({ message_id: z.union([z.number(), z.string()]), status: z.string() });
const Taken = z.array(MessageStatus).check(z.minLength(1));
/** A reason, or reasons by parameter. Semaphore sends them with 200, 4xx or 500. */
const Refused = z.union([
  z.array(z.string()).check(z.minLength(1)),
  z.record(z.string(), z.array(z.string())).check(z.refine((reasons) => Object.keys(reasons).length > 0)),
]);

const failed = ['failed', 'refunded'];
const reported: Record<string, SmsReport['status']> = {
  sent: 'sent',
  delivered: 'delivered',
  failed: 'failed',
  refunded: 'failed',
};

/** Texts by Semaphore, to Philippine mobile numbers. Codes take its route for one-time passwords. */
export function createSemaphoreSms({
  apiKey,
  sender,
  reportSecret,
  baseUrl = 'https://api.semaphore.co/api/v4',
  limits = requestLimits,
}: Options): SmsProvider {
  return {
    name: 'semaphore',
    chargedSegments: ({ text, code }) => segmentsOf(text) * (isOneTime(code) ? CODE_CREDITS : 1),

    async send({ to, text, code }) {
      if (!isPhilippineMobile(to)) throw noTexts();
      const form = { apikey: apiKey, sendername: sender, number: to.slice(1) };
      const answer = isOneTime(code)
        ? await postSms(`${baseUrl}/otp`, { form: { ...form, message: text.replaceAll(code, '{otp}'), code } }, limits)
        : await postSms(`${baseUrl}/messages`, { form: { ...form, message: text } }, limits);
      return 'unknown' in answer ? { status: 'unknown', cause: answer.unknown } : outcomeOf(answer);
    },

    readWebhook({ secret, rawBody }) {
      if (reportSecret === null || !isSameSecret(secret, reportSecret)) return null;
      const { data } = z.safeParse(MessageStatus, formOrJsonIn(rawBody));
      const status = data && reported[data.status.toLowerCase()];
      return status ? [{ id: String(data.message_id), status }] : [];
    },
  };
}

/** The code that undoes a change is good for a week and has letters: it goes as an ordinary message. */
function isOneTime(code: string | undefined): code is string {
  return code !== undefined && /^\d+$/.test(code);
}

function outcomeOf({ status, body }: SmsAnswer): SmsOutcome {
  const [taken] = z.safeParse(Taken, body).data ?? [];
  if (taken && status < 300) {
    if (failed.includes(taken.status.toLowerCase()))
      throw new EngineUnavailable(ENGINE, new Error(`Semaphore answered ${taken.status}`));
    return { status: 'accepted', id: String(taken.message_id) };
  }
  const refused = z.safeParse(Refused, body);
  if (refused.success) {
    if ('number' in refused.data) throw noTexts();
    throw new EngineUnavailable(ENGINE, new Error(Object.values(refused.data).flat().join('; ')));
  }
  const cause = new Error(`Semaphore answered ${status}, not in the documented form`);
  if (status >= 400 && status < 500) throw new EngineUnavailable(ENGINE, cause);
  return { status: 'unknown', cause };
}
