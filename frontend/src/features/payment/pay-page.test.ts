import '../../browser/testing/fake-browser.ts';
import { expect, it, vi } from 'vitest';
import { openPage } from './pay-page.ts';

const shown = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

it('accepts another press after Back from the provider', async () => {
  const backAgain = vi.fn<() => void>();
  const opened = openPage('https://provider.test/pay/1').then(backAgain);
  shown(false);
  await Promise.resolve();
  expect(backAgain).not.toHaveBeenCalled();
  shown(true);
  await opened;
  expect(backAgain).toHaveBeenCalledOnce();
});
