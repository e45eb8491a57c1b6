import { beforeAll, expect, it } from 'vitest';
import type { Documents, FindOptions } from '#infra/eventing/documents.ts';
import { memoryDocuments } from '#infra/eventing/testing.ts';
import { auditLog } from '#projectors/read-models/platform/audit-log.ts';
import { positionId } from '#projectors/read-models/position-id.ts';
import { findAuditRows } from './find-audit-rows.ts';

const COUNT = 23;
const newestFirst = Array.from({ length: COUNT }, (_, n) => COUNT - n);
const steppedOver: number[] = [];
let queryContext: Parameters<typeof findAuditRows>[0];

beforeAll(async () => {
  const documents = memoryDocuments();
  await documents.write(
    newestFirst.map((position, n) => ({
      collection: auditLog.name,
      id: positionId({ position }),
      position,
      ifPosition: 'none' as const,
      document: { type: n % 2 === 0 ? 'BookingRequested' : 'BookingAccepted' },
    })),
  );
  const watched: Documents = {
    ...documents,
    find: (name, options: FindOptions = {}) => {
      steppedOver.push(options.skip ?? 0);
      return documents.find(name, options);
    },
  };
  const noStream = () => Promise.reject(new Error('No stream is asked for'));
  queryContext = { documents: watched, eventLog: { readStream: noStream, readOn: noStream } };
});

it.each([1, 2, 5, 7, 23, 50])(
  'returns the list’s page for every page of %i, and skips at most half of it',
  async (limit) => {
    steppedOver.length = 0;
    const pages = Math.ceil(COUNT / limit) + 1;
    for (let page = 1; page <= pages; page++) {
      const { rows, total } = await findAuditRows(queryContext, {}, { page, limit });
      expect(total).toBe(COUNT);
      expect(rows.map(({ position }) => position)).toEqual(newestFirst.slice((page - 1) * limit, page * limit));
    }
    expect(Math.max(...steppedOver)).toBeLessThanOrEqual(COUNT / 2);
  },
);

it('pages a filtered list in the same way', async () => {
  const asked = newestFirst.filter((_, n) => n % 2 === 1);
  const { rows, total } = await findAuditRows(queryContext, { types: ['BookingAccepted'] }, { page: 3, limit: 4 });
  expect([total, rows.map(({ position }) => position)]).toEqual([asked.length, asked.slice(8, 12)]);
});
