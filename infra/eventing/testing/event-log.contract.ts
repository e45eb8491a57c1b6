import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { EventMetadata, NewEvent, RecordedEvent } from '../event-log/envelope.ts';
import { LARGEST_APPEND_BYTES } from '../event-log/append-checks.ts';
import { type Appended, AppendTooLarge, type Batch, type EventLog, WrongExpectedRevision } from '../event-log/port.ts';

export function newEvent(
  type = 'MessageSent',
  data: unknown = { text: 'Good morning' },
): NewEvent<string, unknown, EventMetadata<'system'>> {
  const commandId = randomUUID();
  const metadata = {
    schemaVersion: 1,
    actor: 'system',
    commandId,
    $correlationId: commandId,
    $causationId: commandId,
  } as const;
  return { id: randomUUID(), type, data, metadata };
}

export function newEvents(count: number, type?: string): NewEvent[] {
  return Array.from({ length: count }, (_, n) => newEvent(type, { n }));
}

const ids = (events: readonly { id: string }[]) => events.map((event) => event.id);

/** Location of an append, the same for each repeat. */
const placeOf = ({ revision, position }: Appended) => ({ revision, position });

/** Contract of every event log. `open` returns an empty log and its disposal. */
export function eventLogContract(
  name: string,
  open: () => Promise<{ log: EventLog; dispose: () => Promise<void> }>,
): void {
  describe(`${name} as an event log`, () => {
    let log: EventLog;
    let dispose: () => Promise<void>;
    beforeEach(async () => {
      ({ log, dispose } = await open());
    });
    afterEach(() => dispose());

    describe('append', () => appending(() => log));
    describe('read a stream', () => readingStreams(() => log));
    describe('read all', () => readingAll(() => log));
    describe('subscribe', () => subscribing(() => log));
    describe('identity', () => identity(() => log));
  });
}

