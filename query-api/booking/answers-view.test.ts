import { expect, it } from 'vitest';
import { answersView } from './answers-view.ts';

const door = {
  line: '14 Tindalo St.',
  barangay: 'Kapitolyo',
  city: 'Pasig',
  province: 'Metro Manila',
  landmark: 'Gate',
};
const asked = {
  form: {
    version: 1,
    fields: [
      { id: 'to', type: 'address' as const, label: { en: 'Where to?' }, required: true },
      { id: 'stairs', type: 'yes_no' as const, label: { en: 'Stairs?' }, required: false },
    ],
  },
  workerForm: { version: 0, fields: [] },
};
const theirs = { isAddressExact: true, seesOwn: true };
const booking = { answers: { stairs: true, to: door } };

it('lists the answers in form order', () => {
  const { answered, answers } = answersView(booking, asked, theirs);
  expect(answered.map(({ fieldId }) => fieldId)).toEqual(['to', 'stairs']);
  expect(answers).toEqual(booking.answers);
});

it('hides the exact address in answers from workers without the job', () => {
  const rough = { line: 'Kapitolyo', barangay: 'Kapitolyo', city: 'Pasig', province: 'Metro Manila' };
  const { answered, answers } = answersView(booking, asked, { ...theirs, isAddressExact: false });
  expect(answered[0]?.answer).toEqual({ kind: 'address', address: rough });
  expect(answers).toEqual({ stairs: true, to: rough });
});

it('keeps answers from before forms existed unchanged', () => {
  expect(answersView({ answers: { Place: 'Condo' } }, null, { isAddressExact: false, seesOwn: false })).toEqual({
    answers: { Place: 'Condo' },
    answered: [],
    form: null,
  });
});

it('hides answers to unknown questions from workers without the job', () => {
  const moved = { answers: { ...booking.answers, from: door } };
  expect(answersView(moved, asked, { isAddressExact: false, seesOwn: false }).answers).not.toHaveProperty('from');
  expect(answersView(moved, asked, theirs).answers).toHaveProperty('from', door);
});

it('hides a chosen worker’s own questions from other workers', () => {
  const gate = { id: 'gate', type: 'text' as const, label: { en: 'Gate code?' }, required: false };
  const both = { ...asked, workerForm: { version: 2, fields: [gate] } };
  const line = { fieldId: 'worker.gate', label: { en: 'Gate code?' }, centavos: 50_00 };
  const stairs = { fieldId: 'stairs', label: { en: 'Stairs?' }, centavos: 100_00 };
  const form = {
    formVersion: 1,
    workerId: 'w-jun',
    workerFormVersion: 2,
    basePriceCentavos: 600_00,
    priceLines: [stairs, line],
  };
  const chosen = { answers: { stairs: true, 'worker.gate': '1234#' }, form };
  expect(answersView(chosen, both, theirs)).toMatchObject({ form, answers: chosen.answers });
  const { answers, answered, form: seen } = answersView(chosen, both, { ...theirs, seesOwn: false });
  expect(JSON.stringify([answers, answered, seen])).not.toMatch(/gate|1234|w-jun/i);
  // Base and lines still add up to the price.
  expect(seen).toMatchObject({ basePriceCentavos: 650_00, priceLines: [stairs] });
});
