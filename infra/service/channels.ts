import type { Config } from './config.ts';

/** Channels that reach no one outside this installation: the outbox and the sandbox count as not configured. */
export function channelsNotConfigured({ engines, sms, payments }: Config): string[] {
  const isMissing = {
    mail: engines.mail === null,
    texts: sms.provider === 'off' || sms.provider === 'outbox',
    payments: payments.provider === 'sandbox',
  };
  return Object.entries(isMissing).flatMap(([channel, missing]) => (missing ? [channel] : []));
}
