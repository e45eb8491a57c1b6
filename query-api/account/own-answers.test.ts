import { expect, it } from 'vitest';
import { ownAnswers } from './own-answers.ts';

const form = { formVersion: 1, workerId: null, workerFormVersion: 0, basePriceCentavos: 500_00, priceLines: [] };
const rooms = { fieldId: 'rooms', label: { en: 'Rooms' }, answer: { kind: 'number' as const, value: 2, unit: null } };

it('contain form questions as text, without duplicates', () => {
  expect(ownAnswers({ answered: [rooms], answers: { rooms: 2 }, form })).toEqual({
    answered: [rooms],
    generalAnswers: {},
  });
});

it('contain the general answers of a booking without a form', () => {
  expect(ownAnswers({ answered: [], answers: { place: 'condo' }, form: null })).toEqual({
    answered: [],
    generalAnswers: { place: 'condo' },
  });
});
