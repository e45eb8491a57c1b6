import '../../../browser/testing/fake-browser.ts';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { BookingPayment } from './BookingPayment.tsx';
import { bookingFixture } from '../../../domain/booking/testing/booking-fixture.ts';

const { payment } = bookingFixture();
const shown = (...[changes]: Parameters<typeof bookingFixture>) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <BookingPayment booking={bookingFixture(changes)} side="worker">
        How to pay
      </BookingPayment>
    </I18nProvider>,
  );

it('does not call a job unpaid if nothing is left to pay', () => {
  const receipt = shown({ status: 'expired', payment: { ...payment, amount: 0, owed: 0 } });
  expect(receipt).toContain('-₱1,850.00');
  expect(receipt).not.toContain('Unpaid');
  expect(receipt).not.toContain('How to pay');
  expect(shown()).toContain('Unpaid');
});

it('names the booked package, in the reader’s language if it is translated', () => {
  const chosen = {
    id: 'deep',
    name: 'Two-bedroom deep clean',
    names: { fil: 'Linis ng kuwarto' },
    includes: ['Windows'],
  };
  expect(shown({ package: chosen })).toContain('Two-bedroom deep clean');
  i18n.loadAndActivate({ locale: 'fil', messages: {} });
  expect(shown({ package: chosen })).toContain('Linis ng kuwarto');
  expect(shown({ package: { ...chosen, names: {} } })).toContain('Two-bedroom deep clean');
});
