import { expect, test } from 'vitest';
import type { RecordedEvent } from '../envelope.ts';
import { createStreamIds, repeatOf } from './stream-ids.ts';

/** Streams of 4 events each with ids made of name and revision; counts reads. */
function fourEach() {
  const reads: string[] = [];
  async function readOn(stream: string, from: number): Promise<RecordedEvent[]> {
    reads.push(`${stream} from ${from}`);
    const metadata = {
      schemaVersion: 1,
      actor: 'system',
      commandId: 'c',
      $correlationId: 'c',
      $causationId: 'c',
    } as const;
    const all = [0, 1, 2, 3].map((revision) => ({
      id: `${stream}/${revision}`,
      type: 'A',
      data: {},
      metadata,
      stream,
      revision,
      position: revision + 1,
      recordedAt: '',
    }));
    return all.slice(from);
  }
  return { reads, readOn };
}

test('reads only unknown events', async () => {
  const { reads, readOn } = fourEach();
  const ids = createStreamIds(readOn);
  ids.saw('a', 0, 'a/0');
  ids.saw('a', 1, 'a/1');
  await ids.learn('a', 1);
  expect(reads).toEqual([]);
  expect((await ids.learn('a', 3)).next).toBe(4);
  expect(reads).toEqual(['a from 2']);
});

test('leaves events that do not follow the known ones to be read', async () => {
  const { reads, readOn } = fourEach();
  const ids = createStreamIds(readOn);
  ids.saw('a', 2, 'a/2');
  expect((await ids.learn('a')).next).toBe(4);
  expect(reads).toEqual(['a from 0']);
});

test('evicts the least recently used streams, never the current one', async () => {
  const { reads, readOn } = fourEach();
  const ids = createStreamIds(readOn, 11);
  for (const stream of ['a', 'b', 'a', 'c', 'b', 'a']) expect((await ids.learn(stream, 3)).next).toBe(4);
  expect(reads).toEqual(['a from 0', 'b from 0', 'c from 0', 'b from 0', 'a from 0']);
  expect((await createStreamIds(readOn, 2).learn('d')).next).toBe(4);
});

test('recognises a repeat by consecutive ids', () => {
  const revisions = new Map(['x', 'y', 'z'].map((id, revision) => [id, revision]));
  expect(repeatOf(revisions, ['y', 'z'])).toBe(2);
  expect(repeatOf(revisions, ['new'])).toBeUndefined();
  expect(repeatOf(revisions, ['z', 'y'])).toBe('partly');
  expect(repeatOf(revisions, ['z', 'new'])).toBe('partly');
  expect(repeatOf(revisions, ['new', 'x'])).toBe('partly');
});
