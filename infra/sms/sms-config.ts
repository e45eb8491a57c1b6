import * as z from 'zod/mini';
import { StartupError } from '../eventing/resilience.ts';
import { documented } from '../service/setting-docs.ts';

const DEFAULT_CENTAVOS = 50;
const price = 'must be a number of centavos';

/** Part of the environment. */
export const smsVariables = {
  SMS: documented(z.optional(z.enum(['semaphore', 'twilio', 'off'], 'must be semaphore, twilio or off')), {
    does:
      'Provider of text messages. `off`: users sign in by email, Google or passkeys, and nothing is texted ' +
      '([decision](decisions/texts.md)). A provider is not allowed with `SEED=demo`',
    fallback: 'the outbox; `off` in production',
  }),
  SMS_SENDER: documented(z.optional(z.string().check(z.maxLength(40, 'must have at most 40 characters'))), {
    does:
      'Sender of texts: a name registered with Semaphore; with Twilio a number like `+15005550006`, a name, or a messaging ' +
      'service (`MG…`). Required with a provider',
  }),
  SMS_SEGMENT_CENTAVOS: documented(
    z._default(
      z.pipe(z.coerce.number(price), z.int(price).check(z.gte(0, price), z.lte(100_00, price))),
      DEFAULT_CENTAVOS,
    ),
    { does: 'Price of one segment of a text in centavos, for the metrics of their cost' },
  ),
  SEMAPHORE_API_KEY: documented(z.optional(z.string().check(z.minLength(8, 'must be the key of the account'))), {
    does: 'API key of Semaphore. Required with `SMS=semaphore`',
  }),
  SEMAPHORE_REPORT_SECRET: documented(
    z.optional(z.string().check(z.regex(/^[\w-]{16,100}$/, 'must have at least 16 letters and digits'))),
    {
      does:
        'Secret in the address that Semaphore reports deliveries to, `/api/texts/reports/semaphore?key=…`, since it signs ' +
        'nothing. Without it reports are rejected',
    },
  ),
  TWILIO_ACCOUNT_SID: documented(z.optional(z.string().check(z.regex(/^AC\w+$/, 'must be an account SID like AC…'))), {
    does: 'Account of Twilio. Required with `SMS=twilio`',
  }),
  TWILIO_AUTH_TOKEN: documented(z.optional(z.string().check(z.minLength(8, 'must be the token of the account'))), {
    does: 'Auth token of Twilio, which also signs its reports to `/api/texts/reports/twilio`. Required with `SMS=twilio`',
  }),
};
const Variables = z.object(smsVariables);

type Paid = { sender: string; segmentCentavos: number };

/** `outbox`: for development and tests. */
export type SmsConfig =
  | { provider: 'outbox' }
  | { provider: 'off' }
  | ({ provider: 'semaphore'; apiKey: string; reportSecret: string | null } & Paid)
  | ({ provider: 'twilio'; accountSid: string; authToken: string } & Paid);

/** Throws StartupError for a provider without its settings. */
export function smsOf(
  env: z.infer<typeof Variables>,
  { production, demo }: { production: boolean; demo: boolean },
): SmsConfig {
  const provider = env.SMS ?? (production ? 'off' : 'outbox');
  if (provider === 'off' || provider === 'outbox') return { provider };
  if (demo)
    throw new StartupError(
      `SEED=demo is not allowed with SMS=${provider}: demo accounts have other people’s numbers. Set SEED=none.`,
    );
  const required = (name: keyof typeof smsVariables, value: string | undefined): string => {
    if (!value) throw new StartupError(`${name} is not set but SMS=${provider} is. Set it, or set SMS=off.`);
    return value;
  };
  const paid = { sender: required('SMS_SENDER', env.SMS_SENDER), segmentCentavos: env.SMS_SEGMENT_CENTAVOS };
  return provider === 'semaphore'
    ? {
        provider,
        apiKey: required('SEMAPHORE_API_KEY', env.SEMAPHORE_API_KEY),
        reportSecret: env.SEMAPHORE_REPORT_SECRET ?? null,
        ...paid,
      }
    : {
        provider,
        accountSid: required('TWILIO_ACCOUNT_SID', env.TWILIO_ACCOUNT_SID),
        authToken: required('TWILIO_AUTH_TOKEN', env.TWILIO_AUTH_TOKEN),
        ...paid,
      };
}
