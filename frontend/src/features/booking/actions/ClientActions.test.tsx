import '../../../browser/testing/fake-browser.ts';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { createStore } from '../../../app/create-store.ts';
import { i18n } from '../../../i18n/i18n.ts';
import type { showToast } from '../../../ui/over-the-page/toast.ts';
import { ClientActions } from './ClientActions.tsx';
import { bookingFixture } from '../../../domain/booking/testing/booking-fixture.ts';

vi.mock('../../../ui/over-the-page/toast.ts', () => ({ showToast: vi.fn<typeof showToast>() }));

const { store } = createStore();
const shown = (...[changes]: Parameters<typeof bookingFixture>) =>
  renderToStaticMarkup(
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <MemoryRouter>
          <ClientActions booking={bookingFixture(changes)} />
        </MemoryRouter>
      </I18nProvider>
    </Provider>,
  );

it('renders no card if every action has a card of its own', () => {
  expect(shown({ status: 'in_progress', allowedActions: ['complete'] })).toBe('');
  expect(shown({ status: 'arrived', allowedActions: ['answer_no_show', 'cancel'] })).toContain('What you can do now');
  expect(shown({ status: 'completed', allowedActions: [] })).toContain('What you can do now');
});
