import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BodyInput } from '#contracts/calls/call.ts';
import type { RouteTable } from '#contracts/calls/route-table.ts';
import type { RecordedEvent } from '#contracts/events/envelope.ts';
import { streams } from '#contracts/events/streams.ts';
import { integrationEventOf } from '#contracts/integration/integration-event.ts';
import { createTestClock } from '../harness/test-clock.ts';
import { withDecoding } from '#contracts/events/codec.ts';
import { openReadOnlyLog, openSqliteEventLog } from '#infra/eventing/sqlite.ts';
import { openLocalFiles } from '#infra/files/local-files.ts';
import { ApiClient } from '../harness/api-client.ts';
import { changeRoleByTwo } from '../harness/two-admin-changes.ts';
import { approvedWorker, testUsersOf, person } from '../harness/test-users.ts';
import { startTestSuki, type TestSuki } from '../harness/start-suki.ts';

/** Workers' documents, with attempts of every other kind of caller to read them. */

const LINK_ENDED = {
  status: 404,
  code: 'not_found',
  message: 'This link has ended. Go back and open the document again.',
};

const clock = createTestClock();
/** The documents of the approved application. */
const theirDocuments = [
  expect.objectContaining({ kind: 'valid_id', state: 'approved' }),
  expect.objectContaining({ kind: 'police_clearance', state: 'approved' }),
];
const pdf = '%PDF-1.7\nNBI clearance of Jun Bautista';
let suki: TestSuki;
let cast: Awaited<ReturnType<typeof testUsersOf>>;
let ramil: ApiClient;
let workerId: string;
let documentId: string;

beforeAll(async () => {
  suki = await startTestSuki({ clock, secondAdmin: true });
  cast = await testUsersOf(suki.url);
  ramil = await approvedWorker(suki.url, cast.carla, 'Ramil', 'Santos', cast.service.id);
  workerId = cast.jun.session?.user.workerId ?? '';
  documentId = await handIn(cast.jun, 'nbi "clearance".pdf');
});
afterAll(() => suki.stop());

async function handIn(worker: ApiClient, name: string, headers: Record<string, string> = {}): Promise<string> {
  const body = new FormData();
  body.append('files', new Blob([pdf], { type: 'application/pdf' }), name);
  const answer = await worker.send('POST', '/upload/documents', { body, headers });
  expect(answer.status).toBe(200);
  const { data } = answer.body as { data: { items: { id: string }[] } };
  expect(data.items).toEqual([{ id: expect.any(String), name, contentType: 'application/pdf' }]);
  return data.items[0]?.id ?? '';
}

const open = (url: string, init: RequestInit = {}) => fetch(`${suki.url}${url}`, init);
const ownLink = (by = cast.jun, id = documentId) => by.call('linkOwnDocument', { params: { documentId: id } });
const complaint = { cause: 'complaint', reason: 'A client asked' } as const;
const adminLink = (body: BodyInput<RouteTable['linkWorkerDocument']> = complaint, by = cast.carla) =>
  by.call('linkWorkerDocument', { params: { workerId, documentId }, body });
const looks = async () =>
  (
    await cast.carla.call('listEvents', { query: { stream: streams.worker(workerId), type: 'DocumentRead' } })
  ).items.filter(({ data }) => isOfThisDocument(data));
// Their ID was opened before the approval.
const isOfThisDocument = (data: unknown) =>
  typeof data === 'object' && data !== null && 'documentId' in data && data.documentId === documentId;

describe('the worker', () => {
  it('finds the documents listed, without an address', async () => {
    const listed = {
      id: documentId,
      kind: 'document',
      name: 'nbi "clearance".pdf',
      contentType: 'application/pdf',
      sizeBytes: pdf.length,
      submittedAt: expect.any(String),
      state: 'waiting',
      checkedAt: null,
      expiresOn: null,
      refusedBecause: null,
    };
    expect((await cast.jun.call('listOwnDocuments')).items).toEqual([...theirDocuments, listed]);
    expect((await cast.jun.call('readOwnProfile')).documents).toEqual([...theirDocuments, listed]);
  });

  it('opens one by a link that is not cached', async () => {
    const { url, expiresAt } = await ownLink();
    expect(Date.parse(expiresAt) - clock.now().getTime()).toBeLessThanOrEqual(5 * 60_000);
    const answer = await open(url);
    expect({ status: answer.status, text: await answer.text() }).toEqual({ status: 200, text: pdf });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="nbi \\"clearance\\".pdf"',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
    });
    expect(await looks()).toEqual([]);
  });

  it('withdraws one before it is checked: it disappears from the list, and its file is deleted', async () => {
    const wrong = await handIn(ramil, 'wrong.pdf');
    const { url } = await ownLink(ramil, wrong);
    expect((await open(url)).status).toBe(200);
    const params = { documentId: wrong ?? '' };
    await expect(cast.jun.call('withdrawDocument', { params })).rejects.toThrow('not_found');
    const takenBack = [
      await ramil.call('withdrawDocument', { params }),
      await ramil.call('withdrawDocument', { params }),
    ];
    expect(takenBack).toEqual([{ documentId: wrong }, { documentId: wrong }]);
    expect((await ramil.call('listOwnDocuments')).items.map(({ id }) => id)).not.toContain(wrong);
    await expect.poll(async () => (await open(url)).status).toBe(404);
  });

  it('has one document after an upload that was sent twice', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const [first, again] = [await handIn(ramil, 'tesda.pdf', key), await handIn(ramil, 'tesda.pdf', key)];
    expect(again).toBe(first);
    expect(
      (await ramil.call('listOwnDocuments')).items.filter(({ name }) => name === 'tesda.pdf').map(({ id }) => id),
    ).toEqual([first]);
  });
});

