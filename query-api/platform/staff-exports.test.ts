import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXPORT_DATA, exportSubject } from '#contracts/platform/staff-grants.ts';
import type { DataOf } from '#contracts/events/registry.ts';
import { jsonInPieces } from '#infra/http/calls/in-pieces.ts';
import { bookings } from '#projectors/read-models/booking/bookings.ts';
import { type PaymentDocument, payments } from '#projectors/read-models/payment/payments.ts';
import { bookingFixture } from '#projectors/read-models/testing/booking-fixture.ts';
import { recorder } from '#projectors/read-models/testing/given-events.ts';
import { paymentFixture } from '#projectors/read-models/testing/payment-fixture.ts';
import { payoutFixture, tapRepair } from '#projectors/read-models/testing/payout-fixture.ts';
import { askedBy } from '#tests/harness/queries/call-context.ts';
import { carla, registrationsOf } from '#tests/harness/queries/test-users.ts';
import { openSuki, type Suki } from '#tests/harness/queries/query-harness.ts';
import { exportQueries } from './staff-exports.ts';

type List = DataOf<'DataExported'>['list'];

const PAYMENTS = 250;
const EVENTS = 230;
let suki: Suki;
const happened = recorder();

beforeAll(async () => {
  suki = await openSuki('2026-11-18T02:00:00.000Z');
  const [steps, paid] = [bookingFixture(happened), paymentFixture(happened)];
  await suki.happened(...registrationsOf(happened), steps.requested(), steps.accepted(), paid.asked());
  await suki.happened(...Array.from({ length: EVENTS }, (_, nth) => noise(nth)));
});
afterAll(() => suki.close());

function noise(nth: number) {
  return happened(
    'NotificationsRead',
    { accountId: 'c1', upToPosition: nth },
    { stream: 'inbox-c1', at: '2026-11-18T01:00:00.000Z' },
  );
}

async function asked(list: List, filters: string) {
  const subject = exportSubject(list, filters);
  const grant = await suki.grants.issue({ purpose: EXPORT_DATA, subject, caller: carla }, 60_000);
  return { params: undefined, query: { list, filters, grant }, body: undefined, context: askedBy(carla) };
}

/** The sent data, with a hook after each piece. */
async function taken(list: List, filters: string, meanwhile: (piece: number) => Promise<void> = async () => {}) {
  const { data, ended } = await exportQueries(suki.queryContext).readExport(await asked(list, filters));
  let text = '';
  let piece = 0;
  for await (const one of jsonInPieces(data)) {
    text += one;
    await meanwhile(++piece);
  }
  await ended?.(true);
  const file: { csv: string; rows: number; fileName: string } = JSON.parse(text);
  return { ...file, lines: file.csv.trimEnd().split('\r\n').slice(1) };
}

const logged = async () => {
  const events = await suki.queryContext.eventLog.readStream('system', { direction: 'backwards', limit: 1 });
  return events.map(({ type, data, metadata }) => ({ type, data, actor: metadata.actor }));
};

