import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Bus, BusMessage } from '../bus/port.ts';

type OpenBus = { bus: Bus; failures: () => number; dispose: () => Promise<void> };

/** Collects a consumer's messages and resolves when it has enough. */
function collector() {
  const values: unknown[] = [];
  let check = () => {};
  return {
    values,
    handler: (message: BusMessage) => {
      values.push(message.value);
      check();
    },
    has: (count: number) =>
      new Promise<void>((resolve) => {
        check = () => values.length >= count && resolve();
        check();
      }),
  };
}

function numbered(topic: string, key: string, count: number, first = 0): BusMessage[] {
  return Array.from({ length: count }, (_, n) => ({ topic, key, value: first + n }));
}

/** Leaves only after the other one has joined, so that the group always has a member. */
async function leaveSoon(leaving: AbortController): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  leaving.abort();
}

/** Contract of every bus. `failures` counts the handler errors reported so far. */
export function busContract(name: string, open: () => Promise<OpenBus>): void {
  describe(`${name} as a bus`, () => {
    let opened: OpenBus;
    let stop: AbortController;
    beforeEach(async () => {
      opened = await open();
      stop = new AbortController();
    });
    afterEach(async () => {
      stop.abort();
      await opened.dispose();
    });

    test('delivers messages of a key in the order of publication', async () => {
      const { values, handler, has } = collector();
      await opened.bus.consume(
        'changes',
        'gateway',
        async (message) => {
          await new Promise((resolve) => setImmediate(resolve));
          handler(message);
        },
        stop.signal,
      );
      await opened.bus.publish(numbered('changes', 'b1', 50));
      await opened.bus.publish(numbered('changes', 'b1', 50, 50));
      await has(100);
      expect(values).toEqual(Array.from({ length: 100 }, (_, n) => n));
    });

    test('delivers each message to one of a group, and to every instance', async () => {
      const [a, b, x, y] = [collector(), collector(), collector(), collector()];
      const together = collector();
      for (const one of [a, b]) {
        await opened.bus.consume(
          'changes',
          'relay',
          (message) => {
            one.handler(message);
            together.handler(message);
          },
          stop.signal,
        );
      }
      for (const one of [x, y]) await opened.bus.consume('changes', 'every-instance', one.handler, stop.signal);
      await opened.bus.publish(Array.from({ length: 40 }, (_, n) => ({ topic: 'changes', key: `b${n}`, value: n })));
      await Promise.all([together.has(40), x.has(40), y.has(40)]);
      const ascending = (values: unknown[]) => values.map(Number).toSorted((p, q) => p - q);
      const all = Array.from({ length: 40 }, (_, n) => n);
      expect(ascending([...a.values, ...b.values])).toEqual(all);
      expect(ascending(x.values)).toEqual(all);
      expect(ascending(y.values)).toEqual(all);
    });

    test('delivers no messages of other topics', async () => {
      const { values, handler, has } = collector();
      await opened.bus.consume('changes', 'gateway', handler, stop.signal);
      await opened.bus.publish([
        { topic: 'events', key: 'b1', value: 'other' },
        { topic: 'changes', key: 'b1', value: 'mine' },
      ]);
      await has(1);
      expect(values).toEqual(['mine']);
    });

    test('delays neither publishers nor other consumers for a stuck consumer', async () => {
      let release = () => {};
      const stuck = new Promise<void>((resolve) => (release = resolve));
      await opened.bus.consume('changes', 'slow', () => stuck, stop.signal);
      const { values, handler, has } = collector();
      await opened.bus.consume('changes', 'quick', handler, stop.signal);
      await opened.bus.publish(numbered('changes', 'b1', 1000));
      await has(1000);
      expect(values).toHaveLength(1000);
      release();
    });

    test('redelivers a message whose handler failed before the next of its key', async () => {
      const { values, handler, has } = collector();
      let attempts = 0;
      await opened.bus.consume(
        'changes',
        'gateway',
        (message) => {
          if (message.value === 1 && ++attempts < 3) throw new Error('not yet');
          handler(message);
        },
        stop.signal,
      );
      await opened.bus.publish(numbered('changes', 'b1', 4));
      await has(4);
      expect(values).toEqual([0, 1, 2, 3]);
      expect(opened.failures()).toBe(2);
    });

    test('keeps the order of each key with many publishers', async () => {
      const keys = ['b1', 'b2', 'b3', 'b4', 'b5'];
      const taken = new Map(keys.map((key) => [key, [] as unknown[]]));
      const { handler, has } = collector();
      await opened.bus.consume(
        'changes',
        'gateway',
        async (message) => {
          await new Promise((resolve) => setImmediate(resolve));
          taken.get(message.key)?.push(message.value);
          handler(message);
        },
        stop.signal,
      );
      await Promise.all(
        keys.map(async (key) => {
          for (let n = 0; n < 30; n++) await opened.bus.publish(numbered('changes', key, 1, n));
        }),
      );
      await has(keys.length * 30);
      for (const key of keys) expect(taken.get(key)).toEqual(Array.from({ length: 30 }, (_, n) => n));
    });

    test('delivers the next message of a key only after the previous one was handled', async () => {
      let atWork = 0;
      let most = 0;
      const { handler, has } = collector();
      await opened.bus.consume(
        'changes',
        'gateway',
        async (message) => {
          most = Math.max(most, ++atWork);
          for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
          atWork--;
          handler(message);
        },
        stop.signal,
      );
      await opened.bus.publish(numbered('changes', 'b1', 200));
      await has(200);
      expect(most).toBe(1);
    });

    test('moves a consumer’s unfinished messages to another of its group', async () => {
      const { values, handler, has } = collector();
      const leaving = new AbortController();
      const begun = Promise.withResolvers<void>();
      await opened.bus.consume(
        'changes',
        'relay',
        () => {
          begun.resolve();
          throw new Error('not by me');
        },
        leaving.signal,
      );
      await opened.bus.publish(numbered('changes', 'b1', 1));
      await begun.promise;
      await Promise.all([opened.bus.consume('changes', 'relay', handler, stop.signal), leaveSoon(leaving)]);
      await has(1);
      expect(values).toEqual([0]);
    });

    test('keeps values unchanged: any text, any size', async () => {
      const values = [
        { text: 'Ñandú 💧\u0000\n"\u2028', nested: [null, true, 1.5, { deep: [] }] },
        '',
        'x'.repeat(600_000),
        null,
      ];
      const all = collector();
      await opened.bus.consume('changes', 'every-instance', all.handler, stop.signal);
      await opened.bus.publish(values.map((value) => ({ topic: 'changes', key: 'clé 💧', value })));
      await all.has(values.length);
      expect(all.values).toEqual(values);
    });

    test('delivers nothing after the signal aborts', async () => {
      const [first, second] = [collector(), collector()];
      const leaving = new AbortController();
      await opened.bus.consume(
        'changes',
        'every-instance',
        (message) => {
          first.handler(message);
          leaving.abort();
        },
        leaving.signal,
      );
      await opened.bus.consume('changes', 'every-instance', second.handler, stop.signal);
      await opened.bus.publish(numbered('changes', 'b1', 3));
      await second.has(3);
      await opened.bus.publish(numbered('changes', 'b1', 3, 3));
      await second.has(6);
      expect(first.values).toEqual([0]);
    });

    test('delivers nothing to a consumer stopped before its start', async () => {
      const [none, all] = [collector(), collector()];
      await opened.bus.consume('changes', 'every-instance', none.handler, AbortSignal.abort());
      await opened.bus.consume('changes', 'every-instance', all.handler, stop.signal);
      await opened.bus.publish(numbered('changes', 'b1', 2));
      await all.has(2);
      expect(none.values).toEqual([]);
    });
  });
}