describe('an admin', () => {
  it('opens a document after their access is recorded', async () => {
    const { url } = await adminLink();
    const [look] = await looks();
    expect(look).toMatchObject({
      actor: { id: cast.carla.session?.user.id, role: 'admin' },
      data: { documentId, name: 'nbi "clearance".pdf', reason: 'A client asked', cause: 'complaint' },
    });
    expect(await (await open(url)).text()).toBe(pdf);
    const { items } = await cast.carla.call('listAuditLogs', { query: { type: 'DocumentRead', strict: 'true' } });
    expect(items.filter(({ changes }) => changes.startsWith('nbi'))).toMatchObject([
      {
        action: 'Opened a document',
        subject: 'Jun Bautista',
        changes: 'nbi "clearance".pdf: a complaint: A client asked',
      },
    ]);
  });

  it('has each access recorded, even under the same idempotency key', async () => {
    const before = (await looks()).length;
    const headers = { 'idempotency-key': randomUUID() };
    const path = `/admin/workers/${workerId}/documents/${documentId}/link`;
    const body = JSON.stringify(complaint);
    for (let time = 0; time < 2; time++)
      expect((await cast.carla.send('POST', path, { headers, body })).status).toBe(200);
    expect(await looks()).toHaveLength(before + 2);
  });

  it('must give a reason, and records a check of the application once an hour', async () => {
    const nena = await person(suki.url, 'Nena', 'Cruz', 'worker');
    const at = { workerId: nena.session?.user.workerId ?? '', documentId: await handIn(nena, 'nena.pdf') };
    const other = { ...at, documentId: await handIn(nena, 'second.pdf') };
    const openIt = (params: typeof at, body?: typeof complaint | { cause: 'application' }) =>
      cast.carla.call('linkWorkerDocument', { params, body });
    const path = `/admin/workers/${at.workerId}/documents/${at.documentId}/link`;
    const withoutWords = JSON.stringify({ cause: 'complaint' });
    await expect(openIt(at)).rejects.toThrow('reason_needed');
    expect((await cast.carla.send('POST', path, { body: withoutWords })).status).toBe(400);
    await openIt(at, { cause: 'application' });
    const read = async () => {
      const answer = await cast.carla.call('readUser', { params: { id: nena.session?.user.id ?? '' } });
      return { hasDocumentsToCheck: answer.hasDocumentsToCheck, asksAgain: answer.checkingUntil === null };
    };
    expect(await read()).toEqual({ hasDocumentsToCheck: true, asksAgain: false });
    await openIt(other);
    const { items } = await cast.carla.call('listEvents', {
      query: { stream: streams.worker(at.workerId), type: 'DocumentRead' },
    });
    expect(items.map(({ data }) => data)).toMatchObject([{ cause: 'application' }, { cause: 'application' }]);
  });

  it('sees which documents a person has, without an address', async () => {
    const { documents } = await cast.carla.call('readUser', { params: { id: cast.jun.session?.user.id ?? '' } });
    expect(documents).toMatchObject([...theirDocuments, { id: documentId }]);
    expect(JSON.stringify(documents)).not.toContain('/api/');
  });
});

