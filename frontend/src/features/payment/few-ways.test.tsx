import '../../browser/testing/fake-browser.ts';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defaultSettings } from '#contracts/platform/settings.ts';
import { createStore } from '../../app/create-store.ts';
import { fakeServer, routes, succeeds } from '../../api/testing/fake-server.ts';
import { settingsApi } from '../../api/use-settings.ts';
import { FewWays } from '../../domain/payment-method/FewWays.tsx';
import { i18n } from '../../i18n/i18n.ts';
import { useWaysToPay } from '../../domain/payment-method/use-ways-to-pay.ts';

const wallet = { leastCentavos: 20_00, mostCentavos: 100_000_00, leastRefundCentavos: 1_00 };
const methodLimits = { gcash: wallet, maya: wallet, card: { ...wallet, mostCentavos: 9_999_999_99 } };

let store: ReturnType<typeof createStore>['store'];
beforeEach(async () => {
  fakeServer(routes({ 'GET /api/config': () => succeeds({ ...defaultSettings, methodLimits }) }));
  ({ store } = createStore());
  await store.dispatch(settingsApi.endpoints.readPublicConfig.initiate());
});
afterEach(() => vi.unstubAllGlobals());

const shown = (children: ReactNode) =>
  renderToStaticMarkup(
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <MemoryRouter>{children}</MemoryRouter>
      </I18nProvider>
    </Provider>,
  );

it('names the methods that accept an amount when some do not', () => {
  expect(shown(<FewWays amount={10_00} />)).toContain('Only these ways take ₱10.00: Bank transfer, Cash.');
  expect(shown(<FewWays amount={10_00} isRest />)).toContain(
    '₱10.00 would be left. Only these ways take that: Bank transfer, Cash.',
  );
  expect(shown(<FewWays amount={150_000_00} />)).toContain('Card, Bank transfer, Cash.');
  expect(shown(<FewWays amount={20_00} />)).toBe('');
  expect(shown(<FewWays amount={0} isRest />)).toBe('');
});

function Ways({ amount }: { amount: number | null }) {
  return useWaysToPay()(amount).ways.join(' ');
}

it('offers only those methods', () => {
  expect(shown(<Ways amount={19_99} />)).toBe('bank_transfer cash');
  expect(shown(<Ways amount={20_00} />)).toBe('gcash maya card bank_transfer cash');
  expect(shown(<Ways amount={null} />)).toBe('gcash maya card bank_transfer cash');
});
