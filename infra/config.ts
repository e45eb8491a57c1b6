import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { CannotStart } from './cannot-start.ts';

const onOff = (fallback: 'on' | 'off') => z._default(z.enum(['on', 'off'], 'must be on or off'), fallback);

const Environment = z.object({
  NODE_ENV: z.optional(z.string()),
  PORT: z._default(z.pipe(z.coerce.number('must be a port number'), z.int('must be a port number').check(z.gte(0), z.lte(65535, 'must be a port number'))), 4000),
  HOST: z._default(z.string(), '0.0.0.0'),
  DATA_DIR: z._default(z.string().check(z.minLength(1, 'must name a folder')), '.data'),
  /** `demo`: a year of demo data; `none`: start empty with the first admin. */
  SEED: z._default(z.enum(['demo', 'none'], 'must be demo or none'), 'demo'),
  ADMIN_EMAIL: z.optional(z.email('must be an email address')),
  ADMIN_PASSWORD: z.optional(z.string().check(z.minLength(8, 'must have at least 8 characters'))),
  TOKEN_SECRET: z.optional(z.string().check(z.minLength(32, 'must have at least 32 characters'))),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'must be fatal, error, warn, info, debug or silent'), 'warn'),
  RATE_LIMITS: onOff('on'),
  /** Addresses of proxies whose X-Forwarded-For counts, as express's "trust proxy" takes them. */
  TRUST_PROXY: z.optional(z.string()),
});

export type Config = {
  production: boolean;
  port: number;
  host: string;
  dataDir: string;
  seed: 'demo' | 'none';
  firstAdmin: { email: string; password: string } | null;
  tokenSecret: string | null;
  logLevel: z.infer<typeof Environment>['LOG_LEVEL'];
  rateLimits: boolean;
  trustProxy: string | null;
};

/** Parses the environment once. Throws CannotStart naming the variable that is wrong. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = z.safeParse(Environment, given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new CannotStart(`${String(issue?.path[0])} ${issue?.message}; it is "${given[String(issue?.path[0])]}".`);
  }
  return checked(toConfig(parsed.data));
}

function toConfig(env: z.infer<typeof Environment>): Config {
  return {
    production: env.NODE_ENV === 'production',
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    seed: env.SEED,
    firstAdmin: env.ADMIN_EMAIL && env.ADMIN_PASSWORD ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD } : null,
    tokenSecret: env.TOKEN_SECRET ?? null,
    logLevel: env.LOG_LEVEL,
    rateLimits: env.RATE_LIMITS === 'on',
    trustProxy: env.TRUST_PROXY ?? null,
  };
}

function checked(config: Config): Config {
  if (!config.production) return config;
  if (!config.tokenSecret) throw new CannotStart('TOKEN_SECRET must be set in production: a random text of at least 32 characters.');
  if (config.seed === 'demo') throw new CannotStart('SEED must be none in production: demo accounts have a known password.');
  if (!config.rateLimits) throw new CannotStart('RATE_LIMITS must be on in production.');
  return config;
}

/** The key that signs access tokens: from the environment, else made once and kept in the data folder, so that sessions survive a restart. */
export function tokenSecretOf(config: Config): string {
  if (config.tokenSecret) return config.tokenSecret;
  const file = join(config.dataDir, 'token-secret');
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // Not there yet: this is the first start.
    mkdirSync(config.dataDir, { recursive: true });
    const secret = randomBytes(48).toString('base64url');
    writeFileSync(file, secret, { mode: 0o600 });
    return secret;
  }
}
