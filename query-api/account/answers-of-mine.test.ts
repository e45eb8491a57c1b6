import { expect, it } from 'vitest';
import { answersOfMine } from './answers-of-mine.ts';

const form = { formVersion: 1, workerId: null, workerFormVersion: 0, basePriceCentavos: 500_00, priceLines: [] };
const rooms = { fieldId: 'rooms', label: { en: 'Rooms' }, answer: { kind: 'number' as const, value: 2, unit: null } };

it('are the questions of a form in words, and nothing twice', () => {
  expect(answersOfMine({ answered: [rooms], answers: { rooms: 2 }, form })).toEqual({
    answered: [rooms],
    generalAnswers: {},
  });
});

it('are the general ones of a booking that no form asked', () => {
  expect(answersOfMine({ answered: [], answers: { place: 'condo' }, form: null })).toEqual({
    answered: [],
    generalAnswers: { place: 'condo' },
  });
});
