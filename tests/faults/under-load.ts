import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import {
  conversationShown,
  conversationStored,
  storedByStream,
  differencesFromRebuild,
  wronglyStoredBookings,
} from './consistency-checks.ts';
import type { Findings } from './retrying-client.ts';
import { bookAndAnswer, sendMessages, type Ledger, type Pair } from './load.ts';
import { allReady, partsOf, PATIENT } from './readiness.ts';
import { openScreen } from './screen.ts';
import type { FaultEnvironment } from './fault-environment.ts';

type Options = {
  faultEnvironment: FaultEnvironment;
  /** Conversations and bookings of these pairs only are checked. */
  pairs: readonly Pair[];
  /** Factor by which users are slower than under full load. */
  slower?: number;
};

/**
 * Users book and chat while `disturb` runs. Fails unless every service is ready afterwards and everything acknowledged
 * is stored once, shown once, and equal to a rebuild.
 */
export async function runUnderLoad(
  { faultEnvironment, pairs, slower = 1 }: Options,
  disturb: () => Promise<unknown>,
): Promise<{ bookings: number; messages: number; compared: number }> {
  await allReady(faultEnvironment);
  const findings: Findings = [];
  const ledger: Ledger = { bookings: new Map(), messages: new Map() };
  const before = await storedByStream(faultEnvironment.seen);
  const screens = pairs.map(({ client, worker }) => ({
    client,
    worker,
    ofClient: openScreen({ url: faultEnvironment.suki.url, person: client, partner: worker, findings }),
    ofWorker: openScreen({ url: faultEnvironment.suki.url, person: worker, partner: client, findings }),
  }));
  const over = new AbortController();
  const load = { signal: over.signal, ledger, findings, slower };
  const people = Promise.all([
    ...pairs.map((pair) => bookAndAnswer(pair, load)),
    ...screens.flatMap(({ ofClient, ofWorker }) => [sendMessages(ofClient, load), sendMessages(ofWorker, load)]),
  ]);
  people.catch(() => over.abort());

  await disturb();
  await pause(1000);
  over.abort();
  await people.catch((error: unknown) => findings.push(String(error)));
  await allReady(faultEnvironment);
  expect(findings).toEqual([]);

  const stored = await storedByStream(faultEnvironment.seen);
  for (const stream of before.keys()) if (stream.startsWith('booking-')) stored.delete(stream);
  expect(wronglyStoredBookings(ledger, stored)).toEqual([]);
  for (const { client, worker, ofClient, ofWorker } of screens) {
    const [c, w] = [client.session?.user.id ?? '', worker.session?.user.id ?? ''];
    const conversation = conversationStored(stored, c, w);
    expect(conversation.map(({ sequence }) => sequence)).toEqual(conversation.map((_, n) => n + 1));
    for (const [screen, me, partner] of [
      [ofClient, c, w],
      [ofWorker, w, c],
    ] as const) {
      expect(conversation.filter(({ senderId }) => senderId === me).map(({ text }) => text)).toEqual(
        ledger.messages.get(screen),
      );
      await expect.poll(() => conversationShown(screen, me, partner), PATIENT).toEqual(conversation);
    }
  }
  for (const { ofClient, ofWorker } of screens) for (const screen of [ofClient, ofWorker]) screen.close();
  const compared = await compareWithRebuild(faultEnvironment);
  expect(compared).toBeGreaterThan(ledger.bookings.size);
  return {
    bookings: ledger.bookings.size,
    messages: [...ledger.messages.values()].reduce((sum, { length }) => sum + length, 0),
    compared,
  };
}

/** Resolves with the number of compared documents. No commands may run meanwhile. */
async function compareWithRebuild({ suki, seen }: FaultEnvironment): Promise<number> {
  const commandApis = suki.copiesOf('command-api');
  await Promise.all(commandApis.map((service) => service.stop()));
  for (const projectors of suki.copiesOf('projectors'))
    await expect.poll(() => partsOf(projectors), PATIENT).toEqual({});
  const { different, compared, parked } = await differencesFromRebuild(seen);
  expect(different.slice(0, 3)).toEqual([]);
  expect(parked).toBe(0);
  await Promise.all(commandApis.map((service) => service.restart()));
  return compared;
}
