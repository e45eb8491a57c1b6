import { randomUUID } from 'node:crypto';
import { createKeyedMutex } from '../eventing/command-handling.ts';
import type { CollectionSchema, Documents } from '../eventing/documents.ts';
import type { SmsOutcome, SmsProvider, SmsReport } from './port.ts';

/**
 * A sent text: what it cost and what became of it, without number and words, which are personal. Not an event, since
 * events are permanent. Deleted after 90 days.
 */
type TextRecord = {
  at: string;
  segments: number;
  costCentavos: number;
  status: SmsOutcome['status'] | SmsReport['status'];
  reason?: string | undefined;
};

/** Sums of a month, kept. */
export type MonthOfTexts = { texts: number; segments: number; costCentavos: number };

const records: CollectionSchema = { name: 'texts', fields: ['at'] };
const months: CollectionSchema = { name: 'months-of-texts' };

const KEPT_MS = 90 * 24 * 60 * 60 * 1000;
const SWEPT_AT_ONCE = 500;
const TRIES = 20;

/** A later report never returns to an earlier status. */
const order: Record<TextRecord['status'], number> = { unknown: 0, accepted: 0, sent: 1, delivered: 2, failed: 2 };

export type TextRecords = Awaited<ReturnType<typeof openTextRecords>>;

/** `monthOf`: such as 2026-11. */
export async function openTextRecords({
  documents,
  now,
  monthOf,
}: {
  documents: Documents;
  now: () => Date;
  monthOf: (at: Date) => string;
}) {
  await documents.ensure(records);
  await documents.ensure(months);
  const oneByOne = createKeyedMutex();

  /** Several processes write: on a conflict the change is decided again. Returns whether there was one. */
  function change<D extends object>(
    { name }: CollectionSchema,
    id: string,
    decide: (known: Readonly<D> | undefined) => D | null,
  ): Promise<boolean> {
    return oneByOne(`${name} ${id}`, async () => {
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const stored = await documents.get<D>(name, id);
        const document = decide(stored?.document);
        if (document === null) return false;
        const [written] = await documents.write([
          {
            collection: name,
            id,
            document,
            position: (stored?.position ?? 0) + 1,
            ifPosition: stored?.position ?? 'none',
          },
        ]);
        if (written) return true;
      }
      throw new Error(`Failed to record a text after ${TRIES} concurrent changes`);
    });
  }

  return {
    async keep(
      provider: SmsProvider['name'],
      outcome: SmsOutcome,
      { segments, costCentavos }: Pick<TextRecord, 'segments' | 'costCentavos'>,
    ): Promise<void> {
      const at = now();
      const id = outcome.status === 'accepted' ? outcome.id : `unknown-${randomUUID()}`;
      // A report may come before the provider's answer.
      await change<TextRecord>(records, `${provider}-${id}`, (reported) => ({
        at: at.toISOString(),
        segments,
        costCentavos,
        status: reported?.status ?? outcome.status,
        reason: reported?.reason,
      }));
      await change<MonthOfTexts>(months, monthOf(at), (known) => ({
        texts: (known?.texts ?? 0) + 1,
        segments: (known?.segments ?? 0) + segments,
        costCentavos: (known?.costCentavos ?? 0) + costCentavos,
      }));
    },

    /** False for a repeated or outdated report. */
    report: (provider: SmsProvider['name'], { id, status, reason }: SmsReport): Promise<boolean> =>
      change<TextRecord>(records, `${provider}-${id}`, (known) =>
        known && order[known.status] >= order[status]
          ? null
          : { at: now().toISOString(), segments: 0, costCentavos: 0, ...known, status, reason },
      ),

    async month(): Promise<{ month: string } & MonthOfTexts> {
      const month = monthOf(now());
      const stored = await documents.get<MonthOfTexts>(months.name, month);
      return { month, ...(stored?.document ?? { texts: 0, segments: 0, costCentavos: 0 }) };
    },

    async sweep(): Promise<void> {
      const before = new Date(now().getTime() - KEPT_MS).toISOString();
      for (;;) {
        const old = await documents.find<TextRecord>(records.name, {
          where: { at: { lt: before } },
          limit: SWEPT_AT_ONCE,
        });
        await documents.write(
          old.map(({ id, position }) => ({
            collection: records.name,
            id,
            document: null,
            position: position + 1,
            ifPosition: position,
          })),
        );
        if (old.length < SWEPT_AT_ONCE) return;
      }
    },
  };
}
