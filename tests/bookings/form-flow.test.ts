import fc from 'fast-check';
import { expect, it } from 'vitest';
import { requestBooking } from '#command-api/booking/decide-requests.ts';
import { request } from '#command-api/booking/testing/booking-fixture.ts';
import { NewBooking } from '#contracts/calls/booking.ts';
import { fieldsOfForms, noForm } from '#contracts/form/booking-forms.ts';
import { FormFields } from '#contracts/form/form-definition.ts';
import { anyAnswers, formFields } from '#contracts/form/testing/arbitrary-forms.ts';
import { isRefusal } from '#contracts/refusal.ts';
import { priced } from '../../frontend/src/features/booking-flow/confirm/priced.ts';
import {
  type BookingDraft,
  changed,
  newBookingOf,
  totalOf,
} from '../../frontend/src/features/booking-flow/draft/draft.ts';
import { answeredForm } from '../../frontend/src/features/booking-flow/form/answered-form.ts';

/** For any form, answers and package: the admin's builder, the client's flow and the server agree. */

const { serviceId, date, time, address } = request.request;
const forms = fc.record({
  form: fc.oneof(fc.constant(noForm), fc.record({ version: fc.integer({ min: 1, max: 9 }), fields: formFields })),
  workerForm: fc.oneof(fc.constant(noForm), fc.record({ version: fc.constant(1), fields: formFields })),
});
const WORKERS_PRICE = 650_00;
/** No package, or one of the service's. */
const packages = fc.option(
  fc.record({
    priceCentavos: fc.integer({ min: 100, max: 20_000_00 }),
    durationMinutes: fc.constantFrom(30, 60, 90),
  }),
);
const answered = fc
  .tuple(forms, packages)
  .chain(([asked, chosen]) =>
    fc.record({ asked: fc.constant(asked), chosen: fc.constant(chosen), answers: anyAnswers(fieldsOfForms(asked)) }),
  );

it('books what the form flow accepts, at the price that the flow showed', () => {
  fc.assert(
    fc.property(answered, ({ asked, chosen, answers }) => {
      // As the builder sends it, and as the server returns it.
      const published = { version: asked.form.version, fields: FormFields.parse(serialized(asked.form.fields)) };
      const read = { form: published, workerForm: asked.workerForm };
      const offered = chosen && { ...chosen, id: 'small', name: 'Small', names: {}, includes: [], isActive: true };
      const picked: BookingDraft = {
        serviceId,
        workerId: 'w-jun',
        date,
        time,
        address,
        paymentMethod: 'cash',
        priceCentavos: WORKERS_PRICE,
        answers: serialized(answers),
        ...(offered && { package: { id: offered.id, name: offered.name, ...chosen } }),
      };
      const worker = { id: 'w-jun', name: 'Jun' };
      const known = priced(changed(picked, {}), { priceCentavos: WORKERS_PRICE, worker });
      const { estimate, answers: kept, problems } = answeredForm(read, known);
      const draft = { ...known, ...(estimate && { estimate }), ...(kept && { answers: kept }) };
      const isLetThrough = problems.length === 0;
      const body = newBookingOf(draft);
      if (!body) return expect(isLetThrough).toBe(false);
      const sent = NewBooking.parse(serialized(body));
      const service = { ...request.service, packages: offered ? [offered] : [] };
      const decision = requestBooking({ ...request, service, asked: read, request: sent }, { kind: 'none' });
      if (isRefusal(decision)) expect(isLetThrough && decision.refused !== 'amount_too_high').toBe(false);
      else
        expect(decision).toMatchObject([
          { data: { priceCentavos: totalOf(draft), ...(chosen && { package: { id: 'small' } }) } },
        ]);
      if (chosen) expect(totalOf(draft)).toBe(chosen.priceCentavos);
      return undefined;
    }),
  );
});

function serialized<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}
