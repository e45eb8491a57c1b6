import '../../browser/testing/fake-browser.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { usualHours } from '#contracts/calendar/weekly-hours.ts';
import { storageKeys } from '../../browser/storage-keys.ts';
import {
  claimJoiningDraft,
  forgetJoiningDraft,
  forgetJoiningFields,
  keepJoiningDraft,
  readJoiningDraft,
} from './joining-draft.ts';

const typed = {
  services: ['leak-repair'],
  basePrice: 640_00,
  tagline: 'Quiet pipes',
  shortDescription: '',
  location: { lat: 14.57, lng: 121.06, city: 'Pasig' },
  radiusKm: 8,
  weeklyHours: usualHours(),
};
const nothing = { fields: {}, isClaimed: false };

beforeEach(() => localStorage.clear());

describe('joining draft', () => {
  it('is kept until it is cleared', () => {
    expect(readJoiningDraft(null)).toEqual(nothing);
    keepJoiningDraft(typed);
    expect(readJoiningDraft(null)).toEqual({ fields: typed, isClaimed: false });
    forgetJoiningDraft();
    expect(readJoiningDraft(null)).toEqual(nothing);
  });

  it('belongs to the first account from then on', () => {
    keepJoiningDraft(typed);
    expect(readJoiningDraft('divina')).toEqual({ fields: typed, isClaimed: false });
    claimJoiningDraft('divina');
    claimJoiningDraft('rey');
    expect(readJoiningDraft('divina')).toEqual({ fields: typed, isClaimed: true });
    for (const other of ['rey', null]) expect(readJoiningDraft(other)).toEqual(nothing);
  });

  it('is dropped where the server has it, for its account only', () => {
    keepJoiningDraft(typed);
    forgetJoiningFields('divina', ['tagline']);
    expect(readJoiningDraft(null).fields.tagline).toBe(typed.tagline);
    claimJoiningDraft('divina');
    forgetJoiningFields('rey', ['tagline']);
    forgetJoiningFields(
      'divina',
      Object.keys(typed).filter((name) => name !== 'services'),
    );
    expect(readJoiningDraft('divina')).toEqual({ fields: { services: typed.services }, isClaimed: true });
  });

  it('has no owner without an account', () => {
    claimJoiningDraft('divina');
    expect(localStorage.getItem(storageKeys.joiningDraft)).toBeNull();
  });

  it('is read without incomplete fields', () => {
    keepJoiningDraft({ ...typed, services: [], basePrice: Number.NaN, tagline: ' ', location: undefined });
    const { shortDescription, radiusKm, weeklyHours } = typed;
    expect(readJoiningDraft(null).fields).toEqual({ shortDescription, radiusKm, weeklyHours });
  });

  it.each([
    '{',
    '"text"',
    '[1]',
    '{"owner":null}',
    '{"owner":7,"fields":{"tagline":"Quiet pipes"}}',
    '{"owner":null,"fields":{"services":"all","weeklyHours":{"mon":7},"radiusKm":-1,"more":1}}',
  ])('ignores stored %s', (stored) => {
    localStorage.setItem(storageKeys.joiningDraft, stored);
    expect(readJoiningDraft(null)).toEqual(nothing);
  });
});
