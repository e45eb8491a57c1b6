import { expect, it, vi } from 'vitest';
import { inMemoryReplica, type ReplicaListener } from './in-memory-replica.ts';

type Item = { changed: number };

/** A collection of `a`, `b` and `c`, and a listener that fails at `b`. */
function replicaOf(onTrouble?: Parameters<typeof inMemoryReplica<Item>>[4]) {
  const items = ['a', 'b', 'c'].map((id, at) => ({ id, document: { changed: at } }));
  const made: string[] = [];
  const listener: ReplicaListener<Item> = {
    changed(id) {
      if (id === 'b') throw new Error('Not to be indexed');
      made.push(id);
    },
    emptied: () => void made.splice(0),
  };
  const documents = { find: async () => items as never };
  return { made, current: inMemoryReplica<Item>(documents, 'items', { position: () => 2 }, [listener], onTrouble) };
}

it('reports a document that a listener fails on, without failing the read', async () => {
  const onTrouble = vi.fn();
  const { made, current } = replicaOf(onTrouble);
  expect([...(await current()).items.keys()]).toEqual(['a', 'b', 'c']);
  expect(made).toEqual(['a', 'c']);
  expect(onTrouble).toHaveBeenCalledExactlyOnceWith(new Error('Not to be indexed'), { collection: 'items', id: 'b' });
});

it('fails the read without an error handler', async () => {
  await expect(replicaOf().current()).rejects.toThrow('Not to be indexed');
});
