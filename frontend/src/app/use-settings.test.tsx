import '../browser/testing/fake-browser.ts';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { PublicSettings } from '#contracts/platform/settings.ts';
import { createStore } from './create-store.ts';
import { fakeServer, routes, succeeds } from '../api/testing/fake-server.ts';
import { i18n } from '../i18n/i18n.ts';
import type { showToast } from '../ui/over-the-page/toast.ts';
import { bookingFixture } from '../domain/booking/testing/booking-fixture.ts';
import { settingsApi } from '../api/use-settings.ts';
import { AcceptanceDetails } from '../features/booking/actions/worker-turn.tsx';

vi.mock('../ui/over-the-page/toast.ts', () => ({ showToast: vi.fn<typeof showToast>() }));

const set: PublicSettings = {
  minimumNoticeMinutes: 60,
  bookingHorizonDays: 30,
  travelBufferMinutes: 45,
  arrivalWindowHours: 6,
  reviewWithinDays: 14,
  maximumAmount: 50_000_00,
  urgentAnswerMinutes: 20,
  openBookings: true,
  cashPayments: true,
  workerSignUp: true,
  noShowAfterMinutes: 20,
  noShowAnswerMinutes: 5,
  disputeWithinHours: 12,
  disputeJobDays: 5,
  disputeAnswerHours: 36,
  overdueAfterMinutes: 30,
  freeCancellationHours: 6,
  cancellationGraceMinutes: 5,
  cancellationFee: 150_00,
};
const accepted = bookingFixture({ status: 'accepted', allowedActions: ['cancel'] });

afterEach(() => vi.unstubAllGlobals());

it('shows the platform’s current settings, and defaults until they are loaded', async () => {
  fakeServer(routes({ 'GET /api/config': () => succeeds(set) }));
  const { store } = createStore();
  const shown = () =>
    renderToStaticMarkup(
      <Provider store={store}>
        <I18nProvider i18n={i18n}>
          <MemoryRouter>
            <AcceptanceDetails
              booking={accepted}
              accepting={{ accept: async () => true, accepts: false, alternatives: null }}
            />
          </MemoryRouter>
        </I18nProvider>
      </Provider>,
    );
  expect(shown()).toContain('from 2 hours before the start');
  await store.dispatch(settingsApi.endpoints.readPublicConfig.initiate());
  expect(shown()).toContain('from 6 hours before the start');
});
