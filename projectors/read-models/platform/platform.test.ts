import { auditWordsOf } from '#contracts/event-texts/server-words.ts';
import { describe, expect, it } from 'vitest';
import { defaultSettings, type Settings } from '#contracts/platform/settings.ts';
import { auditLog } from './audit-log.ts';
import { dayFigures } from './day-figures.ts';
import { bookingFixture } from '../testing/booking-fixture.ts';
import { given, recorder } from '../testing/given-events.ts';
import { payoutFixture, tapRepair } from '../testing/payout-fixture.ts';
import { serviceView } from '#contracts/views/catalogue.ts';
import { services } from '../catalogue/services.ts';
import { settings } from './settings.ts';

const facts = {
  serviceId: 's1',
  name: 'Plumbing',
  title: 'Plumbing at home',
  category: 'plumbing',
  icon: 'droplets',
  description: '',
  basePriceCentavos: 50_000,
  durationMinutes: 60,
  urgent: true,
};

describe('the catalogue', () => {
  it('adds, changes and removes services', async () => {
    const happened = recorder();
    const added = happened('ServiceAdded', facts);
    const changed = happened('ServiceChanged', { ...facts, name: 'Plumbing repair', before: { name: 'Plumbing' } });
    const gone = happened('ServiceDeactivated', { serviceId: 's1' });
    const { documents, pushes } = await given(services, [added, changed, gone]);
    expect(pushes).toContainEqual(expect.objectContaining({ event: 'catalogue:updated', to: 'everyone' }));
    expect(documents.get('s1')).toEqual({ ...facts, name: 'Plumbing repair', isActive: false, changed: 3 });
    expect(
      serviceView(
        (await given(services, [added, gone, happened('ServiceActivated', { serviceId: 's1' })])).documents.get('s1')!,
      ),
    ).toMatchObject({ id: 's1', basePrice: 50_000, isActive: true });
  });
});

it('holds the latest settings', async () => {
  const happened = recorder();
  const { documents } = await given(settings, [
    happened('ConfigChanged', { settings: defaultSettings }),
    happened('ConfigChanged', { settings: { ...defaultSettings, commissionPercent: 10 } }),
  ]);
  expect(documents.get('settings')?.settings.commissionPercent).toBe(10);
});

it('holds since when each commission has held', async () => {
  const happened = recorder();
  const changed = (commissionPercent: number, at: string) =>
    happened('ConfigChanged', { settings: { ...defaultSettings, commissionPercent } }, { at });
  const [first, second, same] = ['2026-11-01T02:00:00.000Z', '2026-11-05T02:00:00.000Z', '2026-11-06T02:00:00.000Z'];
  const { documents } = await given(settings, [
    changed(defaultSettings.commissionPercent, '2026-10-01T02:00:00.000Z'),
    changed(10, first),
    changed(11, second),
    changed(11, same),
  ]);
  expect(documents.get('settings')?.commissions).toEqual([
    { percent: 10, since: first },
    { percent: 11, since: second },
  ]);
});

it('holds planned settings, and pushes each change to everyone', async () => {
  const happened = recorder();
  const change = { changeId: 'c-1', changes: { commissionPercent: 10 }, effectiveAt: '2026-12-31T16:00:00.000Z' };
  const planned = happened('ConfigChangeScheduled', change);
  const { documents, pushes } = await given(settings, [planned]);
  expect(documents.get('settings')).toMatchObject({ settings: defaultSettings, scheduled: [change] });
  expect(pushes).toMatchObject([{ event: 'config:updated', to: 'everyone' }]);
  const after = { ...defaultSettings, commissionPercent: 10 };
  const then = await given(settings, [planned, happened('ConfigChanged', { settings: after, changeId: 'c-1' })]);
  expect(then.documents.get('settings')).toMatchObject({ settings: after, scheduled: [] });
});

describe('the figures of a day', () => {
  it('are counted by Manila days', async () => {
    const happened = recorder();
    const released = (at: string) => happened('LoginReleased', { accountId: 'a1' }, { at });
    const { documents } = await given(dayFigures, [
      released('2026-11-17T15:59:59.999Z'),
      released('2026-11-17T16:00:00.000Z'),
      released('2026-11-18T15:59:00.000Z'),
    ]);
    expect(documents.get('2026-11-17')).toMatchObject({ events: 1, firstPosition: 1 });
    expect(documents.get('2026-11-18')).toMatchObject({
      events: 2,
      firstPosition: 2,
      firstAt: '2026-11-17T16:00:00.000Z',
    });
  });

  it('count outcomes of bookings', async () => {
    const steps = bookingFixture();
    const { documents } = await given(dayFigures, [
      steps.requested(),
      steps.declined(),
      steps.declined(true),
      steps.expired(),
      steps.completed(),
      steps.cancelled(),
    ]);
    expect(documents.get('2026-11-18')).toMatchObject({
      requested: 1,
      declinedOrExpired: 2,
      completed: 1,
      completedAmount: 70_000,
      cancelled: 1,
      registered: 0,
    });
  });
});

