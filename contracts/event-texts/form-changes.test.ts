import { expect, it } from 'vitest';
import type { Recorded } from '../events/registry.ts';
import type { FormFields } from '../form/form-definition.ts';
import { formChanges } from './form-changes.ts';
import { auditWordsOf } from './server-words.ts';

const rooms = {
  id: 'rooms',
  type: 'number',
  label: { en: 'Rooms' },
  required: true,
  price: { kind: 'per_unit', centavos: 20_000, included: 1 },
} as const;
const pets = { id: 'pets', type: 'yes_no', label: { en: 'Any pets?' }, required: false } as const;

function published(fields: FormFields): Recorded {
  const data = { category: 'cleaning', version: 2, fields: [...fields], publishedAt: '2026-11-18T03:00:00.000Z' };
  const metadata = {
    schemaVersion: 1,
    actor: 'system',
    commandId: 'c',
    $correlationId: 'c',
    $causationId: 'c',
  } as const;
  const place = { id: 'e', stream: 'form-cleaning', revision: 1, position: 2, recordedAt: data.publishedAt };
  return { ...place, type: 'BookingFormPublished', data, metadata };
}

it('states old and new prices, and added, removed and optional questions', () => {
  const after: FormFields = [{ ...rooms, required: false, price: { ...rooms.price, centavos: 25_000, included: 0 } }];
  expect(auditWordsOf(published(after), { form: formChanges([rooms, pets], after) }).changes).toBe(
    'version 2, 1 question: “Rooms”: +₱200.00 × (n − 1) → +₱250.00 × n; “Rooms” is now optional; ' +
      'question “Any pets?” removed',
  );
  expect(auditWordsOf(published([rooms, pets]), { form: formChanges([rooms], [rooms, pets]) }).changes).toBe(
    'version 2, 2 questions: new question “Any pets?”',
  );
});

it('names the price of a new question', () => {
  expect(auditWordsOf(published([rooms]), { form: formChanges([], [rooms]) }).changes).toBe(
    'version 2, 1 question: new question “Rooms” (+₱200.00 × (n − 1))',
  );
});

it('lists no differences for a first version', () => {
  expect(auditWordsOf(published([rooms])).changes).toBe('version 2, 1 question');
});
