import '../../../browser/testing/fake-browser.ts';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { expect, it, vi } from 'vitest';
import { createStore } from '../../../app/create-store.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { PriceNote } from './PriceNote.tsx';
import type { BookingDraft } from '../draft/draft.ts';
import { draftChanged, priceRead } from '../slice.ts';
import type { showToast } from '../../../ui/over-the-page/toast.ts';

// Importing the toast library adds a style sheet to the page.
vi.mock('../../../ui/over-the-page/toast.ts', () => ({ showToast: vi.fn<typeof showToast>() }));

const draft: BookingDraft = {
  serviceId: 's1',
  serviceName: 'Plumbing',
  workerId: 'w1',
  workerName: 'Jun',
  priceCentavos: 650_00,
};

it('shows the old and the new price', () => {
  const { store } = createStore();
  const shown = () =>
    renderToStaticMarkup(
      <Provider store={store}>
        <I18nProvider i18n={i18n}>
          <PriceNote />
        </I18nProvider>
      </Provider>,
    );
  store.dispatch(draftChanged(draft));
  expect(shown()).toBe('');
  store.dispatch(priceRead({ priceCentavos: 950_00, worker: { id: 'w1', name: 'Jun' } }));
  expect(shown()).toContain('The price changed from ₱650.00 to ₱950.00.');
});
