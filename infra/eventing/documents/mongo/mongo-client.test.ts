import { type Db, MongoNetworkError, MongoServerError } from 'mongodb';
import { beforeEach, describe, expect, test } from 'vitest';
import { EngineUnavailable } from '../../resilience/engine-unavailable.ts';
import { type Client, keepClient } from './mongo-client.ts';

/** A client whose server returns `says`, or does not respond. */
type Fake = Client & { readonly number: number; closed: boolean; says: 'pong' | 'nothing' | 'no primary' };

const MINUTE = 60_000;
let [opened, now, rebuilt, clients]: [number, number, number, Fake[]] = [0, 0, 0, []];
let pings: PromiseWithResolvers<void>[] = [];
/** The behaviour of clients created next. */
let said: Fake['says'];
beforeEach(() => {
  [opened, now, rebuilt, clients, pings, said] = [0, 0, 0, [], [], 'pong'];
});

function open(): Fake {
  const fake: Fake = {
    number: opened++,
    closed: false,
    says: said,
    connect: async () => {},
    db: () => ({ number: fake.number, command: () => ping(fake) }) as unknown as Db,
    close: async () => void (fake.closed = true),
  };
  clients.push(fake);
  return fake;
}

async function ping(fake: Fake): Promise<void> {
  const answer = Promise.withResolvers<void>();
  pings.push(answer);
  await answer.promise;
  await answerOf(fake);
}

async function answerOf({ says, number }: Fake): Promise<number> {
  if (says === 'nothing') throw new MongoNetworkError('Server selection timed out');
  if (says === 'no primary') throw new MongoServerError({ code: 10107, message: 'not primary' });
  return number;
}

const keep = () => keepClient({ open, now: () => now, onRebuilt: () => void rebuilt++ });
const question = (kept: ReturnType<typeof keep>) =>
  kept.ask((db) => answerOf(clients[(db as unknown as Fake).number] as Fake));
const unanswered = (kept: ReturnType<typeof keep>) => expect(question(kept)).rejects.toThrow(EngineUnavailable);

/** Resolves after the tested client's response was processed. */
async function settleProbe(): Promise<void> {
  await expect.poll(() => pings.length).toBeGreaterThan(0);
  for (const each of pings.splice(0)) each.resolve();
  await new Promise((resolve) => setImmediate(resolve));
}

describe('a client without answers', () => {
  test('is replaced after a minute by a new client that gets responses, and closed', async () => {
    const kept = keep();
    expect(await question(kept)).toBe(0);
    (clients[0] as Fake).says = 'nothing';
    await unanswered(kept);
    now = MINUTE - 1;
    await unanswered(kept);
    expect(clients).toHaveLength(1);
    now = MINUTE;
    await unanswered(kept);
    await settleProbe();
    expect(await question(kept)).toBe(1);
    expect([rebuilt, clients.map(({ closed }) => closed)]).toEqual([1, [true, false]]);
    await kept.close();
  });

  test('is kept if a new client gets no answer either, since the server is unavailable', async () => {
    const kept = keep();
    said = (clients[0] as Fake).says = 'nothing';
    await unanswered(kept);
    now = MINUTE;
    await unanswered(kept);
    await unanswered(kept);
    expect(clients).toHaveLength(2);
    await settleProbe();
    expect([rebuilt, clients.map(({ closed }) => closed)]).toEqual([0, [false, true]]);
    said = 'pong';
    await unanswered(kept);
    await settleProbe();
    expect(await question(kept)).toBe(2);
    await kept.close();
  });

  test('is kept when it gets a response meanwhile', async () => {
    const kept = keep();
    (clients[0] as Fake).says = 'nothing';
    await unanswered(kept);
    now = MINUTE;
    await unanswered(kept);
    (clients[0] as Fake).says = 'pong';
    expect(await question(kept)).toBe(0);
    await settleProbe();
    expect(await question(kept)).toBe(0);
    expect([rebuilt, clients[1]?.closed]).toEqual([0, true]);
    await kept.close();
  });

  test.each([
    ['an answer', 'pong'],
    ['a refusal', 'no primary'],
  ] as const)('counts from its last response, and %s is one', async (_, says) => {
    const kept = keep();
    const [first] = clients as [Fake];
    first.says = 'nothing';
    await unanswered(kept);
    now = MINUTE - 1;
    first.says = says;
    await question(kept).catch(() => {});
    first.says = 'nothing';
    now = 2 * MINUTE - 2;
    await unanswered(kept);
    expect(clients).toHaveLength(1);
    await kept.close();
  });

  test('is not replaced after it was closed', async () => {
    const kept = keep();
    (clients[0] as Fake).says = 'nothing';
    await unanswered(kept);
    now = MINUTE;
    await unanswered(kept);
    await kept.close();
    await settleProbe();
    expect([rebuilt, clients.map(({ closed }) => closed)]).toEqual([0, [true, true]]);
    await unanswered(kept);
    expect(clients).toHaveLength(2);
  });
});
