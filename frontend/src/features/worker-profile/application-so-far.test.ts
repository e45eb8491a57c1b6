import { describe, expect, it } from 'vitest';
import { usualHours } from '#contracts/calendar/weekly-hours.ts';
import { changedFrom, remoteChanges, savedOf, sendable } from './application-so-far.ts';

const pasig = { lat: 14.57, lng: 121.06, city: 'Pasig' };
const saved = { tagline: '', shortDescription: '', radiusKm: 8, weeklyHours: usualHours() };

describe('fields saved before an application is submitted', () => {
  it('are changed and valid', () => {
    const typed = { ...saved, tagline: 'Quiet pipes', basePrice: Number.NaN, services: ['leak-repair'] };
    expect(changedFrom(saved, sendable(typed))).toEqual({ tagline: 'Quiet pipes' });
    expect(changedFrom({ ...saved, tagline: 'Quiet pipes' }, sendable(typed))).toEqual({});
  });

  it('include a first place, and no second one', () => {
    expect(changedFrom(saved, { location: pasig })).toEqual({ location: pasig });
    expect(changedFrom({ ...saved, location: pasig }, { location: { ...pasig, lat: 14.6 } })).toEqual({});
  });

  it('include changed hours', () => {
    const weeklyHours = { ...usualHours(), mon: [] };
    expect(changedFrom(saved, { weeklyHours })).toEqual({ weeklyHours });
  });
});

it('exclude the default price', () => {
  const profile = { ...saved, basePrice: 500_00, location: { lat: 14.57, lng: 121.06, city: null } };
  expect(savedOf(profile)).toEqual({ ...saved, location: { lat: 14.57, lng: 121.06 } });
  expect(savedOf({ ...profile, basePrice: 640_00, location: null })).toEqual({ ...saved, basePrice: 640_00 });
});

describe('changes from another tab', () => {
  const now = { ...saved, tagline: 'Leaks fixed on the first visit', radiusKm: 12 };

  it('are applied where nothing was changed here', () => {
    expect(remoteChanges({ before: saved, saved }, now, { ...saved })).toEqual({ tagline: now.tagline, radiusKm: 12 });
    expect(remoteChanges({ before: saved, saved }, now, { ...saved, tagline: 'Quiet pipes' })).toEqual({
      radiusKm: 12,
    });
  });

  it('are empty if equal to the values here', () => {
    expect(remoteChanges({ before: saved, saved }, now, { ...now })).toEqual({});
    expect(remoteChanges({ before: now, saved: now }, now, { ...saved })).toEqual({});
  });

  it('exclude values that were sent from here and changed back since', () => {
    expect(remoteChanges({ before: saved, saved: now }, now, { ...saved })).toEqual({});
  });
});