describe('the audit log', () => {
  it('has a row for every event', async () => {
    const steps = bookingFixture();
    const { documents } = await given(auditLog, [steps.requested(), steps.expired()]);
    expect([...documents.values()]).toEqual([
      { stream: 'booking-b1', revision: 0, type: 'BookingRequested', actorId: 'c1', correlationId: 'c1', flags: [] },
      { stream: 'booking-b1', revision: 1, type: 'BookingExpired', actorId: null, correlationId: 'c2', flags: [] },
    ]);
  });

  it('notifies permitted staff of a change once per batch', async () => {
    const steps = bookingFixture();
    const { pushes } = await given(auditLog, [steps.requested(), steps.accepted(), steps.arrived()]);
    const to = { staff: ['bookings.read', 'audit.read'] };
    expect(pushes).toEqual([
      { namespace: 'account', event: 'admin:counts', to, payload: { type: 'WorkerArrived' }, position: 3 },
    ]);
  });

  it('notifies about bookings and people separately, by permission', async () => {
    const happened = recorder();
    const steps = bookingFixture(happened);
    const language = happened('LanguageChosen', { language: 'en' }, { stream: 'account-a1' });
    const { pushes } = await given(auditLog, [steps.requested(), language, steps.accepted()]);
    expect(pushes.map(({ to, payload }) => [to, payload])).toEqual([
      [{ staff: ['people.read', 'audit.read'] }, { type: 'LanguageChosen' }],
      [{ staff: ['bookings.read', 'audit.read'] }, { type: 'BookingAccepted' }],
    ]);
  });

  it('marks actions of people on money, access, people or settings as strict', async () => {
    const happened = recorder();
    const admin = { actor: { accountId: 'admin', role: 'admin' } } as const;
    const { documents } = await given(auditLog, [
      happened('ConfigChanged', { settings: defaultSettings }, admin),
      happened('ConfigChanged', { settings: defaultSettings }),
      happened('LanguageChosen', { language: 'en' }, admin),
    ]);
    expect([...documents.values()].map(({ flags }) => flags)).toEqual([['strict'], [], []]);
  });

  it('marks events that moved money and no others', async () => {
    const happened = recorder();
    const payout = payoutFixture(happened);
    const { documents } = await given(auditLog, [
      payout.earned(),
      payout.earned({ line: { ...tapRepair, kind: 'carried', commissionCentavos: 0 } }),
      payout.paid(),
    ]);
    expect([...documents.values()].map(({ flags }) => flags)).toEqual([
      ['moved'],
      [],
      ['strict', 'moved', 'strict_moved'],
    ]);
  });

  it('names the changed settings with old and new values', () => {
    const changes = (after: Partial<Settings>, before: Partial<Settings>) =>
      auditWordsOf(recorder()('ConfigChanged', { settings: { ...defaultSettings, ...after }, before })).changes;
    expect(changes({ transferBank: 'BDO' }, { transferBank: 'BPI' })).toBe('Bank for transfers, BPI → BDO');
    expect(
      changes({ commissionPercent: 11.5, cancellationFee: 20_000 }, { commissionPercent: 12, cancellationFee: 15_000 }),
    ).toBe('Commission, 12% → 11.5%; Cancellation fee, ₱150.00 → ₱200.00');
    expect(
      changes({ minimumNoticeMinutes: 60, defaultRadiusKm: 1 }, { minimumNoticeMinutes: 1, defaultRadiusKm: 10 }),
    ).toBe('Notice, 1 minute → 60 minutes; Distance, 10 km → 1 km');
  });

  it('uses the default for a setting that an old event lacks', async () => {
    const { maximumAmount: _, ...old } = defaultSettings;
    const { documents } = await given(settings, [
      recorder()('ConfigChanged', { settings: { ...old, commissionPercent: 10 } }),
    ]);
    expect([...documents.values()]).toMatchObject([{ settings: { ...defaultSettings, commissionPercent: 10 } }]);
  });

  it('names no changed settings for an old event', () => {
    expect(
      auditWordsOf(recorder()('ConfigChanged', { settings: { ...defaultSettings, transferBank: 'BDO' } })).changes,
    ).toBe('for the whole platform');
  });

  it('shows the earlier price if the event has it', () => {
    const steps = bookingFixture();
    const rates = {
      workerId: 'w1',
      accountId: 'a1',
      basePriceCentavos: 66_600,
      hourlyRateCentavos: null,
      ratesCentavos: { tv: 80_000 },
    };
    const before = { basePriceCentavos: 90_000, hourlyRateCentavos: 30_000, ratesCentavos: {} };
    const changes = (event: Parameters<typeof auditWordsOf>[0]) => auditWordsOf(event).changes;
    expect(changes(recorder()('RatesChanged', { ...rates, before, serviceNames: { tv: 'TV mounting' } }))).toBe(
      'from ₱900.00 → ₱666.00; by the hour ₱300.00 → none; TV mounting none → ₱800.00',
    );
    expect(
      changes(
        recorder()('ServiceChanged', { ...facts, basePriceCentavos: 66_600, before: { basePriceCentavos: 90_000 } }),
      ),
    ).toBe('from ₱900.00 → ₱666.00');
    expect(changes(steps.quoted({ replaces: 'q0', amountCentavos: 66_600, beforeCentavos: 90_000 }))).toBe(
      'Jun Bautista: ₱900.00 → ₱666.00',
    );
    expect(changes(steps.quoteAccepted({ priceCentavos: 66_600, beforeCentavos: 90_000 }))).toBe(
      'Jun Bautista: ₱900.00 → ₱666.00',
    );
    expect(changes(steps.extra('ExtraApproved'))).toBe('₱120.00: A second washer, ₱650.00 → ₱770.00 in all');
    for (const [event, words] of [
      [recorder()('RatesChanged', rates), 'from ₱666.00'],
      [recorder()('ServiceChanged', facts), 'from ₱500.00'],
      [steps.quoted({ replaces: 'q0' }), 'Jun Bautista: ₱700.00'],
      [steps.quoteAccepted(), 'Jun Bautista: ₱700.00'],
    ] as const)
      expect(changes(event)).toBe(words);
  });

  it('writes money out', () => {
    expect(auditWordsOf(bookingFixture().completed())).toEqual({
      action: 'Completed the work',
      tone: 'success',
      subject: expect.stringMatching(/^SK-/),
      changes: '₱700.00',
      details: { finalAmountCentavos: 700_00 },
    });
  });
});
