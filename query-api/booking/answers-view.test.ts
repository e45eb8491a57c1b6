import { expect, it } from 'vitest';
import { answersSeen } from './answers-view.ts';

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
const booking = { answers: { stairs: true, to: door } };

it('says in order what was answered', () => {
  const { answered, answers } = answersSeen(booking, asked, true);
  expect(answered.map(({ fieldId }) => fieldId)).toEqual(['to', 'stairs']);
  expect(answers).toEqual(booking.answers);
});

it('keeps the door of an address from who only thinks about the job', () => {
  const rough = { line: 'Kapitolyo', barangay: 'Kapitolyo', city: 'Pasig', province: 'Metro Manila' };
  const { answered, answers } = answersSeen(booking, asked, false);
  expect(answered[0]?.answer).toEqual({ kind: 'address', address: rough });
  expect(answers).toEqual({ stairs: true, to: rough });
});

it('leaves answers of before there were forms as they are', () => {
  expect(answersSeen({ answers: { Place: 'Condo' } }, null, false)).toEqual({
    answers: { Place: 'Condo' },
    answered: [],
    form: null,
  });
});
