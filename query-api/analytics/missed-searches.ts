import { countableText } from '#contracts/analytics/missed-words.ts';
import type { Span } from '#contracts/analytics/periods.ts';
import { addDays, manilaDay } from '#contracts/manila-time.ts';
import type { CollectionSchema, Documents } from '#infra/eventing/documents.ts';
import type { Logger } from '#infra/service/logging.ts';

/**
 * Daily counts of searches without results, kept for 90 days and restricted to words that identify no one
 * (contracts/analytics/missed-words.ts). They are not events, since events are permanent (docs/decisions/analytics.md).
 */
type MissedDay = { day: string; words: Readonly<Record<string, number>> };

const schema: CollectionSchema = { name: 'missed-searches', fields: ['day'] };

const KEPT_DAYS = 90;
const WRITTEN_EVERY_MS = 5000;
/** Bounds the document to a few kilobytes under arbitrary input. */
const MOST_WORDS = 500;
/** A single search may be a mistyped name. */
const LEAST_TOLD = 2;
const SHOWN = 50;
const TRIES = 5;

type Options = { documents: Documents; now: () => Date; logger: Pick<Logger, 'warn'> };

export type MissedSearches = {
  /** Counts the words of a search without results. */
  note(words: readonly string[]): void;
  /** The most frequent words, searched for at least twice. */
  between(span: Span): Promise<{ words: string; count: number }[]>;
  /** Writes pending counts. */
  stop(): Promise<void>;
};

/**
 * Counts in memory and adds them to the day's document every few seconds: searches never wait, and a crash may lose
 * some counts.
 */
export async function openMissedSearches({ documents, now, logger }: Options): Promise<MissedSearches> {
  await documents.ensure(schema);
  let inHand = new Map<string, number>();
  let cleanedOn = '';
  const writing = setInterval(() => void write(), WRITTEN_EVERY_MS);
  writing.unref();

  async function write(): Promise<void> {
    if (inHand.size === 0) return;
    const counts = inHand;
    inHand = new Map();
    const today = manilaDay(now());
    try {
      await addTo(documents, today, counts);
      if (cleanedOn !== today) await forgetBefore(documents, addDays(today, -KEPT_DAYS));
      cleanedOn = today;
    } catch (err) {
      logger.warn({ err }, 'Failed to store counts of searches without results');
    }
  }

  return {
    note(words) {
      const counted = countableText(words);
      if (counted === null || (inHand.size >= MOST_WORDS && !inHand.has(counted))) return;
      inHand.set(counted, (inHand.get(counted) ?? 0) + 1);
    },

    async between({ from, to }) {
      await write();
      const days = await documents.find<MissedDay>(schema.name, { where: { day: { gte: from, lte: to } } });
      const counts = new Map<string, number>();
      for (const { document } of days)
        for (const [words, count] of Object.entries(document.words))
          counts.set(words, (counts.get(words) ?? 0) + count);
      return [...counts]
        .filter(([, count]) => count >= LEAST_TOLD)
        .sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
        .slice(0, SHOWN)
        .map(([words, count]) => ({ words, count }));
    },

    async stop() {
      clearInterval(writing);
      await write();
    },
  };
}

/** Several processes write: on a conflict the counts are added to the newer document. */
async function addTo(documents: Documents, day: string, counts: ReadonlyMap<string, number>): Promise<void> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const stored = await documents.get<MissedDay>(schema.name, day);
    // Without a prototype: search words are user input, such as `constructor`.
    const words: Record<string, number> = Object.assign(Object.create(null), stored?.document.words);
    for (const [each, count] of counts)
      if (each in words || Object.keys(words).length < MOST_WORDS) words[each] = (words[each] ?? 0) + count;
    const [done] = await documents.write([
      {
        collection: schema.name,
        id: day,
        document: { day, words } satisfies MissedDay,
        position: (stored?.position ?? 0) + 1,
        ifPosition: stored?.position ?? 'none',
      },
    ]);
    if (done) return;
  }
  throw new Error(`Concurrent writes to the missed searches of ${day} exhausted ${TRIES} attempts`);
}

async function forgetBefore(documents: Documents, day: string): Promise<void> {
  const old = await documents.find<MissedDay>(schema.name, { where: { day: { lt: day } } });
  await documents.write(
    old.map(({ id, position }) => ({ collection: schema.name, id, document: null, position, ifPosition: position })),
  );
}
