import fc from 'fast-check';
import { expect, it } from 'vitest';
import { noForm } from '#contracts/form/booking-forms.ts';
import type { FormField } from '#contracts/form/form-field.ts';
import { anyAnswers, formFields } from '#contracts/form/testing/arbitrary-forms.ts';
import { isRefusal, refuse } from '#contracts/refusal.ts';
import { givenEventsOf } from '#infra/eventing/given-when-then.ts';
import type { RequestBooking } from './commands.ts';
import { answered } from './decide-answers.ts';
import { bookingDecider } from './decider.ts';
import { request } from './testing/booking-fixture.ts';

const two = {
  id: 'two-units',
  name: '2 units',
  names: { fil: 'Dalawang yunit' },
  priceCentavos: 1400_00,
  durationMinutes: 90,
  includes: ['Filter'],
  isActive: true,
};
const given = givenEventsOf(bookingDecider);

function booking(packages: RequestBooking['service']['packages'], expectedPrice?: number): RequestBooking {
  return {
    ...request,
    request: { ...request.request, packageId: 'two-units', ...(expectedPrice !== undefined && { expectedPrice }) },
    service: { ...request.service, packages },
  };
}
const requestOf = (...args: Parameters<typeof booking>) =>
  given([]).when({ type: 'RequestBooking', data: booking(...args) });

it('books a package at its own price and duration, whichever worker is chosen', () => {
  expect(requestOf([two]).state).toMatchObject({
    priceCentavos: 1400_00,
    durationMinutes: 90,
    package: { id: 'two-units', name: '2 units', names: two.names, includes: ['Filter'] },
  });
});

it('refuses a retired package', () => {
  requestOf([]).then(refuse('package_gone'));
  requestOf([{ ...two, isActive: false }]).then(refuse('package_gone'));
});

it('refuses a package whose price differs from the one shown', () => {
  requestOf([two], 1300_00).thenLike({ refused: 'price_changed' });
  expect(requestOf([two], 1400_00).state).toMatchObject({ priceCentavos: 1400_00 });
});

const units: FormField = {
  id: 'units',
  type: 'number',
  label: { en: 'How many units?' },
  required: true,
  price: { kind: 'per_unit', centavos: 600_00, included: 1 },
};
const kind: FormField = {
  id: 'kind',
  type: 'choice',
  label: { en: 'Which kind?' },
  required: true,
  options: [
    { id: 'window', label: { en: 'Window' } },
    { id: 'split', label: { en: 'Split' }, price: { kind: 'add', centavos: 400_00 } },
  ],
};
const extras: FormField = {
  id: 'extras',
  type: 'several',
  label: { en: 'Anything extra?' },
  required: false,
  options: [
    { id: 'photos', label: { en: 'Photos after' } },
    { id: 'report', label: { en: 'A report' } },
    { id: 'freon', label: { en: 'Freon' }, price: { kind: 'add', centavos: 900_00 } },
  ],
};

it('skips questions that change the price, and asks those that describe the job', () => {
  const asked = { form: { version: 1, fields: [units, kind, extras] }, workerForm: noForm };
  const command = booking([two]);
  const answers = { units: 2, kind: 'split', extras: ['freon', 'photos'] };
  const { state } = given([]).when({
    type: 'RequestBooking',
    data: { ...command, asked, request: { ...command.request, answers } },
  });
  expect(state).toMatchObject({ priceCentavos: 1400_00, form: { basePriceCentavos: 1400_00, priceLines: [] } });
  expect(state).toHaveProperty('answers', { kind: 'split', extras: ['photos'] });
});

it('keeps the package’s price for any answers and after any change of them', () => {
  const forms = fc.record({ version: fc.constant(1), fields: formFields });
  const askedAndAnswered = fc
    .tuple(forms, forms)
    .chain(([form, workerForm]) =>
      fc.record({ asked: fc.constant({ form, workerForm }), answers: anyAnswers(form.fields) }),
    );
  let booked = 0;
  fc.assert(
    fc.property(askedAndAnswered, ({ asked, answers }) => {
      const said = answered({ asked, workerId: null, answers, baseCentavos: two.priceCentavos, hasPackage: true });
      if (isRefusal(said)) return;
      booked += 1;
      expect(said.priceCentavos).toBe(two.priceCentavos);
      // Stored answers are accepted again unchanged.
      expect(
        answered({ asked, workerId: null, answers: said.answers, baseCentavos: two.priceCentavos, hasPackage: true }),
      ).toEqual(said);
    }),
  );
  expect(booked).toBeGreaterThan(10);
});
