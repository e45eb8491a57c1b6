import * as z from 'zod/mini';
import { StartupError } from '../eventing/resilience/startup-error.ts';
import { type TrustProxy, trustProxyIn } from '../http/routing/trust-proxy.ts';
import { type CloudSignInConfig, cloudSignInOf, cloudSignInVariables } from '../identity/cloud-sign-in-config.ts';

const onOff = (fallback: 'on' | 'off') => z._default(z.enum(['on', 'off'], 'must be on or off'), fallback);

const count = (what: string, most: number) =>
  z.pipe(z.coerce.number(what), z.int(what).check(z.gte(1, what), z.lte(most, what)));

const proxies = z.pipe(
  z.pipe(z.string(), z.transform(trustProxyIn)),
  z.custom<TrustProxy>(
    (meant) => meant !== null,
    'must be how many proxies there are, or addresses of theirs like loopback,10.0.0.0/8',
  ),
);

/** The most shards and partitions that still make sense. */
const MOST_PARTS = 1024;

const Environment = z.object({
  /** A misspelled one would start a trial with open pages where money is real. */
  NODE_ENV: z.optional(z.enum(['production', 'development', 'test'], 'must be production, development or test')),
  PORT: z._default(
    z.pipe(
      z.coerce.number('must be a port number'),
      z.int('must be a port number').check(z.gte(0), z.lte(65535, 'must be a port number')),
    ),
    4000,
  ),
  HOST: z._default(z.string(), '0.0.0.0'),
  DATA_DIR: z._default(z.string().check(z.minLength(1, 'must name a folder')), '.data'),
  /** `demo`: a year of demo data; `none`: start empty with the first admin. */
  SEED: z._default(z.enum(['demo', 'none'], 'must be demo or none'), 'demo'),
  ADMIN_EMAIL: z.optional(z.email('must be an email address')),
  ADMIN_PASSWORD: z.optional(z.string().check(z.minLength(8, 'must have at least 8 characters'))),
  /** `required`: admins need a second factor for all but their own account. Unset, it is so in production. */
  ADMIN_SECOND_FACTOR: z.optional(z.enum(['required', 'optional'], 'must be required or optional')),
  TOKEN_SECRET: z.optional(z.string().check(z.minLength(32, 'must have at least 32 characters'))),
  /** Signs access tokens; a service that only checks them has none, and asks the command API for its public keys. */
  TOKEN_SIGNING_KEY: z.optional(z.string().check(z.minLength(32, 'must have at least 32 characters'))),
  /** The one before, while tokens of it live. */
  TOKEN_SIGNING_KEY_BEFORE: z.optional(z.string().check(z.minLength(32, 'must have at least 32 characters'))),
  /** Whoever reads /metrics shows it; unset, only the machine itself may. */
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, 'must have at least 16 characters'))),
  LOG_LEVEL: z._default(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'must be fatal, error, warn, info, debug or silent'),
    'warn',
  ),
  RATE_LIMITS: onOff('on'),
  /** `true` lets tests move time forward at /dev/clock. */
  ALLOW_CLOCK: z._default(z.enum(['true', 'false'], 'must be true or false'), 'false'),
  /** How far this process's clock is ahead of the machine's; needs ALLOW_CLOCK. Tests run at any instant by it. */
  CLOCK_AHEAD_MS: z._default(
    z.pipe(z.coerce.number('must be a number of milliseconds'), z.int('must be a whole number of milliseconds')),
    0,
  ),
  /** `weak` makes hashing a password take no time, for tests. */
  PASSWORD_HASHES: z._default(z.enum(['strong', 'weak'], 'must be strong or weak'), 'strong'),
  /** `true` lets two owners start the platform anew. Unsaid, the demo may. */
  ALLOW_SYSTEM_RESET: z.optional(z.enum(['true', 'false'], 'must be true or false')),
  /** Proxies whose X-Forwarded-For counts. */
  TRUST_PROXY: z._default(proxies, false),
  EVENTSTORE_URL: z.optional(
    z.string().check(z.regex(/^(esdb|kurrentdb)(\+discover)?:\/\//, 'must be an address like esdb://host:2113')),
  ),
  MONGODB_URL: z.optional(
    z.string().check(z.regex(/^mongodb(\+srv)?:\/\//, 'must be an address like mongodb://host:27017/suki')),
  ),
  KAFKA_BROKERS: z.optional(
    z.string().check(z.regex(/^[^\s,:]+:\d+(,[^\s,:]+:\d+)*$/, 'must be brokers like kafka-1:9092,kafka-2:9092')),
  ),
  KAFKA_PARTITIONS: z._default(count('must be a number of partitions', MOST_PARTS), 6),
  /** Stands before every topic and group, so that several Sukis can share a cluster. */
  KAFKA_PREFIX: z._default(z.string().check(z.regex(/^[\w.-]*$/, 'may have letters, digits, dots and dashes')), ''),
  PROJECTOR_SHARDS: z._default(count('must be a number of shards', MOST_PARTS), 1),
  /** Who carries GCash, Maya and card payments; unset it is the sandbox, and PayMongo in production. */
  PAYMENTS: z.optional(z.enum(['sandbox', 'paymongo'], 'must be sandbox or paymongo')),
  PAYMONGO_SECRET_KEY: z.optional(
    z.string().check(z.regex(/^sk_(test|live)_\w+$/, 'must be a secret key like sk_live_…')),
  ),
  PAYMONGO_WEBHOOK_SECRET: z.optional(z.string().check(z.minLength(8, 'must be the secret of the webhook'))),
  /** Where browsers reach Suki: payers come back to it. */
  PUBLIC_URL: z.optional(z.url('must be an address like https://suki.example.ph')),
  /** Origins of other pages of ours that open sockets. */
  ALLOWED_ORIGINS: z._default(
    z.pipe(
      z.pipe(z.string(), z.transform(originsIn)),
      z.custom<readonly string[]>(
        (meant) => meant !== null,
        'must be origins like https://app.example.ph,https://www.example.ph',
      ),
    ),
    [],
  ),
  /** Unset, mail stays in the outbox. */
  SMTP_URL: z.optional(
    z.string().check(z.regex(/^smtps?:\/\/\S+$/, 'must be an address like smtp://user:password@host:587')),
  ),
  MAIL_FROM: z.optional(z.string().check(z.regex(/@/, 'must be an address like Suki <hello@suki.example.ph>'))),
  /** Unset, maps show barangays alone. */
  MAP_TILES: z.optional(
    z
      .string()
      .check(
        z.refine(
          isTileAddress,
          'must be an https address with {z}, {x} and {y} in its path, like https://tiles.example.ph/{z}/{x}/{y}.png',
        ),
      ),
  ),
  MAP_TILES_CREDIT: z._default(
    z.string().check(z.maxLength(200, 'must have at most 200 characters')),
    '© OpenStreetMap contributors',
  ),
  ...cloudSignInVariables,
  COMMAND_API_URL: z.optional(z.url('must be an address like http://command-api:4000')),
});

/** `https://a.ph, https://b.ph/` → their origins. Null for what is none. */
function originsIn(text: string): readonly string[] | null {
  const urls = text.split(',').map((origin) => URL.parse(origin.trim()));
  return urls.every((url) => url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/')
    ? urls.flatMap((url) => url?.origin ?? [])
    : null;
}

/** Of one origin, which is all that browsers may fetch pictures from. */
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

/** What the engines are; null means the embedded one. */
export type EngineConfig = {
  eventStoreUrl: string | null;
  mongoUrl: string | null;
  kafka: { brokers: readonly string[]; partitions: number; prefix: string } | null;
  mail: { url: string; from: string } | null;
};

export type PaymentsConfig =
  | { provider: 'sandbox' }
  | { provider: 'paymongo'; secretKey: string; webhookSecret: string };

export type Config = {
  production: boolean;
  port: number;
  host: string;
  dataDir: string;
  seed: 'demo' | 'none';
  firstAdmin: { email: string; password: string } | null;
  /** Admins sign in with two factors. */
  adminSecondFactor: 'required' | 'optional';
  tokenSecret: string | null;
  /** What access tokens are signed with, the newest first. */
  tokenSigningKeys: readonly string[];
  metricsToken: string | null;
  logLevel: z.infer<typeof Environment>['LOG_LEVEL'];
  rateLimits: boolean;
  /** Time may be moved forward from outside. */
  allowClock: boolean;
  clockAheadMs: number;
  weakPasswordHashes: boolean;
  /** Two owners may start the platform anew. */
  allowsReset: boolean;
  trustProxy: TrustProxy;
  payments: PaymentsConfig;
  /** Without a slash at its end. */
  publicUrl: string;
  /** Whose pages may open sockets: PUBLIC_URL's and those of ALLOWED_ORIGINS. */
  allowedOrigins: readonly string[];
  /** Where maps have their pictures from; null: from nowhere. */
  mapTiles: { url: string; credit: string } | null;
  cloudSignIn: CloudSignInConfig;
  engines: EngineConfig;
  /** Into so many parts the documents of the read models are divided among projectors. */
  projectorShards: number;
  /** Where a service that runs on its own finds the command API. */
  commandApiUrl: string | null;
};

/**
 * Those of which a wrong value is shown. The others may be, or hold, a secret; also by a mistake, as one that was
 * pasted into the wrong line.
 */
const shown: readonly string[] = [
  'NODE_ENV',
  'PORT',
  'SEED',
  'LOG_LEVEL',
  'RATE_LIMITS',
  'ALLOW_CLOCK',
  'CLOCK_AHEAD_MS',
  'PASSWORD_HASHES',
  'ALLOW_SYSTEM_RESET',
  'TRUST_PROXY',
  'KAFKA_PARTITIONS',
  'PROJECTOR_SHARDS',
  'PAYMENTS',
  'CLOUD_SIGN_IN',
  'ADMIN_SECOND_FACTOR',
  'FIREBASE_AUTH_EMULATOR_HOST',
];

/** Parses the environment once. Throws StartupError naming the variable that is wrong. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = z.safeParse(Environment, given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = String(issue?.path[0]);
    throw new StartupError(`${name} ${issue?.message}${shown.includes(name) ? `; it is "${given[name]}"` : ''}.`);
  }
  return checked(toConfig(parsed.data));
}

function toConfig(env: z.infer<typeof Environment>): Config {
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '');
  return {
    production: env.NODE_ENV === 'production',
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    seed: env.SEED,
    firstAdmin: env.ADMIN_EMAIL && env.ADMIN_PASSWORD ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD } : null,
    adminSecondFactor: env.ADMIN_SECOND_FACTOR ?? (env.NODE_ENV === 'production' ? 'required' : 'optional'),
    tokenSecret: env.TOKEN_SECRET ?? null,
    tokenSigningKeys: [env.TOKEN_SIGNING_KEY, env.TOKEN_SIGNING_KEY_BEFORE].filter((key) => key !== undefined),
    metricsToken: env.METRICS_TOKEN ?? null,
    logLevel: env.LOG_LEVEL,
    rateLimits: env.RATE_LIMITS === 'on',
    allowClock: env.ALLOW_CLOCK === 'true',
    clockAheadMs: env.CLOCK_AHEAD_MS,
    weakPasswordHashes: env.PASSWORD_HASHES === 'weak',
    allowsReset: (env.ALLOW_SYSTEM_RESET ?? String(env.SEED === 'demo')) === 'true',
    trustProxy: env.TRUST_PROXY,
    payments: paymentsOf(env),
    publicUrl,
    allowedOrigins: [new URL(publicUrl).origin, ...env.ALLOWED_ORIGINS],
    mapTiles: env.MAP_TILES ? { url: env.MAP_TILES, credit: env.MAP_TILES_CREDIT } : null,
    cloudSignIn: cloudSignInOf(env, { production: env.NODE_ENV === 'production', demo: env.SEED === 'demo' }),
    engines: enginesOf(env),
    projectorShards: env.PROJECTOR_SHARDS,
    commandApiUrl: env.COMMAND_API_URL ?? null,
  };
}

function enginesOf(env: z.infer<typeof Environment>): EngineConfig {
  const kafka = env.KAFKA_BROKERS
    ? { brokers: env.KAFKA_BROKERS.split(','), partitions: env.KAFKA_PARTITIONS, prefix: env.KAFKA_PREFIX }
    : null;
  return { eventStoreUrl: env.EVENTSTORE_URL ?? null, mongoUrl: env.MONGODB_URL ?? null, kafka, mail: mailOf(env) };
}

function mailOf({ SMTP_URL, MAIL_FROM, SEED }: z.infer<typeof Environment>): EngineConfig['mail'] {
  if (!SMTP_URL) return null;
  if (SEED === 'demo')
    throw new StartupError('SEED must be none where SMTP_URL is set: the people of the demo have no mailboxes.');
  if (!MAIL_FROM) throw new StartupError('MAIL_FROM must be set where SMTP_URL is: the address that mail comes from.');
  return { url: SMTP_URL, from: MAIL_FROM };
}

/** In production money is real unless somebody has said otherwise. */
function paymentsOf(env: z.infer<typeof Environment>): PaymentsConfig {
  const provider = env.PAYMENTS ?? (env.NODE_ENV === 'production' ? 'paymongo' : 'sandbox');
  return provider === 'sandbox'
    ? { provider }
    : { provider, secretKey: env.PAYMONGO_SECRET_KEY ?? '', webhookSecret: env.PAYMONGO_WEBHOOK_SECRET ?? '' };
}

function checked(config: Config): Config {
  inProduction(config);
  if (config.clockAheadMs !== 0 && !config.allowClock)
    throw new StartupError('CLOCK_AHEAD_MS moves the clock and needs ALLOW_CLOCK=true.');
  if (config.tokenSecret !== null && config.tokenSigningKeys.includes(config.tokenSecret))
    throw new StartupError('TOKEN_SIGNING_KEY must be another text than TOKEN_SECRET, which every service has.');
  if (config.payments.provider === 'sandbox') return config;
  if (config.allowsReset && config.payments.secretKey.startsWith('sk_live_'))
    throw new StartupError('ALLOW_SYSTEM_RESET must be false where PAYMONGO_SECRET_KEY is a live one: money is real.');
  if (!config.payments.secretKey)
    throw new StartupError(
      'PAYMONGO_SECRET_KEY must be set: PayMongo carries the payments. PAYMENTS=sandbox tries Suki out without money.',
    );
  if (!config.payments.webhookSecret)
    throw new StartupError('PAYMONGO_WEBHOOK_SECRET must be set: nothing else shows that a webhook is PayMongo’s.');
  return config;
}

/** In production the sandbox takes bookings for payments that move no money. */
export function isPractice({ production, payments }: Pick<Config, 'production' | 'payments'>): boolean {
  return production && payments.provider === 'sandbox';
}

function inProduction(config: Config): void {
  if (!config.production) return;
  refuseGuessable(config);
  if (!config.tokenSecret)
    throw new StartupError('TOKEN_SECRET must be set in production: a random text of at least 32 characters.');
  if (config.tokenSigningKeys.length === 0 && config.commandApiUrl === null)
    throw new StartupError(
      'TOKEN_SIGNING_KEY must be set in production: a random text of at least 32 characters, other than TOKEN_SECRET.',
    );
  if (config.seed === 'demo')
    throw new StartupError('SEED must be none in production: demo accounts have a known password.');
  if (config.adminSecondFactor === 'optional')
    throw new StartupError(
      'ADMIN_SECOND_FACTOR must be required in production: a password alone must not open what admins may do.',
    );
  if (!config.rateLimits) throw new StartupError('RATE_LIMITS must be on in production.');
  if (config.trustProxy === true)
    throw new StartupError(
      'TRUST_PROXY must not be true in production: anybody could say where they call from. Say how many ' +
        'proxies there are, or their addresses.',
    );
  if (config.allowClock) throw new StartupError('ALLOW_CLOCK must be false in production: time is nobody’s to move.');
  if (config.weakPasswordHashes) throw new StartupError('PASSWORD_HASHES must be strong in production.');
}

/** "aaaa…" and "abcabc…" are long enough, and no secrets. */
const FEWEST_SIGNS = 6;

function refuseGuessable({ tokenSecret, tokenSigningKeys: [newest, before], metricsToken }: Config): void {
  const secrets = {
    TOKEN_SECRET: tokenSecret,
    TOKEN_SIGNING_KEY: newest,
    TOKEN_SIGNING_KEY_BEFORE: before,
    METRICS_TOKEN: metricsToken,
  };
  for (const [name, secret] of Object.entries(secrets))
    if (secret && new Set(secret).size < FEWEST_SIGNS)
      throw new StartupError(`${name} repeats a few characters. Set a random text, such as of "openssl rand -hex 32".`);
}

/**
 * Several processes share what happened, what is known and what they tell each other only through engines that they all
 * reach. Throws StartupError naming what is missing for a service that runs on its own.
 */
export function requireEngines(
  { engines, tokenSecret, tokenSigningKeys, commandApiUrl }: Config,
  service: string,
): void {
  const needed = [
    ['EVENTSTORE_URL', engines.eventStoreUrl],
    ['MONGODB_URL', engines.mongoUrl],
    ['KAFKA_BROKERS', engines.kafka],
    ['TOKEN_SECRET', tokenSecret],
    [
      'TOKEN_SIGNING_KEY, or COMMAND_API_URL for a service that signs no access tokens,',
      tokenSigningKeys[0] ?? commandApiUrl,
    ],
  ] as const;
  const missing = needed.find(([, value]) => value === null)?.[0];
  if (missing)
    throw new StartupError(
      `${missing} must be set to run ${service} on its own: the embedded default (npm start) lives in one process.`,
    );
}