describe('anyone else', () => {
  it.each([
    ['another worker', () => ramil, 404],
    ['a client', () => cast.andrea, 403],
    ['nobody', () => new ApiClient(suki.url), 401],
    ['an admin by the worker’s own call', () => cast.carla, 403],
  ])('gets no link as the worker: %s', async (_who, by, status) => {
    expect((await by().send('POST', `/providers/me/documents/${documentId}/link`)).status).toBe(status);
  });

  it.each([
    ['the worker', () => cast.jun, 403],
    ['another worker', () => ramil, 403],
    ['a client', () => cast.andrea, 403],
    ['nobody', () => new ApiClient(suki.url), 401],
  ])('gets no link as an admin: %s', async (_who, by, status) => {
    const before = (await looks()).length;
    expect((await by().send('POST', `/admin/workers/${workerId}/documents/${documentId}/link`)).status).toBe(status);
    expect(await looks()).toHaveLength(before);
  });

  it('gets no link to a document under another worker’s name, and no access is recorded', async () => {
    const other = ramil.session?.user.workerId ?? '';
    expect((await cast.carla.send('POST', `/admin/workers/${other}/documents/${documentId}/link`)).status).toBe(404);
    expect(
      (
        await cast.carla.call('listEvents', { query: { stream: streams.worker(other), type: 'DocumentRead' } })
      ).items.filter(({ data }) => isOfThisDocument(data)),
    ).toEqual([]);
  });

  it('opens no document without a link: not even an admin or the worker, and HEAD reveals no more', async () => {
    const refused = { status: 404, body: expect.objectContaining({ code: 'not_found' }) };
    for (const by of [cast.carla, cast.jun, ramil, cast.andrea, new ApiClient(suki.url)])
      expect(await by.send('GET', `/documents/${documentId}`)).toMatchObject(refused);
    for (const id of [documentId, randomUUID()])
      expect((await open(`/api/documents/${id}`, { method: 'HEAD' })).status).toBe(404);
  });

  it('opens none with an invalid grant, and gets the same answer as for an unknown document', async () => {
    const own = new URL((await ownLink()).url, suki.url).searchParams.get('grant') ?? '';
    const others =
      new URL(
        (await ownLink(ramil, (await ramil.call('listOwnDocuments')).items.at(-1)?.id)).url,
        suki.url,
      ).searchParams.get('grant') ?? '';
    const bad = ['', 'nonsense', others, cast.carla.token ?? '', `${own.slice(0, -2)}xx`];
    const answers = await Promise.all(
      bad.flatMap((grant) => [documentId, randomUUID()].map((id) => told(`/api/documents/${id}?grant=${grant}`))),
    );
    answers.push(await told(`/api/documents/${documentId}?grant=${own}&grant=${own}`));
    for (const answer of answers) expect(answer).toEqual(LINK_ENDED);
    expect(await told(`/api/documents/${randomUUID()}?grant=${own}`)).toMatchObject({ status: 404 });
  });

  it('opens none with an expired link', async () => {
    const { url, expiresAt } = await ownLink();
    expect((await open(url, { method: 'HEAD' })).status).toBe(200);
    clock.jumpTo(new Date(Date.parse(expiresAt) + 1000));
    expect((await open(url)).status).toBe(404);
    expect((await open(url, { method: 'HEAD' })).status).toBe(404);
  });

  it('gets no link with an ended session', async () => {
    const gone = await new ApiClient(suki.url).signIn(cast.jun.session?.user.email ?? '', 'suki-test-1');
    await gone.call('logout', { body: { refreshToken: gone.session?.refreshToken } });
    expect((await gone.send('POST', `/providers/me/documents/${documentId}/link`)).status).toBe(401);
  });

  it('gets no link while suspended', async () => {
    const id = ramil.session?.user.id ?? '';
    await cast.carla.call('changeUser', { params: { id }, body: { action: 'suspend', reason: 'A complaint' } });
    expect((await ramil.send('POST', `/providers/me/documents/${documentId}/link`)).status).toBe(401);
  });

  it('finds the storage id of a document in no response or event', async () => {
    const folder = join(suki.folder, 'private-files');
    const stored = (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ name }) => name.replace(/\.json$/, ''));
    expect(new Set(stored).size).toBe(8);
    for (const id of [...stored, documentId]) expect((await open(`/api/files/${id}`)).status).toBe(404);

    const { carla, jun } = cast;
    const stream = streams.worker(workerId);
    const events = await everyEvent();
    const everything = JSON.stringify([
      await carla.call('listEvents', { query: { stream } }),
      await carla.call('listAuditLogs'),
      await carla.call('readStream', { params: { stream } }),
      await carla.call('readUser', { params: { id: jun.session?.user.id ?? '' } }),
      await jun.call('readOwnProfile'),
      await jun.call('listOwnDocuments'),
      await new ApiClient(suki.url).call('readWorker', { params: { id: workerId } }),
      events,
      events.map(integrationEventOf),
      await ownLink(),
    ]);
    expect(everything).toContain(documentId);
    expect(everything).not.toContain('/api/files/');
    for (const id of stored) expect(everything).not.toContain(id);
  });
});