function appending(log: () => EventLog): void {
  test('counts revisions from 0, with increasing positions', async () => {
    const first = await log().append('booking-1', 'none', newEvents(2));
    const second = await log().append('booking-1', 1, newEvents(1));
    expect([first.revision, second.revision]).toEqual([1, 2]);
    expect(second.position).toBeGreaterThan(first.position);
    expect(await log().head()).toBe(second.position);
  });

  test('returns an event unchanged, with its stream, revision, position and time', async () => {
    const event = newEvent('BookingRequested', { price: 50_000, answers: { floors: null }, photos: [] });
    const { position } = await log().append('booking-1', 'none', [event]);
    const [recorded] = await log().readStream('booking-1');
    expect(recorded).toMatchObject({ ...event, stream: 'booking-1', revision: 0, position });
    expect(new Date(recorded?.recordedAt ?? '').toISOString()).toBe(recorded?.recordedAt);
  });

  test.for([
    { expected: 'none' as const, actual: 1 },
    { expected: 0, actual: 1 },
    { expected: 7, actual: 1 },
  ])(
    'refuses an append that expects $expected of a stream at $actual, and stores nothing',
    async ({ expected, actual }) => {
      await log().append('booking-1', 'any', newEvents(2));
      const refused = log().append('booking-1', expected, newEvents(2));
      await expect(refused).rejects.toThrow(WrongExpectedRevision);
      await expect(refused).rejects.toMatchObject({ stream: 'booking-1', expected, actual });
      expect(await log().readStream('booking-1')).toHaveLength(2);
    },
  );

  test('reports revision -1 in the conflict of a stream without events', async () => {
    await expect(log().append('booking-1', 0, newEvents(1))).rejects.toMatchObject({ actual: -1 });
  });

  test.for(['none', 'any', 0, 1, 4, 5] as const)(
    'answers a repeated append like the first one, expecting %s',
    async (expected) => {
      const events = newEvents(2);
      const first = await log().append('booking-1', 'none', events);
      await log().append('booking-1', 'any', newEvents(3));
      expect(placeOf(await log().append('booking-1', expected, events))).toEqual(placeOf(first));
      expect(await log().readStream('booking-1')).toHaveLength(5);
    },
  );

  test('reports repeats of appends correctly', async () => {
    const [events, more] = [newEvents(2), newEvents(1)];
    expect((await log().append('booking-1', 'none', events)).isRepeat ?? false).toBe(false);
    expect((await log().append('booking-1', 'none', events)).isRepeat ?? true).toBe(true);
    expect((await log().append('booking-1', 1, more)).isRepeat ?? false).toBe(false);
    for (const expected of [1, 'any'] as const)
      expect((await log().append('booking-1', expected, more)).isRepeat ?? true).toBe(true);
  });

  test('recognises a repeat far back in a long stream', async () => {
    const events = newEvents(3);
    await log().append('conversation-1', 'none', newEvents(500));
    const first = await log().append('conversation-1', 499, events);
    for (let n = 0; n < 4; n++) await log().append('conversation-1', 502 + n * 500, newEvents(500));
    for (const expected of [499, 2502, 'any'] as const)
      expect(placeOf(await log().append('conversation-1', expected, events))).toEqual(placeOf(first));
    expect((await log().readStream('conversation-1', { direction: 'backwards', limit: 1 }))[0]?.revision).toBe(2502);
  });

  test('treats the same ids in another stream as other events', async () => {
    const events = newEvents(2);
    await log().append('booking-1', 'none', events);
    const second = await log().append('booking-2', 'none', events);
    expect((await log().readStream('booking-2')).map(({ position }) => position).at(-1)).toBe(second.position);
  });

  test('accepts any well-formed stream name without NUL', async () => {
    const names = ['service-Aircon & refrigerator', 'form-₱ 🧰/ñ?#%20', 'booking-"1"\\\n', 'x'.repeat(300)];
    for (const name of names) await log().append(name, 'none', [newEvent('BookingRequested', { name })]);
    for (const name of names) expect(await log().readStream(name)).toMatchObject([{ stream: name, data: { name } }]);
    for (const name of ['', 'a\0b', 'a\ud800'])
      await expect(log().append(name, 'any', newEvents(1))).rejects.toThrow(RangeError);
  });

  test('stores repeats sent together once', async () => {
    const events = newEvents(2);
    const answers = await Promise.all([1, 2, 3].map(() => log().append('booking-1', 'none', events)));
    expect(new Set(answers.map((answer) => answer.position)).size).toBe(1);
    expect(await log().readStream('booking-1')).toHaveLength(2);
  });

  test('lets exactly one of many appends at the same revision succeed', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => log().append('calendar-1', 'none', newEvents(1))),
    );
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
    expect(await log().readStream('calendar-1')).toHaveLength(1);
  });

  test('stores appends sent together with a refused one', async () => {
    await log().append('booking-1', 'none', newEvents(1));
    const outcomes = await Promise.allSettled([
      log().append('booking-2', 'none', newEvents(2)),
      log().append('booking-1', 'none', newEvents(2)),
      log().append('booking-1', 0, newEvents(1)),
    ]);
    expect(outcomes.map((outcome) => outcome.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await log().readAll({ after: 0 })).toHaveLength(4);
  });

  test('returns a very long text unchanged', async () => {
    const line = '₱ "5"\n';
    const text = line.repeat(LARGEST_APPEND_BYTES / (Buffer.byteLength(JSON.stringify(line)) - 2) - 100);
    await log().append('booking-1', 'none', [newEvent('MessageSent', { text })]);
    const [recorded] = await log().readStream('booking-1');
    expect(JSON.stringify(recorded?.data) === JSON.stringify({ text })).toBe(true);
  });

  test("rejects an append beyond every engine's limit, measured in bytes, and stores nothing", async () => {
    const asLongAs = (bytes: number) => '₱'.repeat(bytes / 3);
    await log().append('booking-1', 'none', [
      newEvent('MessageSent', { text: asLongAs(LARGEST_APPEND_BYTES - 1_000) }),
    ]);
    await expect(
      log().append('booking-1', 0, [newEvent('MessageSent', { text: asLongAs(LARGEST_APPEND_BYTES) })]),
    ).rejects.toThrow(AppendTooLarge);
    const two = [1, 2].map(() => newEvent('MessageSent', { text: asLongAs(LARGEST_APPEND_BYTES / 2) }));
    await expect(log().append('booking-1', 0, two)).rejects.toMatchObject({ most: LARGEST_APPEND_BYTES });
    expect(await log().readStream('booking-1')).toHaveLength(1);
  });

  test('refuses an append of partly known ids whole', async () => {
    const [known, unknown] = [newEvent(), newEvent()];
    await log().append('booking-1', 'none', [known]);
    await expect(log().append('booking-1', 'any', [unknown, known])).rejects.toThrow(WrongExpectedRevision);
    expect(ids(await log().readStream('booking-1'))).toEqual([known.id]);
  });

  test('rejects an append without events or with a repeated id', async () => {
    const event = newEvent();
    await expect(log().append('booking-1', 'any', [])).rejects.toThrow(RangeError);
    await expect(log().append('booking-1', 'any', [event, event])).rejects.toThrow(RangeError);
  });

  test('keeps any text: NUL, lone surrogates, emoji, quotes, very long', async () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme' }),
      fc.constant('a\0b\ud800c\udfff"\\\u2028'),
      fc.constant('₱'.repeat(20_000)),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ text: anyText, key: fc.dictionary(anyText, fc.integer()) }), {
          minLength: 1,
          maxLength: 5,
        }),
        async (values) => {
          const stream = `conversation-${randomUUID()}`;
          const data: unknown[] = values.map((value) => JSON.parse(JSON.stringify(value)));
          await log().append(
            stream,
            'none',
            data.map((each) => newEvent('MessageSent', each)),
          );
          const back = (await log().readStream(stream)).map((event) => event.data);
          expect(JSON.stringify(back)).toBe(JSON.stringify(data));
        },
      ),
      { numRuns: 20 },
    );
  });
}

