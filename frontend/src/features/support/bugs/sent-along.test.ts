import { expect, it } from 'vitest';
import { deviceText, pageOfState } from './sent-along.ts';

it('contains the device’s common name and its screen size', () => {
  const phone =
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36';
  expect(deviceText(phone, { width: 360, height: 740 })).toBe('Chrome · Android · 360×740');
  expect(deviceText('something of its own', { width: 1280, height: 900 })).toBe('1280×900');
});

it('contains the screen of the link only', () => {
  expect(pageOfState({ page: '/client/bookings' })).toBe('/client/bookings');
  for (const state of [null, undefined, 'page', { page: 3 }, {}]) expect(pageOfState(state)).toBeNull();
});
