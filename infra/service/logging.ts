import pino from 'pino';
import { reasonOf, EngineUnavailable } from '../eventing/resilience.ts';
import { type Environment, withoutSecrets } from './hidden-secrets.ts';
import { refusalOf } from './refusal-of.ts';

export type Logger = pino.Logger;

type Output = { write(line: string): unknown };

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';

/**
 * Logs an unavailable dependency in one line with the root cause, because a driver's error is long. Logs the stack of
 * any other error.
 */
function errorInLine(error: unknown): unknown {
  if (!(error instanceof EngineUnavailable)) return error instanceof Error ? pino.stdSerializers.err(error) : error;
  return { type: error.name, message: error.message, reason: refusalOf(error) ?? reasonOf(error.cause) };
}

/**
 * Logs JSON lines on standard error. Redacts tokens and passwords, even when a whole request is logged, or an error
 * that quotes a server's address.
 */
export function createLogger(
  level: LogLevel,
  { env, to = pino.destination(2) }: { env?: Environment; to?: Output } = {},
): Logger {
  const clean = withoutSecrets(env);
  const redact = [
    'authorization',
    'password',
    'accessToken',
    'refreshToken',
    '*.authorization',
    '*.password',
    '*.accessToken',
    '*.refreshToken',
  ];
  return pino({ level, redact, serializers: { err: errorInLine } }, { write: (line) => void to.write(clean(line)) });
}
