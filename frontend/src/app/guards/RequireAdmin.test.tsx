import '../../browser/testing/fake-browser.ts';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { StaffRole } from '#contracts/account/staff-permissions.ts';
import { storeUser } from '../../browser/storage.ts';
import { i18n } from '../../i18n/i18n.ts';
import { createStore } from '../create-store.ts';
import type { showToast } from '../../ui/over-the-page/toast.ts';
import { RequireAdmin } from './RequireAdmin.tsx';

vi.mock('../../ui/over-the-page/toast.ts', () => ({ showToast: vi.fn<typeof showToast>() }));

function shownTo(staffRole: StaffRole | undefined, address: string): string {
  storeUser({ isAuthenticated: true, userType: 'admin', name: 'Bea', ...(staffRole && { staffRole }) }, 'a-bea');
  const { store } = createStore();
  return renderToStaticMarkup(
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <MemoryRouter initialEntries={[address]}>
          <RequireAdmin>The screen</RequireAdmin>
        </MemoryRouter>
      </I18nProvider>
    </Provider>,
  );
}

it('shows staff the screens of their role', () => {
  expect(shownTo('support', '/admin/bookings/b-1')).toBe('The screen');
  expect(shownTo('finance', '/admin/payouts')).toBe('The screen');
  expect(shownTo('support', '/admin/profile')).toBe('The screen');
});

it('explains to other staff why a screen is unavailable, and offers a link', () => {
  const instead = shownTo('support', '/admin/payouts/w-1');
  expect(instead).toContain('isn’t for your role');
  expect(instead).toContain('You work here as support');
  expect(instead).toContain('href="/admin"');
  expect(instead).not.toContain('The screen');
});

it('admits staff stored before roles existed, since the server checks', () => {
  expect(shownTo(undefined, '/admin/payouts')).toBe('The screen');
});
