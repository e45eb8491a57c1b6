import '../../browser/testing/fake-browser.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { tabStorage } from '../../browser/browser-storage.ts';
import { forgetEdits, keepEdits, readStoredEdits, startOfEdits } from './stored-edits.ts';
import { newField } from './new-field.ts';

const fields = [newField('choice', 'pipe')];
const saved = { revision: 3, fields: [newField('text', 'gate')] };

beforeEach(() => tabStorage.clear());

it('restores incomplete questions with the form that they change', () => {
  keepEdits('plumbing', { fields, saved });
  expect(readStoredEdits('plumbing')).toEqual({ fields, saved });
  expect(readStoredEdits('cleaning')).toBeNull();
  forgetEdits('plumbing');
  expect(readStoredEdits('plumbing')).toBeNull();
});

it.each([
  '{',
  'null',
  '{"fields":[{"id":"a"}],"saved":{"revision":1,"fields":[]}}',
  '{"fields":{},"saved":{"revision":1,"fields":[]}}',
  '{"revision":1,"fields":[]}',
])('ignores invalid content: %s', (text) => {
  tabStorage.setItem('suki.form-builder plumbing', text);
  expect(readStoredEdits('plumbing')).toBeNull();
});

describe('startOfEdits', () => {
  it('starts with the saved form if nothing else was stored', () => {
    expect(startOfEdits(saved, null)).toEqual({ fields: saved.fields, saved });
    const before = { revision: 2, fields: [] };
    expect(startOfEdits(saved, { fields: saved.fields, saved: before })).toEqual({ fields: saved.fields, saved });
  });

  it('starts with stored edits even if another user has saved meanwhile', () => {
    const kept = { fields, saved };
    expect(startOfEdits(saved, kept)).toEqual(kept);
    expect(startOfEdits({ revision: 4, fields: [] }, kept)).toEqual(kept);
  });
});
