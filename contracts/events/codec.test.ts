import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RecordedEvent } from './envelope.ts';
import type { DecodedLog } from './event-log.ts';
import { integrationEventOf } from '../integration/integration-event.ts';
import { temporaryFolder } from '#infra/eventing/testing.ts';
import { withCodec } from './codec.ts';
import type { EventLog } from './event-log.ts';
import { openSqliteEventLog } from '#infra/eventing/sqlite.ts';

let log: EventLog;
let remove: () => void;
beforeEach(async () => {
  const temporary = temporaryFolder();
  remove = temporary.remove;
  log = await openSqliteEventLog({ folder: temporary.folder });
});
afterEach(async () => {
  await log.close();
  remove();
});

async function firstBatch(eventLog: DecodedLog): Promise<RecordedEvent[]> {
  for await (const { events } of eventLog.subscribe({ after: 0 }, new AbortController().signal)) return events;
  return [];
}

test('removes the former address of a document when reading old events', async () => {
  const known = { workerId: 'w1', accountId: 'wa1', documentId: 'd1', kind: 'certificate', name: 'nbi.pdf' };
  const metadata = {
    schemaVersion: 1,
    actor: 'system' as const,
    commandId: 'c1',
    $correlationId: 'c1',
    $causationId: 'c1',
  };
  await log.append('worker-w1', 'none', [
    { id: 'e1', type: 'DocumentSubmitted', data: { ...known, url: '/api/files/d1' }, metadata },
  ]);
  const decoded = withCodec(log);

  const [followed] = await firstBatch(decoded);
  const [read] = await decoded.readStream('worker-w1');
  const [ofAll] = await decoded.readAll({ after: 0 });
  for (const event of [followed, read, ofAll]) {
    expect(event).toMatchObject({ metadata: { schemaVersion: 2 } });
    expect(event?.data).toEqual({ ...known, contentType: null, sizeBytes: null });
    expect(event && integrationEventOf(event)?.data).toEqual({
      workerId: 'w1',
      accountId: 'wa1',
      documentId: 'd1',
      kind: 'certificate',
    });
  }
});

test('adds the subject to old approval events', async () => {
  const person = { accountId: 'a1', name: 'Mia Cruz', avatar: null };
  const requestedBy = { accountId: 'a2', name: 'Ana Lim', avatar: null };
  const asked = { approvalId: 'p1', change: 'make_admin', person, requestedBy };
  const now = { approvalId: 'p1', subject: { change: 'make_admin', person }, requestedBy };
  const metadata = {
    schemaVersion: 1,
    actor: 'system' as const,
    commandId: 'c1',
    $correlationId: 'c1',
    $causationId: 'c1',
  };
  const stored = [
    { type: 'ApprovalRequested', own: { reason: 'She runs the desk', expiresAt: '2026-11-27T04:00:00.000Z' } },
    { type: 'ApprovalRefused', own: { refusedBy: requestedBy, reason: 'Too soon' } },
    { type: 'ApprovalGranted', own: { grantedBy: requestedBy } },
    { type: 'ApprovalWithdrawn', own: { because: 'expired' } },
  ];
  await log.append(
    'approval-p1',
    'none',
    stored.map(({ type, own }, index) => ({ id: `e${index}`, type, data: { ...asked, ...own }, metadata })),
  );
  const read = await withCodec(log).readStream('approval-p1');
  expect(read.map(({ data }) => data)).toEqual(stored.map(({ own }) => ({ ...now, ...own })));
});
