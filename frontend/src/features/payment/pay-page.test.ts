import '../../browser/testing/fake-browser.ts';
import { expect, it, vi } from 'vitest';
import { openPage } from './pay-page.ts';

const shown = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

it('whoever comes Back from the provider to the page as they left it can press again', async () => {
  const backAgain = vi.fn<() => void>();
  const opened = openPage('https://provider.test/pay/1').then(backAgain);
  shown(false);
  await Promise.resolve();
  expect(backAgain).not.toHaveBeenCalled();
  shown(true);
  await opened;
  expect(backAgain).toHaveBeenCalledOnce();
});
