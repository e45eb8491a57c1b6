// The schema of the environment. `npm run docs` generates docs/configuration.md from it.
import * as z from 'zod/mini';
import { trustProxyIn, type TrustProxy } from '../http/routing/trust-proxy.ts';
import { cloudSignInVariables } from '../identity/cloud-sign-in-config.ts';
import { smsVariables } from '../sms/sms-config.ts';
import { documented } from './setting-docs.ts';

const onOff = (fallback: 'on' | 'off') => z._default(z.enum(['on', 'off'], 'must be on or off'), fallback);
const trueOrFalse = () => z.enum(['true', 'false'], 'must be true or false');

const count = (what: string, most: number) =>
  z.pipe(z.coerce.number(what), z.int(what).check(z.gte(1, what), z.lte(most, what)));

const secret = (minLength: number) =>
  z.optional(z.string().check(z.minLength(minLength, `must have at least ${minLength} characters`)));

const proxies = z.pipe(
  z.pipe(z.string(), z.transform(trustProxyIn)),
  z.custom<TrustProxy>(
    (parsed) => parsed !== null,
    'must be the number of proxies, or their addresses such as loopback,10.0.0.0/8',
  ),
);

const origins = z.pipe(
  z.pipe(z.string(), z.transform(originsIn)),
  z.custom<readonly string[]>(
    (parsed) => parsed !== null,
    'must be origins like https://app.example.ph,https://www.example.ph',
  ),
);

/** Upper bound for shards and partitions. */
const MOST_PARTS = 1024;

