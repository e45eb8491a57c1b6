import type { KafkaMessage } from 'kafkajs';

type Seen = Pick<KafkaMessage, 'key' | 'timestamp'>;
type Place = { next: bigint; /** The previous message, which identifies the partition. */ last?: Seen };

/** `next`: the offset to handle next; `had`: handled before; `foreign`: the partition belongs to a recreated topic. */
type Recognition = 'next' | 'had' | 'foreign';

export type Places = ReturnType<typeof createPlaces>;

/**
 * Positions of a consumer in each partition, for groups without offsets at the broker. A broker that lost its volume
 * recreates the topic empty and counts from 0, so a former position would skip new messages. The consumer therefore
 * reads its last message again and compares it. A recreated topic is read from its beginning.
 */
export function createPlaces() {
  const places = new Map<number, Place>();
  const toProve = new Set<number>();
  let begun = false;

  return {
    /** Given the end of each partition: sets the first positions; later resets positions beyond an end. */
    fit(ends: ReadonlyMap<number, string>): void {
      if (!begun) for (const [partition, end] of ends) places.set(partition, { next: BigInt(end) });
      begun = true;
      for (const [partition, { next }] of places) if (BigInt(ends.get(partition) ?? 0) < next) places.delete(partition);
    },
    /** The offset to fetch from. */
    start(partition: number): string {
      const next = places.get(partition)?.next ?? 0n;
      if (next === 0n) return '0';
      toProve.add(partition);
      return String(next - 1n);
    },
    recognize(partition: number, { offset, key, timestamp }: Seen & Pick<KafkaMessage, 'offset'>): Recognition {
      const place = places.get(partition);
      const first = toProve.delete(partition);
      // The previous message may have expired.
      if (!first || !place || BigInt(offset) !== place.next - 1n) return 'next';
      place.last ??= { key, timestamp };
      if (place.last.timestamp === timestamp && String(place.last.key) === String(key)) return 'had';
      places.delete(partition);
      return 'foreign';
    },
    taken(partition: number, { offset, key, timestamp }: Seen & Pick<KafkaMessage, 'offset'>): void {
      places.set(partition, { next: BigInt(offset) + 1n, last: { key, timestamp } });
    },
  };
}