describe('a link ends with the session that asked for it', () => {
  let nena: ApiClient;

  beforeAll(async () => {
    nena = await person(suki.url, 'Nena', 'Cruz', 'client');
    await changeRoleByTwo(suki.url, 'make_admin', nena.session?.user.id ?? '');
  });

  const changeNena = (body: BodyInput<RouteTable['changeUser']>) =>
    cast.carla.call('changeUser', { params: { id: nena.session?.user.id ?? '' }, body });
  const signOut = (client: ApiClient) => client.call('logout', { body: {} });

  it.each([
    {
      how: 'of an admin who signed out',
      whose: () => nena,
      link: (by: ApiClient) => adminLink(undefined, by),
      end: signOut,
    },
    {
      how: 'of an admin who was suspended',
      whose: () => nena,
      link: (by: ApiClient) => adminLink(undefined, by),
      end: () => changeNena({ action: 'suspend', reason: 'Sold papers' }),
      after: () => changeNena({ action: 'reinstate' }),
    },
    {
      how: 'of a former admin',
      whose: () => nena,
      link: (by: ApiClient) => adminLink(undefined, by),
      end: () => changeRoleByTwo(suki.url, 'remove_admin', nena.session?.user.id ?? ''),
    },
    { how: 'of the worker who signed out', whose: () => cast.jun, link: (by: ApiClient) => ownLink(by), end: signOut },
  ])('$how', async ({ whose, link, end, after }) => {
    const again = await new ApiClient(suki.url).signIn(whose().session?.user.email ?? '', 'suki-test-1');
    const { url } = await link(again);
    expect((await open(url)).status).toBe(200);
    await end(again);
    await expect.poll(async () => (await open(url, { method: 'HEAD' })).status).toBe(404);
    expect(await told(url)).toEqual(LINK_ENDED);
    await after?.();
    expect((await open(url)).status).toBe(404);
    expect((await open((await ownLink()).url)).status).toBe(200);
  });
});

async function everyEvent(): Promise<RecordedEvent[]> {
  const log = openReadOnlyLog(suki.folder);
  const events: RecordedEvent[] = [];
  for await (const batch of withDecoding(log).subscribe({ after: 0 }, new AbortController().signal)) {
    // A lazily parsed field is a getter, not an own property.
    events.push(...batch.events.map((event) => ({ ...event, data: event.data, metadata: event.metadata })));
    if (batch.caughtUp) break;
  }
  await log.close();
  return events;
}

async function told(url: string) {
  const answer = await open(url);
  const { code, message } = await answer.json();
  return { status: answer.status, code, message };
}

describe('data of an earlier Suki version', () => {
  it('has its documents moved at startup: the old address is gone, and the worker and the admin still open them', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'suki-before-'));
    try {
      const before = await startTestSuki({ env: { DATA_DIR: folder } });
      const { jun } = await testUsersOf(before.url);
      const { workerId: id = '', email = '', _id: accountId = '' } = jun.session?.user ?? {};
      await before.stop();
      const { id: oldId } = await (
        await openLocalFiles({ folder: join(folder, 'files') })
      ).put(Buffer.from(pdf), { contentType: 'application/pdf', name: 'nbi.pdf' });
      const log = await openSqliteEventLog({ folder });
      const data = {
        workerId: id,
        accountId,
        documentId: oldId,
        kind: 'certificate',
        name: 'nbi.pdf',
        url: `/api/files/${oldId}`,
      };
      const metadata = {
        schemaVersion: 1,
        actor: { accountId, role: 'worker' as const },
        commandId: 'c1',
        $correlationId: 'c1',
        $causationId: 'c1',
      };
      await log.append(streams.worker(id ?? ''), 'any', [
        { id: randomUUID(), type: 'DocumentSubmitted', data, metadata },
      ]);
      await log.close();

      const now = await startTestSuki({ env: { DATA_DIR: folder } });
      expect((await fetch(`${now.url}/api/files/${oldId}`)).status).toBe(404);
      const again = await new ApiClient(now.url).signIn(email, 'suki-test-1');
      const carla = await new ApiClient(now.url).signIn('admin@suki.test', 'suki-test-1');
      expect((await again.call('listOwnDocuments')).items).toMatchObject([
        ...theirDocuments,
        { id: oldId, name: 'nbi.pdf', contentType: null, sizeBytes: null },
      ]);
      for (const { url } of [
        await again.call('linkOwnDocument', { params: { documentId: oldId } }),
        await carla.call('linkWorkerDocument', {
          params: { workerId: id ?? '', documentId: oldId },
          body: { cause: 'application' },
        }),
      ]) {
        expect(await (await fetch(`${now.url}${url}`)).text()).toBe(pdf);
      }
      const { items } = await carla.call('listEvents', { query: { stream: streams.worker(id ?? '') } });
      expect(JSON.stringify(items)).not.toContain('/api/files/');
      await now.stop();
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