describe('the audit log as a file', () => {
  it('contains the rows from its start, each once, newest first, despite concurrent changes', async () => {
    const before = await suki.ask('listAuditLogs', { by: carla });
    let live = 0;
    const { lines, rows, csv } = await taken('audit_log', '', async (piece) => {
      if (piece % 40 === 0) await suki.happened(noise(EVENTS + live++));
    });
    expect(live).toBeGreaterThan(3);
    expect([rows, lines.length]).toEqual([before.total, before.total]);
    const positions = lines.map((line) => Number(line.split('","')[9]));
    expect(positions).toEqual(positions.toSorted((one, other) => other - one));
    expect(new Set(positions).size).toBe(before.total);
    expect(csv.split('\r\n')[0]).toBe(
      '\uFEFF"at","who","role","action","type","subject","changes","stream","revision","position","correlationId"',
    );
    expect(await logged()).toEqual([
      {
        type: 'DataExported',
        data: { list: 'audit_log', filters: '', rows: before.total },
        actor: { accountId: carla.accountId, role: 'admin' },
      },
    ]);
  });

  it.each(['type=NotificationsRead', 'q=inbox-c1', 'q=inbox-c1&type=NotificationsRead&from=2026-11-18'])(
    'contains the rows of its list: %s',
    async (filters) => {
      const query = Object.fromEntries(new URLSearchParams(filters));
      const { total } = await suki.ask('listAuditLogs', { query, by: carla });
      const { lines } = await taken('audit_log', filters);
      expect([lines.length, total >= EVENTS]).toEqual([total, true]);
    },
  );

  it('states the amount each event of a figure moved, in pesos', async () => {
    const line = { ...tapRepair, commissionCentavos: -8_450 };
    await suki.happened(payoutFixture(happened).earned({ line }));
    const { csv, lines } = await taken('audit_log', 'figure=commission');
    expect(csv.split('\r\n')[0]).toMatch(/"correlationId","moved"$/);
    expect(lines).toEqual([expect.stringMatching(/"84\.50"$/)]);
  });

  it('records an interrupted export with the number of rows that may have been sent', async () => {
    const { data, ended } = await exportQueries(suki.queryContext).readExport(await asked('audit_log', ''));
    const pieces = jsonInPieces(data);
    while (!(await pieces.next()).value?.includes('NotificationsRead'));
    await pieces.return(undefined);
    await ended?.(false);
    expect(await logged()).toMatchObject([
      { type: 'DataExportBrokenOff', data: { list: 'audit_log', filters: '', rows: expect.any(Number) } },
    ]);
    expect((await taken('audit_log', 'type=AdminAdded')).fileName).toBe('suki-audit-log-2026-11-18.csv');
  });

  it('runs once at a time per account, and refuses an invalid request before it starts', async () => {
    const { exports } = suki.queryContext;
    const release = exports.begin(carla.accountId);
    const wanted = await asked('audit_log', '');
    const read = exportQueries(suki.queryContext).readExport;
    await expect(read(wanted)).rejects.toMatchObject({ code: 'too_many_requests' });
    release();
    await expect(read(await asked('audit_log', 'from=yesterday'))).rejects.toMatchObject({ code: 'invalid' });
    const { ended } = await read(wanted);
    await ended?.(true);
    await expect(read(wanted)).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('payments as a file', () => {
  beforeAll(async () => {
    const [payment, booking] = await Promise.all([
      suki.documents.get<PaymentDocument>(payments.name, 'b1'),
      suki.documents.get(bookings.name, 'b1'),
    ]);
    if (!payment || !booking) throw new Error('The fixture has no payment');
    for (let nth = 0; nth < PAYMENTS; nth++) {
      const [id, position] = [`p${nth}`, payment.position];
      const changedAt = new Date(Date.parse('2026-11-17T00:00:00.000Z') - nth * 60_000).toISOString();
      const at = { id, position, ifPosition: 'none' } as const;
      await suki.documents.write([
        {
          ...at,
          collection: payments.name,
          document: { ...payment.document, bookingId: id, clientName: '=1+1', changedAt },
        },
        { ...at, collection: bookings.name, document: { ...booking.document, bookingId: id } },
      ]);
    }
  });

  it.each(['', 'sort=changed', 'from=2026-11-01'])(
    'lose none that changes while they are read: %j',
    async (filters) => {
      const last = `p${filters === 'sort=changed' ? 0 : PAYMENTS - 1}`;
      const { rows, csv } = await taken('payments', filters, async (piece) => {
        if (piece !== 20) return;
        const found = await suki.documents.get<PaymentDocument>(payments.name, last);
        await suki.documents.write([
          {
            collection: payments.name,
            id: last,
            document: { ...found?.document, changedAt: '2026-11-18T02:00:01.000Z', method: 'maya' },
            position: (found?.position ?? 0) + 1,
            ifPosition: found?.position ?? 0,
          },
        ]);
      });
      expect(rows).toBe(PAYMENTS + 1);
      expect(csv).toContain('"maya"');
    },
  );
});
