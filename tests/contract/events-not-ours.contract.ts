import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type NewEvent,
  type RecordedEvent,
  createEventNotices,
  type DecodedLog,
  type EventLog,
  NewerEvent,
  SealedEvent,
  UnreadableEvent,
} from '#infra/eventing/event-log.ts';
import { withCodec } from '#contracts/events/codec.ts';

/** `log` as its adapter opens it. `neighbours` writes foreign events to a stream and returns their number. */
export type LogWithNeighbours = {
  log: EventLog;
  neighbours: (stream: string) => Promise<number>;
  dispose: () => Promise<void>;
};

/** A released login; `data` and version can be replaced. */
function released({
  data = { accountId: 'ana' },
  ...metadata
}: { data?: unknown; schemaVersion?: number } = {}): NewEvent {
  const commandId = randomUUID();
  return {
    id: randomUUID(),
    type: 'LoginReleased',
    data,
    metadata: {
      schemaVersion: 1,
      actor: 'system',
      commandId,
      $correlationId: commandId,
      $causationId: commandId,
      ...metadata,
    },
  };
}

/** Version 2, since the address was removed from it: newer for a codec without upcasters. */
const document = (): NewEvent => ({
  ...released({
    schemaVersion: 2,
    data: {
      workerId: 'w',
      accountId: 'a',
      documentId: randomUUID(),
      kind: 'id',
      name: 'id.pdf',
      contentType: null,
      sizeBytes: null,
    },
  }),
  type: 'DocumentSubmitted',
});

/** The codec treats foreign events alike on every event log. */
export function eventsNotOursContract(name: string, open: () => Promise<LogWithNeighbours>): void {
  describe(`foreign events on ${name}`, () => {
    let given: LogWithNeighbours;
    let start: number;
    let stream: string;
    let notices: ReturnType<typeof createEventNotices>;
    let log: DecodedLog;
    beforeEach(async () => {
      given = await open();
      start = await given.log.head();
      stream = `login-${randomUUID()}`;
      notices = createEventNotices();
      log = withCodec(given.log, { notices });
    });
    afterEach(() => given.dispose());

    const store = (...events: NewEvent[]) => given.log.append(stream, 'any', events);

    /** The events that a subscriber receives up to a position. */
    async function followed(
      to: number,
      from = start,
      by: Pick<DecodedLog, 'subscribe'> = log,
    ): Promise<RecordedEvent[]> {
      const found: RecordedEvent[] = [];
      const stop = new AbortController();
      for await (const { events, position } of by.subscribe({ after: from, batchSize: 2 }, stop.signal)) {
        found.push(...events);
        if (position >= to) stop.abort();
      }
      return found;
    }

    test('are filtered out of every read, and the position moves past them', async () => {
      const ours = [released(), released(), released()];
      await store(ours[0]!);
      const foreign = await given.neighbours(stream);
      await store(ours[1]!, ours[2]!);
      await given.neighbours(stream);
      const head = await log.head();
      const ids = ours.map(({ id }) => id);
      const idsOf = (events: readonly RecordedEvent[]) => events.map(({ id }) => id);

      expect(idsOf(await followed(head))).toEqual(ids);
      expect(idsOf(await log.readAll({ after: start }))).toEqual(ids);
      expect(idsOf(await log.readAll({ after: start, limit: 2 }))).toEqual(ids.slice(0, 2));
      expect(idsOf(await log.readStream(stream))).toEqual(ids);
      expect(idsOf(await log.readStream(stream, { from: 1, limit: 1 }))).toEqual([ids[1]]);
      expect(idsOf(await log.readStream(stream, { direction: 'backwards', limit: 2 }))).toEqual(
        ids.slice(1).toReversed(),
      );
      expect((await log.readStream(stream)).map(({ revision }) => revision)).toEqual([0, 1 + foreign, 2 + foreign]);
      expect([...notices.leftOutByType.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(foreign);
    });

    test('do not hide the end of a stream: an append still finds the revision', async () => {
      await store(released());
      const foreign = await given.neighbours(stream);
      const { events, next, ended } = await log.readOn(stream, { from: 0, limit: 100 });
      expect({ events: events.length, next, ended }).toEqual({ events: 1, next: 1 + foreign, ended: true });
      expect(await log.append(stream, next - 1, [released()])).toMatchObject({ revision: 1 + foreign });
      await given.neighbours(`${stream}~empty`);
      expect(await log.readOn(`${stream}~empty`, { from: 0, limit: 1 })).toEqual({
        events: [],
        next: foreign,
        ended: true,
      });
    });

    test.for([null, 'text', [1]])(
      'are sealed when Suki wrote them with data %j: their position is readable, and reading their data throws',
      async (data) => {
        const broken = released({ data });
        await store(released(), broken, released());
        for (const events of [
          await log.readStream(stream),
          await log.readAll({ after: start }),
          await followed(await log.head()),
        ]) {
          expect(events).toHaveLength(3);
          expect(events[1]).toBeInstanceOf(SealedEvent);
          expect(events[1]).toMatchObject({
            id: broken.id,
            type: broken.type,
            stream,
            revision: 1,
            metadata: broken.metadata,
          });
          expect(() => events[1]?.data).toThrow(UnreadableEvent);
          expect(events[2]?.data).toEqual({ accountId: 'ana' });
        }
      },
    );

    test('of a newer version stop subscribers, which continue after the upgrade', async () => {
      const { position } = await store(released());
      const [newer, later] = [document(), released()];
      const { position: head } = await store(newer, later);
      const old = withCodec(given.log, { notices, upcasters: {} });
      const stop = new AbortController();
      const seen: RecordedEvent[] = [];
      let reached = start;
      const waiting = (async () => {
        for await (const batch of old.subscribe({ after: start }, stop.signal)) {
          seen.push(...batch.events);
          reached = batch.position;
        }
      })();
      await notices.newerMet;
      expect(await notices.check()).toMatch(/newer than this process: upgrade/);
      expect([seen.length, reached]).toEqual([1, position]);
      stop.abort();
      await waiting;
      expect(await notices.check()).toBeNull();
      expect(() => requireData(seen)).not.toThrow();

      expect((await followed(head, reached)).map(({ id }) => id)).toEqual([newer.id, later.id]);
      const [, read] = await old.readStream(stream);
      expect(() => read?.data).toThrow(NewerEvent);
      await expect(followed(head, start, withCodec(given.log, { upcasters: {}, whenNewer: 'throw' }))).rejects.toThrow(
        NewerEvent,
      );
    });
  });
}

function requireData(events: readonly RecordedEvent[]): void {
  for (const { data } of events) expect(data).toBeTypeOf('object');
}
