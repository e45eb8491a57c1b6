import * as z from 'zod/mini';
import { StartupError } from '../eventing/resilience.ts';
import type { TrustProxy } from '../http/routing/trust-proxy.ts';
import { type CloudSignInConfig, cloudSignInOf } from '../identity/cloud-sign-in-config.ts';
import { type SmsConfig, smsOf } from '../sms/sms-config.ts';
import { environment } from './environment.ts';

type Environment = z.infer<typeof environment>;

/** The dependencies; null means the embedded adapter. */
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
  adminSecondFactor: 'required' | 'optional';
  tokenSecret: string | null;
  /** Keys of access tokens, the newest first. */
  tokenSigningKeys: readonly string[];
  metricsToken: string | null;
  logLevel: Environment['LOG_LEVEL'];
  rateLimits: boolean;
  allowClock: boolean;
  clockAheadMs: number;
  weakPasswordHashes: boolean;
  allowsReset: boolean;
  removesServiceWorker: boolean;
  trustProxy: TrustProxy;
  payments: PaymentsConfig;
  sms: SmsConfig;
  /** Without a trailing slash. */
  publicUrl: string;
  /** The origins of PUBLIC_URL and ALLOWED_ORIGINS, whose pages may open sockets. */
  allowedOrigins: readonly string[];
  /** Map tile server; null for none. */
  mapTiles: { url: string; credit: string } | null;
  cloudSignIn: CloudSignInConfig;
  engines: EngineConfig;
  projectorShards: number;
  commandApiUrl: string | null;
};

/** Settings whose invalid value appears in the error. Others may hold a secret, even one pasted into the wrong line. */
const printable: readonly string[] = [
  'NODE_ENV',
  'PORT',
  'SEED',
  'LOG_LEVEL',
  'RATE_LIMITS',
  'ALLOW_CLOCK',
  'CLOCK_AHEAD_MS',
  'PASSWORD_HASHES',
  'ALLOW_SYSTEM_RESET',
  'REMOVE_SERVICE_WORKER',
  'TRUST_PROXY',
  'KAFKA_PARTITIONS',
  'PROJECTOR_SHARDS',
  'PAYMENTS',
  'SMS',
  'SMS_SEGMENT_CENTAVOS',
  'CLOUD_SIGN_IN',
  'ADMIN_SECOND_FACTOR',
  'FIREBASE_AUTH_EMULATOR_HOST',
];

/** Parses the environment. Throws StartupError naming the invalid variable. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = z.safeParse(environment, given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = String(issue?.path[0]);
    throw new StartupError(`${name} ${issue?.message}${printable.includes(name) ? `, not "${given[name]}"` : ''}.`);
  }
  return checked(toConfig(parsed.data));
}

function toConfig(env: Environment): Config {
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
    removesServiceWorker: env.REMOVE_SERVICE_WORKER === 'true',
    trustProxy: env.TRUST_PROXY,
    payments: paymentsOf(env),
    sms: smsOf(env, { production: env.NODE_ENV === 'production', demo: env.SEED === 'demo' }),
    publicUrl,
    allowedOrigins: [new URL(publicUrl).origin, ...env.ALLOWED_ORIGINS],
    mapTiles: env.MAP_TILES ? { url: env.MAP_TILES, credit: env.MAP_TILES_CREDIT } : null,
    cloudSignIn: cloudSignInOf(env, { production: env.NODE_ENV === 'production', demo: env.SEED === 'demo' }),
    engines: enginesOf(env),
    projectorShards: env.PROJECTOR_SHARDS,
    commandApiUrl: env.COMMAND_API_URL ?? null,
  };
}

function enginesOf(env: Environment): EngineConfig {
  const kafka = env.KAFKA_BROKERS
    ? { brokers: env.KAFKA_BROKERS.split(','), partitions: env.KAFKA_PARTITIONS, prefix: env.KAFKA_PREFIX }
    : null;
  return { eventStoreUrl: env.EVENTSTORE_URL ?? null, mongoUrl: env.MONGODB_URL ?? null, kafka, mail: mailOf(env) };
}

function mailOf({ SMTP_URL, MAIL_FROM, SEED }: Environment): EngineConfig['mail'] {
  if (!SMTP_URL) return null;
  if (SEED === 'demo')
    throw new StartupError('SEED=demo is not allowed with SMTP_URL: demo accounts have no mailboxes. Set SEED=none.');
  if (!MAIL_FROM) throw new StartupError('MAIL_FROM is not set but SMTP_URL is. Set MAIL_FROM to the sender address.');
  return { url: SMTP_URL, from: MAIL_FROM };
}

/** In production payments are real unless PAYMENTS says otherwise. */
function paymentsOf(env: Environment): PaymentsConfig {
  const provider = env.PAYMENTS ?? (env.NODE_ENV === 'production' ? 'paymongo' : 'sandbox');
  return provider === 'sandbox'
    ? { provider }
    : { provider, secretKey: env.PAYMONGO_SECRET_KEY ?? '', webhookSecret: env.PAYMONGO_WEBHOOK_SECRET ?? '' };
}

