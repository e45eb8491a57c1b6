import pino from 'pino';
import { type Environment, withoutSecrets } from './hidden-secrets.ts';

export type Logger = pino.Logger;

type Output = { write(line: string): unknown };

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';

/** JSON lines on standard error. Tokens and passwords never get in, even when a whole request is logged, or an error that quotes an engine's address. */
export function createLogger(level: LogLevel, { env, to = pino.destination(2) }: { env?: Environment; to?: Output } = {}): Logger {
  const clean = withoutSecrets(env);
  const redact = ['authorization', 'password', 'accessToken', 'refreshToken', '*.authorization', '*.password', '*.accessToken', '*.refreshToken'];
  return pino({ level, redact }, { write: (line) => void to.write(clean(line)) });
}
