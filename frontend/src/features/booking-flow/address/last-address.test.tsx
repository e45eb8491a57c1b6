import '../../../browser/testing/fake-browser.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { createStore } from '../../../app/create-store.ts';
import { bookingsApi } from '../../../domain/booking/api.ts';
import { bookingFixture } from '../../../domain/booking/testing/booking-fixture.ts';
import { userChanged } from '../../../domain/session/slice.ts';
import { addressBookApi } from '../address-book/api.ts';
import { useLastAddress } from './LastAddress.tsx';

const client = { isAuthenticated: true, userType: 'client' as const } as never;
const home = { line: '3 Saved St.', barangay: 'Ugong', city: 'Pasig', province: 'Metro Manila' };
const booked = bookingFixture();

function Offered() {
  return useLastAddress()?.line ?? 'none';
}

async function offered({ hasBooked, hasSaved }: { hasBooked: boolean; hasSaved: boolean }): Promise<string> {
  const { store } = createStore();
  store.dispatch(userChanged({ user: client, userId: 'a-andrea' }));
  const paging = { total: hasBooked ? 1 : 0, page: 1, limit: 1, totalPages: 1 };
  const items = hasBooked ? [{ booking: booked }] : [];
  const saved = hasSaved ? [{ id: 'ad-1', label: 'Home', address: home, savedAt: booked.requestedAt }] : [];
  await store.dispatch(bookingsApi.util.upsertQueryData('listBookings', { limit: 1 }, { ...paging, items }));
  await store.dispatch(addressBookApi.util.upsertQueryData('listAddresses', {}, { items: saved } as never));
  return renderToStaticMarkup(
    <Provider store={store}>
      <Offered />
    </Provider>,
  );
}

it('offers the address of the latest booking, else the first saved one', async () => {
  expect(await offered({ hasBooked: true, hasSaved: true })).toBe('14 Tindalo St.');
  expect(await offered({ hasBooked: false, hasSaved: true })).toBe('3 Saved St.');
  expect(await offered({ hasBooked: false, hasSaved: false })).toBe('none');
});
