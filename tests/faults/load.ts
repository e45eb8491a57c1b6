import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { manilaInstant } from '#contracts/manila-time.ts';
import type { ApiClient } from '../harness/api-client.ts';
import { kapitolyo, nextWorkday } from '../harness/test-users.ts';
import { type Findings, retryUntilAnswered } from './retrying-client.ts';
import type { Screen } from './screen.ts';

/** Acknowledged commands: each booking with the types of its events, and each sender's messages in order. */
export type Ledger = { bookings: Map<string, string[]>; messages: Map<Screen, string[]> };

export type Pair = { client: ApiClient; worker: ApiClient; serviceId: string };

type Load = {
  signal: AbortSignal;
  ledger: Ledger;
  findings: Findings;
  /** Factor by which the pauses are longer. */ slower: number;
};

const Made = z.object({ id: z.string() });
const BETWEEN_COMMANDS_MS = 150;
const BETWEEN_MESSAGES_MS = 250;
/** Bookable hours of a worker's day. */
const HOURS = ['08:00', '10:00', '12:00', '14:00', '16:00'];

/**
 * Books and declines; while the worker's day has free times, accepts instead. Each command is repeated until it is
 * answered.
 */
export async function bookAndAnswer(
  { client, worker, serviceId }: Pair,
  { signal, ledger, findings, slower }: Load,
): Promise<void> {
  const workerId = worker.session?.user.workerId ?? '';
  const day = nextWorkday();
  const dayAfter = nextWorkday(new Date(manilaInstant(day, '12:00')));
  for (let n = 0; !signal.aborted; n++) {
    const hour = HOURS[n];
    const body = {
      serviceId,
      workerId,
      date: hour ? day : dayAfter,
      time: hour ?? '09:00',
      address: kapitolyo,
      paymentMethod: 'cash',
    };
    const { id } = Made.parse(
      await retryUntilAnswered(client, { method: 'POST', path: '/bookings', body, key: randomUUID() }, findings),
    );
    ledger.bookings.set(id, ['BookingRequested']);
    await pause(slower * BETWEEN_COMMANDS_MS);
    await retryUntilAnswered(
      worker,
      hour
        ? { method: 'POST', path: `/bookings/${id}/accept`, key: randomUUID() }
        : { method: 'POST', path: `/bookings/${id}/decline`, body: { reason: 'No time' }, key: randomUUID() },
      findings,
    );
    ledger.bookings.set(id, ['BookingRequested', hour ? 'BookingAccepted' : 'BookingDeclined']);
    await pause(slower * BETWEEN_COMMANDS_MS);
  }
}

/** Sends one message after another, each when the previous one is stored. */
export async function sendMessages(screen: Screen, { signal, ledger, slower }: Load): Promise<void> {
  const said: string[] = [];
  ledger.messages.set(screen, said);
  for (let n = 1; !signal.aborted; n++) {
    const text = `Message ${n}`;
    await screen.say(text);
    said.push(text);
    await pause(slower * BETWEEN_MESSAGES_MS);
  }
}
