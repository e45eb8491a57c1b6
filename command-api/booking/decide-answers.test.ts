import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldsOfForms, type BookingForms, noForm } from '#contracts/form/booking-forms.ts';
import type { FormField } from '#contracts/form/form-field.ts';
import { priceOf } from '#contracts/form/price-of.ts';
import { anyAnswers, formFields } from '#contracts/form/testing/arbitrary-forms.ts';
import { validateAnswers } from '#contracts/form/validate-answers.ts';
import { isRefusal } from '#contracts/refusal.ts';
import type { NewBooking } from '#contracts/calls/booking.ts';
import type { BookingEvent } from '#contracts/events/booking.ts';
import { editRequest } from './decide-request-changes.ts';
import { requestBooking } from './decide-requests.ts';
import { request, requestedAt, viewers } from './testing/booking-fixture.ts';
import { acting, given } from './testing/lifecycle-fixture.ts';

const bedrooms: FormField = {
  id: 'bedrooms',
  type: 'number',
  label: { en: 'Bedrooms' },
  required: true,
  max: 9,
  price: { kind: 'per_unit', centavos: 200_00, included: 1 },
};
const ladder: FormField = { id: 'ladder', type: 'yes_no', label: { en: 'Is there a ladder?' }, required: false };
const asked: BookingForms = { form: { version: 3, fields: [bedrooms] }, workerForm: { version: 1, fields: [ladder] } };
const answers: NewBooking['answers'] = { bedrooms: 3, 'worker.ladder': false };

const book = (said: Partial<NewBooking>, forms = asked) =>
  requestBooking({ ...request, asked: forms, request: { ...request.request, ...said } }, { kind: 'none' });
function bookedBy(said: Partial<NewBooking>, forms = asked): BookingEvent[] {
  const decision = book(said, forms);
  if (isRefusal(decision)) throw new Error(decision.refused);
  return [...decision];
}
const edit = (change: Partial<Parameters<typeof editRequest>[0]['edit']>, events = bookedBy({ answers })) =>
  editRequest({ ...acting(viewers.client, requestedAt), edit: change, asked }, given(events));

describe('a booking', () => {
  it('has the price of its answers and the form versions that were answered', () => {
    expect(book({ answers, expectedPrice: 1050_00, formVersion: 3, workerFormVersion: 1 })).toMatchObject([
      {
        data: {
          priceCentavos: 1050_00,
          answers,
          form: {
            formVersion: 3,
            workerFormVersion: 1,
            workerId: 'w-jun',
            basePriceCentavos: 650_00,
            priceLines: [{ fieldId: 'bedrooms', count: { value: 3 }, centavos: 400_00 }],
          },
        },
      },
    ]);
    expect(book({ answers, expectedPrice: 650_00 })).toMatchObject({
      refused: 'price_changed',
      details: { price: 1050_00 },
    });
  });

  it('is refused with an error per question', () => {
    expect(book({ answers: { bedrooms: 10, 'worker.ladder': 'yes', rooms: 2 } })).toEqual({
      refused: 'invalid',
      errors: [
        { path: 'answers.bedrooms', message: 'At most 9' },
        { path: 'answers.worker.ladder', message: 'Not an answer to this question' },
        { path: 'answers.rooms', message: 'Not asked' },
      ],
    });
    expect(book({})).toMatchObject({ refused: 'invalid', errors: [{ path: 'answers.bedrooms', message: 'Required' }] });
  });

  it.each([{ formVersion: 2 }, { formVersion: 3, workerFormVersion: 2 }, { formVersion: 0 }])(
    'for other form versions, %j, is refused with the current versions',
    (seen) => {
      expect(book({ answers, ...seen })).toMatchObject({
        refused: 'form_changed',
        details: { formVersion: 3, workerFormVersion: 1 },
      });
    },
  );

  it('without a form accepts any answers, as before forms existed', () => {
    const [event] = bookedBy({ answers: { Place: 'Condo' } }, { form: noForm, workerForm: noForm });
    expect(event).toMatchObject({ data: { answers: { Place: 'Condo' }, priceCentavos: 650_00 } });
    expect(event?.data).not.toHaveProperty('form');
  });

  it('is refused above the platform’s highest amount', () => {
    const dear: FormField = { ...bedrooms, max: 500, price: { kind: 'per_unit', centavos: 50_000_00, included: 0 } };
    const forms = { ...asked, form: { version: 3, fields: [dear] } };
    expect(book({ answers: { bedrooms: 500 } }, forms)).toMatchObject({ refused: 'amount_too_high' });
  });

  it('has the price that the browser computes, for any form and answers', () => {
    const forms = fc.record({
      form: fc.record({ version: fc.integer({ min: 1, max: 9 }), fields: formFields }),
      workerForm: fc.oneof(fc.constant(noForm), fc.record({ version: fc.constant(1), fields: formFields })),
    });
    const answeredForms = forms.chain((one) =>
      fc.record({ forms: fc.constant(one), said: anyAnswers(fieldsOfForms(one)) }),
    );
    fc.assert(
      fc.property(answeredForms, ({ forms: one, said }) => {
        const fields = fieldsOfForms(one);
        const problems = validateAnswers(fields, said);
        const estimate = priceOf(fields, said, 650_00).totalCentavos;
        // JSON drops undefined values.
        const sent = JSON.parse(JSON.stringify(said)) as NewBooking['answers'];
        const decision = book({ answers: sent, expectedPrice: estimate }, one);
        if (problems.length > 0)
          expect(decision).toMatchObject({
            refused: 'invalid',
            errors: problems.map(({ fieldId }) => ({ path: `answers.${fieldId}` })),
          });
        else if (isRefusal(decision)) expect(decision.refused).toBe('amount_too_high');
        else expect(decision).toMatchObject([{ data: { priceCentavos: estimate } }]);
      }),
    );
  });
});

describe('changing the answers', () => {
  it('changes the price, by the original form versions', () => {
    expect(edit({ answers: { bedrooms: 2 }, expectedPrice: 850_00 })).toMatchObject([
      {
        data: {
          changed: ['answers'],
          answers: { bedrooms: 2 },
          priceCentavos: 850_00,
          form: { formVersion: 3, basePriceCentavos: 650_00 },
          requestVersion: 2,
        },
      },
    ]);
  });

  it('is refused like a booking with these answers', () => {
    expect(edit({ answers: {} })).toMatchObject({ refused: 'invalid', errors: [{ path: 'answers.bedrooms' }] });
    expect(edit({ answers: { bedrooms: 2 }, expectedPrice: 650_00 })).toMatchObject({ refused: 'price_changed' });
  });

  it('keeps the price when something else changes', () => {
    const events = bookedBy({ answers });
    const decision = edit({ notes: 'Bring a ladder' }, events);
    if (isRefusal(decision)) throw new Error(decision.refused);
    const booking = given([...events, ...decision]);
    expect(booking).toMatchObject({ priceCentavos: 1050_00, answers, form: { formVersion: 3 } });
  });
});