function checked(config: Config): Config {
  inProduction(config);
  if (config.clockAheadMs !== 0 && !config.allowClock)
    throw new StartupError('CLOCK_AHEAD_MS requires ALLOW_CLOCK=true. Unset CLOCK_AHEAD_MS or set ALLOW_CLOCK=true.');
  if (config.tokenSecret !== null && config.tokenSigningKeys.includes(config.tokenSecret))
    throw new StartupError(
      'TOKEN_SIGNING_KEY must differ from TOKEN_SECRET, which every service has. Generate another random value.',
    );
  if (config.payments.provider === 'sandbox') return config;
  if (config.allowsReset && config.payments.secretKey.startsWith('sk_live_'))
    throw new StartupError(
      'ALLOW_SYSTEM_RESET=true is not allowed with a live PAYMONGO_SECRET_KEY: a reset leaves real payments and payouts ' +
        'unsettled. Unset it.',
    );
  if (!config.payments.secretKey)
    throw new StartupError(
      'PAYMONGO_SECRET_KEY is not set. PayMongo cannot process payments. Set it, or set PAYMENTS=sandbox to try Suki without money.',
    );
  if (!config.payments.webhookSecret)
    throw new StartupError('PAYMONGO_WEBHOOK_SECRET is not set. Webhook signatures cannot be verified. Set it.');
  return config;
}

/** True in production with the sandbox, which moves no money. */
export function isPractice({ production, payments }: Pick<Config, 'production' | 'payments'>): boolean {
  return production && payments.provider === 'sandbox';
}

function inProduction(config: Config): void {
  if (!config.production) return;
  refuseGuessable(config);
  if (!config.tokenSecret)
    throw new StartupError(
      'TOKEN_SECRET is not set. Production requires it. Set a random value of at least 32 characters.',
    );
  if (config.tokenSigningKeys.length === 0 && config.commandApiUrl === null)
    throw new StartupError(
      'TOKEN_SIGNING_KEY is not set. Production requires it. Set a random value of at least 32 characters, other than TOKEN_SECRET.',
    );
  if (config.seed === 'demo')
    throw new StartupError(
      'SEED=demo is not allowed in production: demo accounts have a public password. Set SEED=none.',
    );
  if (config.adminSecondFactor === 'optional')
    throw new StartupError(
      'ADMIN_SECOND_FACTOR=optional is not allowed in production: a password alone must not grant admin access. Unset it.',
    );
  if (!config.rateLimits) throw new StartupError('RATE_LIMITS=off is not allowed in production. Unset it.');
  if (config.trustProxy === true)
    throw new StartupError(
      'TRUST_PROXY=true is not allowed in production: clients could spoof their address. Set the number of proxies or ' +
        'their addresses.',
    );
  if (config.allowClock) throw new StartupError('ALLOW_CLOCK=true is not allowed in production. Unset it.');
  if (config.weakPasswordHashes) throw new StartupError('PASSWORD_HASHES=weak is not allowed in production. Unset it.');
}

/** Rejects values such as "aaaa…" and "abcabc…", which pass the minimum length. */
const FEWEST_CHARACTERS = 6;

function refuseGuessable({ tokenSecret, tokenSigningKeys: [newest, before], metricsToken }: Config): void {
  const secrets = {
    TOKEN_SECRET: tokenSecret,
    TOKEN_SIGNING_KEY: newest,
    TOKEN_SIGNING_KEY_BEFORE: before,
    METRICS_TOKEN: metricsToken,
  };
  for (const [name, secret] of Object.entries(secrets))
    if (secret && new Set(secret).size < FEWEST_CHARACTERS)
      throw new StartupError(
        `${name} has too few different characters. Set a random value, for example from "openssl rand -hex 32".`,
      );
}

/**
 * Processes share events, documents and messages only through servers that all of them reach. Throws StartupError naming
 * the setting that `service` lacks to run as a process of its own.
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
      'TOKEN_SIGNING_KEY, or COMMAND_API_URL for a service that only verifies access tokens,',
      tokenSigningKeys[0] ?? commandApiUrl,
    ],
  ] as const;
  const missing = needed.find(([, value]) => value === null)?.[0];
  if (missing)
    throw new StartupError(
      `${missing} is not set. ${service[0]?.toUpperCase()}${service.slice(1)} runs as a process of its own and cannot ` +
        'use embedded storage. Set it.',
    );
}
