import { describe, expect, it } from 'vitest';
import { usualHours } from '#contracts/calendar/weekly-hours.ts';
import { changedFrom, remoteChanges, savedOf, sendable } from './application-so-far.ts';

const pasig = { lat: 14.57, lng: 121.06, city: 'Pasig' };
const saved = { tagline: '', shortDescription: '', radiusKm: 8, weeklyHours: usualHours() };

describe('what goes to the server before an application is sent', () => {
  it('is what changed and is whole', () => {
    const typed = { ...saved, tagline: 'Quiet pipes', basePrice: Number.NaN, services: ['leak-repair'] };
    expect(changedFrom(saved, sendable(typed))).toEqual({ tagline: 'Quiet pipes' });
    expect(changedFrom({ ...saved, tagline: 'Quiet pipes' }, sendable(typed))).toEqual({});
  });

  it('is a first place, and no second one', () => {
    expect(changedFrom(saved, { location: pasig })).toEqual({ location: pasig });
    expect(changedFrom({ ...saved, location: pasig }, { location: { ...pasig, lat: 14.6 } })).toEqual({});
  });

  it('is other hours', () => {
    const weeklyHours = { ...usualHours(), mon: [] };
    expect(changedFrom(saved, { weeklyHours })).toEqual({ weeklyHours });
  });
});

it('a price that everybody starts with was said by nobody', () => {
  const profile = { ...saved, basePrice: 500_00, location: { lat: 14.57, lng: 121.06, city: null } };
  expect(savedOf(profile)).toEqual({ ...saved, location: { lat: 14.57, lng: 121.06 } });
  expect(savedOf({ ...profile, basePrice: 640_00, location: null })).toEqual({ ...saved, basePrice: 640_00 });
});

describe('what another tab said meanwhile', () => {
  const now = { ...saved, tagline: 'Leaks fixed on the first visit', radiusKm: 12 };

  it('is taken over where nothing was changed here', () => {
    expect(remoteChanges({ before: saved, saved }, now, { ...saved })).toEqual({ tagline: now.tagline, radiusKm: 12 });
    expect(remoteChanges({ before: saved, saved }, now, { ...saved, tagline: 'Quiet pipes' })).toEqual({
      radiusKm: 12,
    });
  });

  it('is nothing where it is what is here already', () => {
    expect(remoteChanges({ before: saved, saved }, now, { ...now })).toEqual({});
    expect(remoteChanges({ before: now, saved: now }, now, { ...saved })).toEqual({});
  });

  it('is nothing of what was sent from here, and has been taken back here since', () => {
    expect(remoteChanges({ before: saved, saved: now }, now, { ...saved })).toEqual({});
  });
});
