import '../../../browser/testing/fake-browser.ts';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { createStore } from '../../../app/create-store.ts';
import { fails, fakeServer } from '../../../api/testing/fake-server.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { earningsApi } from '../api.ts';
import { EarningsScreen } from './EarningsScreen.tsx';
import type { showToast } from '../../../ui/over-the-page/toast.ts';

// The library of toasts writes a style sheet into the page as soon as it is imported.
vi.mock('../../../ui/over-the-page/toast.ts', () => ({ showToast: vi.fn<typeof showToast>() }));

afterEach(() => vi.unstubAllGlobals());

it('has its own message for earnings that could not be loaded', async () => {
  fakeServer(() => fails(500, 'internal'));
  const { store } = createStore();
  await store.dispatch(earningsApi.endpoints.readEarnings.initiate());
  const shown = renderToStaticMarkup(
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <MemoryRouter>
          <EarningsScreen />
        </MemoryRouter>
      </I18nProvider>
    </Provider>,
  );
  expect(shown).toContain('Error Loading Earnings');
  expect(shown.split('>Retry<')).toHaveLength(2);
  expect(shown.split('>Refresh<')).toHaveLength(2);
});
