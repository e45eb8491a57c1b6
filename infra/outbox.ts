import type { Mail } from './mail/port.ts';
import type { Sms } from './sms/port.ts';

/** `at` is an ISO 8601 instant; `subject` is empty for an SMS. */
export type OutboxMessage = { at: string; to: string; channel: 'mail' | 'sms'; subject: string; text: string; code?: string };

export type Outbox = { mail: Mail; sms: Sms; list(): readonly OutboxMessage[]; /** Forgets everything: what the demo's past sent is nobody's mail. */ clear(): void };

/** Mail and SMS of the embedded default: nothing leaves the machine, the newest messages can be read in the outbox. */
export function createOutbox({ now = () => new Date(), kept = 500 }: { now?: () => Date; kept?: number } = {}): Outbox {
  const newestFirst: OutboxMessage[] = [];

  function keep(message: Omit<OutboxMessage, 'at'>): void {
    newestFirst.unshift({ at: now().toISOString(), ...message });
    newestFirst.length = Math.min(newestFirst.length, kept);
  }

  const mail: Mail = { send: async (message) => keep({ channel: 'mail', ...message }) };
  const sms: Sms = { send: async (message) => keep({ channel: 'sms', subject: '', ...message }) };

  const clear = () => void newestFirst.splice(0);
  return { mail, sms, list: () => [...newestFirst], clear };
}
