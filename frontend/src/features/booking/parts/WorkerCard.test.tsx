import '../../../browser/testing/fake-browser.ts';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { bookingFixture } from '../../../domain/booking/testing/booking-fixture.ts';
import { WorkerCard } from './WorkerCard.tsx';

const shown = (...[changes]: Parameters<typeof bookingFixture>) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <WorkerCard booking={bookingFixture({ worker: null, ...changes })} />
    </I18nProvider>,
  );

it('waits for a worker only while the job can be accepted', () => {
  const asked = { id: 'w1', name: 'Nestor Cruz' };
  expect(shown({ status: 'pending', asked })).toContain('The first to accept gets the job');
  expect(shown({ status: 'quoted' })).toContain('No worker yet');
  expect(shown({ status: 'cancelled', asked })).toBe('');
  expect(shown({ status: 'expired' })).toBe('');
});