export const environment = z.object({
  NODE_ENV: documented(
    // An unknown value is rejected: a misspelt `production` would start with the /dev pages open.
    z.optional(z.enum(['production', 'development', 'test'], 'must be production, development or test')),
    {
      does: '`production` disables demo data, the `/dev` pages, `/api/docs` and generated secrets, and checks the last column',
    },
  ),
  PORT: documented(
    z._default(
      z.pipe(
        z.coerce.number('must be a port number'),
        z.int('must be a port number').check(z.gte(0), z.lte(65535, 'must be a port number')),
      ),
      4000,
    ),
    { does: 'Port that Suki listens on' },
  ),
  HOST: documented(z._default(z.string(), '0.0.0.0'), { does: 'Address that Suki listens on' }),
  DATA_DIR: documented(z._default(z.string().check(z.minLength(1, 'must name a folder')), '.data'), {
    does: 'Data folder: embedded event log, read models and private data, uploads, documents, generated secrets',
  }),
  SEED: documented(z._default(z.enum(['demo', 'none'], 'must be demo or none'), 'demo'), {
    does: '`demo` fills an empty log with a year of demo data. `none` starts empty with the first admin',
    inProduction: { rejects: 'demo' },
  }),
  ADMIN_EMAIL: documented(z.optional(z.email('must be an email address')), {
    does: 'Email address of the first admin. Required at the first start with `SEED=none`',
  }),
  ADMIN_PASSWORD: documented(secret(8), {
    does: 'Password of the first admin. A changed value is set at the next start, unless the admin has chosen a password in the app',
  }),
  ADMIN_SECOND_FACTOR: documented(z.optional(z.enum(['required', 'optional'], 'must be required or optional')), {
    does:
      'Whether admins need [two-step sign-in](decisions/second-factor.md) for everything except its setup. Set it alike for ' +
      'every service',
    fallback: '`optional`; `required` in production',
    inProduction: { rejects: 'optional' },
  }),
  TOKEN_SECRET: documented(secret(32), {
    does: 'Secret that signs links to documents and undo links. Set it alike for every service',
    fallback: 'generated, stored in `DATA_DIR`',
    inProduction: 'required',
  }),
  TOKEN_SIGNING_KEY: documented(secret(32), {
    does: 'Key that signs access tokens (Ed25519), for the command API only. Must differ from `TOKEN_SECRET`',
    fallback: 'generated, stored in `DATA_DIR`, replaced by a start after 90 days',
    inProduction: 'required',
  }),
  TOKEN_SIGNING_KEY_BEFORE: documented(secret(32), {
    does: 'Previous signing key, for one hour after a change',
  }),
  METRICS_TOKEN: documented(secret(16), {
    does: 'Bearer token for `/metrics`. Without it only the machine itself can read them',
  }),
  LOG_LEVEL: documented(
    z._default(
      z.enum(
        ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
        'must be fatal, error, warn, info, debug or silent',
      ),
      'warn',
    ),
    { does: 'Lowest level of log messages' },
  ),
  RATE_LIMITS: documented(onOff('on'), {
    does: '`off` disables rate limits, for load tests',
    inProduction: { rejects: 'off' },
  }),
  ALLOW_CLOCK: documented(z._default(trueOrFalse(), 'false'), {
    does: '`true` lets tests move time forward with `POST /dev/clock {now}`',
    inProduction: { rejects: 'true' },
  }),
  CLOCK_AHEAD_MS: documented(
    z._default(
      z.pipe(z.coerce.number('must be a number of milliseconds'), z.int('must be a whole number of milliseconds')),
      0,
    ),
    { does: 'Offset of the process clock from the system clock, for tests. Requires `ALLOW_CLOCK=true`' },
  ),
  PASSWORD_HASHES: documented(z._default(z.enum(['strong', 'weak'], 'must be strong or weak'), 'strong'), {
    does: '`weak` hashes passwords without cost, for tests',
    inProduction: { rejects: 'weak' },
  }),
  ALLOW_SYSTEM_RESET: documented(z.optional(trueOrFalse()), {
    does:
      '`true` lets two owners [reset the platform](decisions/system-reset.md): screens start empty, events stay, and ' +
      'payments and payouts stay unsettled. Rejected with a live PayMongo key',
    fallback: '`true` with `SEED=demo`, otherwise `false`',
  }),
  REMOVE_SERVICE_WORKER: documented(z._default(trueOrFalse(), 'false'), {
    does:
      '`true` makes browsers [drop the service worker](operating.md#a-broken-service-worker) and what it keeps, at their ' +
      'next visit',
  }),
  TRUST_PROXY: documented(z._default(proxies, false), {
    does: 'Proxies whose `X-Forwarded-For` counts: their number, or their addresses (`loopback`, `uniquelocal`, networks)',
    inProduction: { rejects: 'true' },
  }),
  EVENTSTORE_URL: documented(
    z.optional(
      z.string().check(z.regex(/^(esdb|kurrentdb)(\+discover)?:\/\//, 'must be an address like esdb://host:2113')),
    ),
    { does: 'Event log on EventStoreDB or KurrentDB', fallback: 'embedded' },
  ),
  MONGODB_URL: documented(
    z.optional(z.string().check(z.regex(/^mongodb(\+srv)?:\/\//, 'must be an address like mongodb://host:27017/suki'))),
    {
      does: 'Documents on MongoDB. Private data goes to a second database whose name ends in `-private`',
      fallback: 'embedded',
    },
  ),
  KAFKA_BROKERS: documented(
    z.optional(
      z.string().check(z.regex(/^[^\s,:]+:\d+(,[^\s,:]+:\d+)*$/, 'must be brokers like kafka-1:9092,kafka-2:9092')),
    ),
    { does: 'Bus on Kafka, without TLS and credentials', fallback: 'embedded' },
  ),
  KAFKA_PARTITIONS: documented(z._default(count('must be a number of partitions', MOST_PARTS), 6), {
    does: 'Partitions of new topics',
  }),
  KAFKA_PREFIX: documented(
    z._default(z.string().check(z.regex(/^[\w.-]*$/, 'may have letters, digits, dots and dashes')), ''),
    { does: 'Prefix of every topic and group, so that several installations can share a cluster' },
  ),
  PROJECTOR_SHARDS: documented(z._default(count('must be a number of shards', MOST_PARTS), 1), {
    does: 'Parts of the read models that projectors share. Set it alike for every process',
  }),
  PAYMENTS: documented(z.optional(z.enum(['sandbox', 'paymongo'], 'must be sandbox or paymongo')), {
    does:
      'Provider of GCash, Maya and card payments. The sandbox moves no money: its page approves or fails payments. In ' +
      'production it logs a warning and every screen says so',
    fallback: '`sandbox`; `paymongo` in production',
  }),
  PAYMONGO_SECRET_KEY: documented(
    z.optional(z.string().check(z.regex(/^sk_(test|live)_\w+$/, 'must be a secret key like sk_live_…'))),
    { does: 'Secret key of PayMongo. Required with `PAYMENTS=paymongo`' },
  ),
  PAYMONGO_WEBHOOK_SECRET: documented(
    z.optional(z.string().check(z.minLength(8, 'must be the secret of the webhook'))),
    {
      does:
        'Secret that verifies PayMongo’s webhook calls to `/api/payments/webhooks/paymongo`. Required with ' +
        '`PAYMENTS=paymongo`',
    },
  ),
  PUBLIC_URL: documented(z.optional(z.url('must be an address like https://suki.example.ph')), {
    does: 'Address of Suki for browsers: payment pages return to it, and links in messages use it',
    fallback: '`http://localhost:PORT`',
  }),
  ALLOWED_ORIGINS: documented(z._default(origins, []), {
    does: 'Origins of other pages that may open sockets, besides `PUBLIC_URL` and the requested host',
  }),
  SMTP_URL: documented(
    z.optional(z.string().check(z.regex(/^smtps?:\/\/\S+$/, 'must be an address like smtp://user:password@host:587'))),
    {
      does:
        'Mail server. Without it mail stays in the outbox, and in production nothing is mailed. Not allowed with ' +
        '`SEED=demo`',
    },
  ),
  MAIL_FROM: documented(
    z.optional(z.string().check(z.regex(/@/, 'must be an address like Suki <hello@suki.example.ph>'))),
    { does: 'Sender address of mail. Required with `SMTP_URL`' },
  ),
  ...smsVariables,
  MAP_TILES: documented(
    z.optional(
      z
        .string()
        .check(
          z.refine(
            isTileAddress,
            'must be an https address with {z}, {x} and {y} in its path, like https://tiles.example.ph/{z}/{x}/{y}.png',
          ),
        ),
    ),
    { does: 'Map tile server, on one origin. Without it maps show only the names of barangays' },
  ),
  MAP_TILES_CREDIT: documented(
    z._default(z.string().check(z.maxLength(200, 'must have at most 200 characters')), '© OpenStreetMap contributors'),
    { does: 'Attribution of the map tiles' },
  ),
  ...cloudSignInVariables,
  COMMAND_API_URL: documented(z.optional(z.url('must be an address like http://command-api:4000')), {
    does: 'Address of the command API for services that run as processes of their own',
  }),
});

/** `https://a.ph, https://b.ph/` → their origins. Null if one is invalid. */
function originsIn(text: string): readonly string[] | null {
  const urls = text.split(',').map((origin) => URL.parse(origin.trim()));
  return urls.every((url) => url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/')
    ? urls.flatMap((url) => url?.origin ?? [])
    : null;
}

/** Requires a fixed host: the content security policy names one origin. */
function isTileAddress(text: string): boolean {
  const url = URL.parse(text);
  const path = decodeURIComponent(url?.pathname ?? '');
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    !/[{}%]/.test(url.host) &&
    ['{z}', '{x}', '{y}'].every((part) => path.includes(part))
  );
}