function readingStreams(log: () => EventLog): void {
  const revisions = (events: readonly RecordedEvent[]) => events.map((event) => event.revision);

  test('an unknown stream has no events', async () => {
    expect(await log().readStream('booking-0')).toEqual([]);
  });

  test('reads forwards and backwards, from a revision, up to a limit', async () => {
    await log().append('booking-1', 'none', newEvents(6));
    await log().append('booking-2', 'none', newEvents(2));
    const read = async (options?: Parameters<EventLog['readStream']>[1]) =>
      revisions(await log().readStream('booking-1', options));
    expect(await read()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(await read({ from: 2 })).toEqual([2, 3, 4, 5]);
    expect(await read({ from: 2, limit: 2 })).toEqual([2, 3]);
    expect(await read({ from: 6 })).toEqual([]);
    expect(await read({ direction: 'backwards' })).toEqual([5, 4, 3, 2, 1, 0]);
    expect(await read({ direction: 'backwards', limit: 1 })).toEqual([5]);
    expect(await read({ direction: 'backwards', from: 3, limit: 2 })).toEqual([3, 2]);
    expect(await read({ direction: 'backwards', from: 9, limit: 5 })).toEqual([5, 4, 3, 2, 1]);
    expect(await read({ direction: 'backwards', from: 0 })).toEqual([0]);
    expect(await read({ limit: 0 })).toEqual([]);
  });

  test('returns a long stream completely and in order', async () => {
    const events = newEvents(5000);
    for (let n = 0; n < events.length; n += 500)
      await log().append('conversation-1', n === 0 ? 'none' : n - 1, events.slice(n, n + 500));
    const read = await log().readStream('conversation-1');
    expect(ids(read)).toEqual(ids(events));
    expect(revisions(read)).toEqual(events.map((_, n) => n));
    const back = await log().readStream('conversation-1', { direction: 'backwards', from: 4321, limit: 2500 });
    expect(ids(back)).toEqual(ids(events.slice(1822, 4322).toReversed()));
    expect(ids(await log().readStream('conversation-1', { from: 1234, limit: 2345 }))).toEqual(
      ids(events.slice(1234, 1234 + 2345)),
    );
  });
}

function readingAll(log: () => EventLog): void {
  test('reads all events in one order that agrees with each stream, after a position, up to a limit', async () => {
    await Promise.all(
      Array.from({ length: 200 }, (_, n) => log().append(`booking-${n % 7}`, 'any', newEvents((n % 3) + 1))),
    );
    const all = await log().readAll({ after: 0 });
    expect(all).toHaveLength(399);
    expect(all.every((event, n) => n === 0 || event.position > (all[n - 1]?.position ?? 0))).toBe(true);
    for (let s = 0; s < 7; s++) {
      expect(all.filter((event) => event.stream === `booking-${s}`)).toEqual(await log().readStream(`booking-${s}`));
    }
    const middle = all[199]?.position ?? 0;
    expect(await log().readAll({ after: middle })).toEqual(all.slice(200));
    expect(await log().readAll({ after: middle, limit: 10 })).toEqual(all.slice(200, 210));
    expect(await log().readAll({ after: await log().head() })).toEqual([]);
  });

  test('reads only the requested types', async () => {
    for (const type of ['A', 'B', 'C', 'A', 'B', 'C', 'A']) await log().append('booking-1', 'any', [newEvent(type)]);
    const types = async (options: Parameters<EventLog['readAll']>[0]) =>
      (await log().readAll(options)).map((event) => event.type);
    expect(await types({ after: 0, types: ['A', 'C'] })).toEqual(['A', 'C', 'A', 'C', 'A']);
    expect(await types({ after: 0, types: ['A', 'C'], limit: 2 })).toEqual(['A', 'C']);
    expect(await types({ after: 0, types: ['Z'] })).toEqual([]);
    expect(await types({ after: 0, types: [] })).toEqual([]);
  });
}

function subscribing(log: () => EventLog): void {
  /** Reads until `count` events have arrived and the subscription has caught up. */
  async function collect(
    count: number,
    options: Parameters<EventLog['subscribe']>[0],
  ): Promise<{ events: RecordedEvent[]; batches: Batch[] }> {
    const stop = new AbortController();
    const [events, batches]: [RecordedEvent[], Batch[]] = [[], []];
    for await (const batch of log().subscribe(options, stop.signal)) {
      batches.push(batch);
      events.push(...batch.events);
      if (events.length >= count && batch.caughtUp) stop.abort();
    }
    return { events, batches };
  }

  test('reports an empty log as caught up', async () => {
    const { batches } = await collect(0, { after: 0 });
    expect(batches).toEqual([{ events: [], caughtUp: true, position: 0 }]);
  });

  test('starts after the given position', async () => {
    const { position } = await log().append('booking-1', 'none', newEvents(3));
    const later = newEvents(2);
    await log().append('booking-1', 2, later);
    const { events } = await collect(2, { after: position });
    expect(ids(events)).toEqual(ids(later));
  });

  test('yields existing and new events, each once and in order', async () => {
    const plan = fc.record({
      before: fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 10 }),
      during: fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 30 }),
      batchSize: fc.integer({ min: 1, max: 50 }),
    });
    await fc.assert(
      fc.asyncProperty(plan, async ({ before, during, batchSize }) => {
        const after = await log().head();
        const appendAll = (sizes: number[]) =>
          Promise.all(sizes.map((size, n) => log().append(`${randomUUID()}-${n}`, 'none', newEvents(size))));
        await appendAll(before);
        const total = [...before, ...during].reduce((sum, size) => sum + size, 0);
        const collecting = collect(total, { after, batchSize });
        await appendAll(during);
        const { events, batches } = await collecting;
        expect(events).toEqual(await log().readAll({ after }));
        expect(batches.every((batch) => batch.events.length <= batchSize)).toBe(true);
      }),
      { numRuns: 25 },
    );
  });

  test('yields existing and new events of the wanted types, each once and in order', async () => {
    const plan = fc.record({
      before: fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 20 }),
      during: fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 20 }),
      batchSize: fc.integer({ min: 1, max: 20 }),
    });
    await fc.assert(
      fc.asyncProperty(plan, async ({ before, during, batchSize }) => {
        const after = await log().head();
        const appendAll = (sizes: number[]) =>
          Promise.all(
            sizes.map((size, n) =>
              log().append(`${randomUUID()}-${n}`, 'none', newEvents(size, ['A', 'B', 'AB'][size % 3])),
            ),
          );
        await appendAll(before);
        const total = [...before, ...during].filter((size) => size % 3 !== 1).reduce((sum, size) => sum + size, 0);
        const collecting = collect(total, { after, batchSize, types: ['A', 'AB'] });
        await appendAll(during);
        const { events, batches } = await collecting;
        expect(events).toEqual((await log().readAll({ after })).filter(({ type }) => type !== 'B'));
        expect(
          batches.every(
            (batch) =>
              batch.events.length <= batchSize && batch.events.every(({ position }) => position <= batch.position),
          ),
        ).toBe(true);
      }),
      { numRuns: 15 },
    );
  });

  test('delivers all following events to subscribers at different positions under many writes', async () => {
    const WRITERS = 8;
    const EACH = 60;
    const writers = Array.from({ length: WRITERS }, async (_, writer) => {
      for (let n = 0; n < EACH; n++)
        await log().append(`booking-${writer}`, n === 0 ? 'none' : n * 3 - 1, newEvents(3));
    });
    const early = collect(WRITERS * EACH * 3, { after: 0, batchSize: 7 });
    await Promise.all(writers.slice(0, 4));
    const middle = (await log().readAll({ after: 0, limit: 500 })).at(-1)?.position ?? 0;
    const late = collect(WRITERS * EACH * 3 - 500, { after: middle });
    await Promise.all(writers);
    const all = await log().readAll({ after: 0 });
    expect(all).toHaveLength(WRITERS * EACH * 3);
    expect((await early).events).toEqual(all);
    expect((await late).events).toEqual(all.slice(500));
  });

  test('delivers everything to a subscriber that paused during thousands of writes', async () => {
    const stop = new AbortController();
    const batches = log().subscribe({ after: 0, batchSize: 100 }, stop.signal)[Symbol.asyncIterator]();
    await batches.next();
    const written: NewEvent[] = [];
    for (let n = 0; n < 12; n++) {
      const events = newEvents(500);
      written.push(...events);
      await log().append(`conversation-${n}`, 'none', events);
    }
    const got: RecordedEvent[] = [];
    for (let caughtUp = false; !caughtUp || got.length < written.length;) {
      const { value } = await batches.next();
      expect(value.events.length).toBeLessThanOrEqual(100);
      got.push(...value.events);
      caughtUp = value.caughtUp;
    }
    expect(ids(got)).toEqual(ids(written));
    stop.abort();
    await batches.return?.();
  });

  test('delivers an event to a waiting subscriber once it is committed', async () => {
    const stop = new AbortController();
    const batches = log().subscribe({ after: 0 }, stop.signal)[Symbol.asyncIterator]();
    await batches.next();
    const waiting = batches.next();
    const event = newEvent();
    const { position } = await log().append('booking-1', 'none', [event]);
    const { value } = await waiting;
    expect(value).toMatchObject({ caughtUp: true, position });
    expect(ids(value.events)).toEqual([event.id]);
    stop.abort();
    expect((await batches.next()).done).toBe(true);
  });

  test('delivers only on demand: a slow subscriber sets the pace', async () => {
    const stop = new AbortController();
    const batches = log().subscribe({ after: 0, batchSize: 10 }, stop.signal)[Symbol.asyncIterator]();
    const given: RecordedEvent[][] = [];
    for (let n = 0; n < 5; n++) {
      await log().append('booking-1', 'any', newEvents(20));
      const { value } = await batches.next();
      given.push(value.events);
    }
    // Under load a server may return fewer events than requested, although more exist.
    for (const { length } of given) expect(length >= 1 && length <= 10).toBe(true);
    expect(given.flat()).toEqual(await log().readAll({ after: 0, limit: given.flat().length }));
    stop.abort();
    await batches.return?.();
    expect(await log().head()).toBeGreaterThan(0);
  });

  test('reports progress to a subscriber of some types', async () => {
    await log().append('booking-1', 'any', [newEvent('A'), newEvent('B')]);
    const { position } = await log().append('booking-1', 'any', newEvents(3, 'B'));
    const { events, batches } = await collect(1, { after: 0, types: ['A'] });
    expect(events.map((event) => event.type)).toEqual(['A']);
    expect(batches.at(-1)).toMatchObject({ caughtUp: true, position });
  });

  test('ends when the signal aborts, even while it waits', async () => {
    const stop = new AbortController();
    const batches = log().subscribe({ after: 0 }, stop.signal)[Symbol.asyncIterator]();
    await batches.next();
    const waiting = batches.next();
    stop.abort();
    expect((await waiting).done).toBe(true);
  });
}

function identity(log: () => EventLog): void {
  test('is stable, belongs to no event, and exists before the first event', async () => {
    const before = await log().identity();
    expect(before.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(await log().head()).toBe(0);
    await log().append('booking-1', 'none', newEvents(2));
    expect(await log().identity()).toEqual(before);
    expect(await log().readAll({ after: 0 })).toHaveLength(2);
  });

  test('allows continuing from every returned position, and from none beyond the end', async () => {
    for (let n = 0; n < 3; n++) await log().append('booking-1', 'any', newEvents(2));
    const positions = (await log().readAll({ after: 0 })).map(({ position }) => position);
    for (const position of [0, ...positions]) expect(await log().holds(position)).toBe(true);
    expect(await log().holds((await log().head()) + 1)).toBe(false);
    expect(await log().holds(Number.MAX_SAFE_INTEGER)).toBe(false);
  });
}
