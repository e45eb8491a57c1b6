import pino from 'pino';

export type Logger = pino.Logger;

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';

/** JSON lines on standard error. Tokens and passwords never get in, even when a whole request is logged. */
export function createLogger(level: LogLevel): Logger {
  const redact = ['authorization', 'password', 'accessToken', 'refreshToken', '*.authorization', '*.password', '*.accessToken', '*.refreshToken'];
  return pino({ level, redact }, pino.destination(2));
}
