import { expect, test } from 'vitest';
import type { PlatformEvent } from '#contracts/events/platform.ts';
import { settingsAt } from '#contracts/platform/config-fold.ts';
import { defaultSettings, type Settings } from '#contracts/platform/settings.ts';
import { givenEventsOf } from '#infra/eventing/given-when-then.ts';
import type { PlatformCommand } from './commands.ts';
import { platformDecider } from './decider.ts';

const given = givenEventsOf(platformDecider);
const now = '2026-11-24T01:00:00.000Z';
const newYear = '2026-12-31T16:00:00.000Z';
const justBefore = '2026-12-31T15:59:59.999Z';

const schedule = (changes: Partial<Settings>, effectiveAt = newYear, changeId = 'c-1'): PlatformCommand => ({
  type: 'ScheduleConfig',
  data: { changeId, changes, effectiveAt, now },
});
const scheduled = (changes: Partial<Settings>, effectiveAt = newYear, changeId = 'c-1'): PlatformEvent => ({
  type: 'ConfigChangeScheduled',
  data: { changeId, changes, effectiveAt },
});
const withdrawn = (because: 'person' | 'nothing_left'): PlatformEvent => ({
  type: 'ConfigChangeWithdrawn',
  data: { changeId: 'c-1', changes: { reviewWithinDays: 10 }, effectiveAt: newYear, because },
});
const withdraw = (at = now): PlatformCommand => ({ type: 'WithdrawConfigChange', data: { changeId: 'c-1', now: at } });
const apply = (at: string): PlatformCommand => ({ type: 'ApplyConfigChange', data: { changeId: 'c-1', now: at } });
const changed = (settings: Partial<Settings>, before: Partial<Settings>, changeId?: string): PlatformEvent => ({
  type: 'ConfigChanged',
  data: { settings: { ...defaultSettings, ...settings }, before, ...(changeId && { changeId }) },
});

test('schedules a change within the coming year, with the differing values', () => {
  given([])
    .when(schedule({ reviewWithinDays: 10, defaultRadiusKm: defaultSettings.defaultRadiusKm }))
    .then([scheduled({ reviewWithinDays: 10 })]);
  given([])
    .when(schedule({ reviewWithinDays: defaultSettings.reviewWithinDays }))
    .then([]);
  given([])
    .when(schedule({ reviewWithinDays: 10 }, now))
    .thenLike({ refused: 'invalid' });
  given([])
    .when(schedule({ reviewWithinDays: 10 }, '2028-01-01T00:00:00.000Z'))
    .thenLike({ refused: 'invalid' });
});

test('scheduling is idempotent, and the number of pending changes is limited', () => {
  given([scheduled({ reviewWithinDays: 10 })])
    .when(schedule({ reviewWithinDays: 10 }))
    .then([]);
  const many = Array.from({ length: 20 }, (_, nth) => scheduled({ reviewWithinDays: 13 + nth }, newYear, `m-${nth}`));
  given(many)
    .when(schedule({ reviewWithinDays: 10 }))
    .thenLike({ refused: 'not_allowed_now' });
});

test('is effective exactly from its time, recorded or not', () => {
  const { state } = given([scheduled({ reviewWithinDays: 10 })]);
  expect(settingsAt(state, justBefore)).toEqual(defaultSettings);
  expect(settingsAt(state, newYear)).toEqual({ ...defaultSettings, reviewWithinDays: 10 });
  given([scheduled({ reviewWithinDays: 10 })])
    .when(apply(justBefore))
    .then([]);
  given([scheduled({ reviewWithinDays: 10 })])
    .when(apply(newYear))
    .then([changed({ reviewWithinDays: 10 }, { reviewWithinDays: 30 }, 'c-1')]);
  const written = given([
    scheduled({ reviewWithinDays: 10 }),
    changed({ reviewWithinDays: 10 }, { reviewWithinDays: 30 }, 'c-1'),
  ]);
  expect(written.state.scheduled).toEqual([]);
  written.when(apply(newYear)).then([]);
});

test('keeps changes made since; the later of two scheduled changes wins', () => {
  given([scheduled({ reviewWithinDays: 10 }), changed({ travelBufferMinutes: 45 }, { travelBufferMinutes: 30 })])
    .when(apply(newYear))
    .then([changed({ reviewWithinDays: 10, travelBufferMinutes: 45 }, { reviewWithinDays: 30 }, 'c-1')]);
  const { state } = given([
    scheduled({ reviewWithinDays: 9 }, '2027-02-01T00:00:00.000Z', 'c-2'),
    scheduled({ reviewWithinDays: 10 }),
  ]);
  expect(settingsAt(state, newYear).reviewWithinDays).toBe(10);
  expect(settingsAt(state, '2027-02-01T00:00:00.000Z').reviewWithinDays).toBe(9);
});

test('can be withdrawn until its time', () => {
  given([scheduled({ reviewWithinDays: 10 })])
    .when(withdraw())
    .then([withdrawn('person')]);
  given([scheduled({ reviewWithinDays: 10 }), withdrawn('person')])
    .when(apply(newYear))
    .then([]);
  given([scheduled({ reviewWithinDays: 10 })])
    .when(withdraw(newYear))
    .thenLike({ refused: 'not_allowed_now' });
  given([]).when(withdraw()).thenLike({ refused: 'not_found' });
});

test('closes a scheduled change that has no effect when due', () => {
  given([scheduled({ reviewWithinDays: 10 }), changed({ reviewWithinDays: 10 }, { reviewWithinDays: 30 })])
    .when(apply(newYear))
    .then([withdrawn('nothing_left')]);
});

test('scheduling settings of money needs two admins', () => {
  given([])
    .when(schedule({ commissionPercent: 10 }))
    .thenLike({ refused: 'second_admin_needed' });
  const byTwo: PlatformCommand = {
    type: 'ChangeMoneySettings',
    data: {
      approvalId: 'p-1',
      before: { commissionPercent: 12 },
      after: { commissionPercent: 10 },
      effectiveAt: newYear,
      now,
    },
  };
  const planned: PlatformEvent = {
    type: 'ConfigChangeScheduled',
    data: { changeId: 'p-1', changes: { commissionPercent: 10 }, effectiveAt: newYear, approvalId: 'p-1' },
  };
  given([]).when(byTwo).then([planned]);
  given([planned]).when(byTwo).then([]);
  const late: PlatformCommand = { ...byTwo, data: { ...byTwo.data, now: newYear } };
  given([])
    .when(late)
    .thenLike([{ type: 'ConfigChanged', data: { before: { commissionPercent: 12 }, approvalId: 'p-1' } }]);
});
