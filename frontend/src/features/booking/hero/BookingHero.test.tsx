import '../../../browser/testing/fake-browser.ts';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { bookingFixture } from '../../../domain/booking/testing/booking-fixture.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { BookingHero } from './BookingHero.tsx';

it('keeps the day and the time in its title unbroken', () => {
  const shown = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <BookingHero booking={bookingFixture({ status: 'pending' })} side="worker" />
    </I18nProvider>,
  );
  const title = /<h1.*?<\/h1>/.exec(shown)?.[0] ?? '';
  expect([...title.matchAll(/nowrap">([^<]+)</g)].map(([, part]) => part)).toEqual(['Wed, Nov 18']);
});
