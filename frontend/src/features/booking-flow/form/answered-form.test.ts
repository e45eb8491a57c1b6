import { describe, expect, it } from 'vitest';
import { noForm } from '#contracts/form/booking-forms.ts';
import type { FormField } from '#contracts/form/form-field.ts';
import { answeredForm } from './answered-form.ts';

const rooms: FormField = {
  id: 'rooms',
  type: 'number',
  label: { en: 'Rooms' },
  required: true,
  price: { kind: 'per_unit', centavos: 200_00, included: 1 },
};
const draft = { priceCentavos: 500_00, answers: { rooms: 3, Place: 'House' } };

describe('answeredForm', () => {
  it('computes the price from the current questions, without other answers', () => {
    const read = answeredForm({ form: { version: 2, fields: [rooms] }, workerForm: noForm }, draft);
    expect(read).toMatchObject({
      isGeneral: false,
      estimate: { formVersion: 2, workerFormVersion: 0, totalCentavos: 900_00 },
      answers: { rooms: 3 },
      problems: [],
    });
  });

  it('keeps answers to the general questions if no form was published', () => {
    expect(answeredForm({ form: noForm, workerForm: noForm }, draft)).toEqual({
      fields: [],
      isGeneral: true,
      estimate: undefined,
      answers: draft.answers,
      problems: [],
    });
  });

  it('is empty if the questions were removed, so that the booking has no such answers', () => {
    const emptied = { version: 3, fields: [] };
    for (const asked of [
      { form: emptied, workerForm: noForm },
      { form: noForm, workerForm: emptied },
    ])
      expect(answeredForm(asked, draft)).toMatchObject({
        isGeneral: false,
        estimate: { totalCentavos: 500_00 },
        answers: {},
      });
  });

  it('reports missing answers before the price is known', () => {
    const asked = { form: { version: 2, fields: [rooms] }, workerForm: noForm };
    expect(answeredForm(asked, {})).toMatchObject({
      estimate: undefined,
      answers: undefined,
      problems: [{ fieldId: 'rooms', fault: 'required' }],
    });
  });
});
