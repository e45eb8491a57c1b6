import '../../browser/testing/fake-browser.ts';
import { beforeEach, expect, it } from 'vitest';
import { tabStorage } from '../../browser/browser-storage.ts';
import { forgetEdits, keepEdits, keptEdits } from './kept-edits.ts';
import { newField } from './new-field.ts';

const fields = [newField('choice', 'pipe')];

beforeEach(() => tabStorage.clear());

it('half-written questions are there again for the same saved form', () => {
  keepEdits('plumbing', { revision: 3, fields });
  expect(keptEdits('plumbing', 3)).toEqual(fields);
  expect(keptEdits('plumbing', 4)).toBeNull();
  expect(keptEdits('cleaning', 3)).toBeNull();
  forgetEdits('plumbing');
  expect(keptEdits('plumbing', 3)).toBeNull();
});

it.each(['{', 'null', '{"revision":1,"fields":[{"id":"a"}]}', '{"revision":1,"fields":{}}'])(
  'what is no form is left alone: %s',
  (text) => {
    tabStorage.setItem('suki.form-builder plumbing', text);
    expect(keptEdits('plumbing', 1)).toBeNull();
  },
);
