import { randomUUID } from 'node:crypto';
import type { Documents, FindOptions } from '../eventing/documents.ts';
import type { Mail } from './port.ts';
import { lazyOnce } from '../eventing/resilience.ts';
import type { Sms } from '../sms/port.ts';

/** `at` is an ISO 8601 instant; `subject` is empty for an SMS. */
export type OutboxMessage = {
  at: string;
  to: string;
  channel: 'mail' | 'sms';
  subject: string;
  text: string;
  code?: string;
};

export type Outbox = {
  mail: Mail;
  sms: Sms;
  /** Newest first. */
  list(): Promise<readonly OutboxMessage[]>;
  /** Deletes all messages: mail from the demo's past has no reader. */
  clear(): Promise<void>;
};

/**
 * Mail and SMS of the embedded default: nothing leaves the machine, and the newest messages are shown in the outbox.
 */
export function createOutbox({ now = () => new Date(), kept = 500 }: { now?: () => Date; kept?: number } = {}): Outbox {
  const newestFirst: OutboxMessage[] = [];

  function keep(message: Omit<OutboxMessage, 'at'>): void {
    newestFirst.unshift({ at: now().toISOString(), ...message });
    newestFirst.length = Math.min(newestFirst.length, kept);
  }

  const mail: Mail = { send: async (message) => keep({ channel: 'mail', ...message }) };
  const sms: Sms = { send: async (message) => keep({ channel: 'sms', subject: '', ...message }) };

  const clear = async () => void newestFirst.splice(0);
  return { mail, sms, list: async () => [...newestFirst], clear };
}

const COLLECTION = 'outbox';
/** One would suffice; more catch up when processes send at the same time. */
const FORGOTTEN_AT_ONCE = 20;

/** Ids of messages, newest first. */
type Part = Pick<FindOptions, 'skip' | 'limit'>;

/** The same for processes that share a document store: each can show the messages of all. */
export function createDocumentsOutbox({
  documents,
  now,
  kept = 500,
}: {
  documents: Documents;
  now: () => Date;
  kept?: number;
}): Outbox {
  const ready = lazyOnce(() => documents.ensure({ name: COLLECTION, fields: ['at'] }));

  async function keep(message: Omit<OutboxMessage, 'at'>): Promise<void> {
    await forget({ skip: kept - 1, limit: FORGOTTEN_AT_ONCE });
    await documents.write([
      {
        collection: COLLECTION,
        id: randomUUID(),
        document: { at: now().toISOString(), ...message },
        position: 1,
        ifPosition: 'none',
      },
    ]);
  }

  async function newest(part: Part) {
    await ready();
    return documents.find<OutboxMessage>(COLLECTION, { sort: [['at', 'desc']], ...part });
  }

  async function forget(part: Part): Promise<void> {
    const forgotten = await newest(part);
    await documents.write(
      forgotten.map(({ id, position }) => ({
        collection: COLLECTION,
        id,
        document: null,
        position: position + 1,
        ifPosition: position,
      })),
    );
  }

  return {
    mail: { send: (message) => keep({ channel: 'mail', ...message }) },
    sms: { send: (message) => keep({ channel: 'sms', subject: '', ...message }) },
    list: async () => (await newest({ limit: kept })).map(({ document }) => document),
    clear: () => forget({}),
  };
}
