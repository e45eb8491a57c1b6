import { expect } from '@playwright/test';
import { quotingEn } from '../../frontend/src/features/booking/quoting/quoting.en.ts';
import { confirmationPath } from '../../frontend/src/domain/booking/paths.ts';
import { pairOf, requestedBooking } from './prepared.ts';
import { test } from './suki-test.ts';

test('a dialog stays open until its request is answered', async ({ visitors, suki, cast }) => {
  const { worker, client, service } = await pairOf(suki.url, cast.carla, 'Gate');
  const id = await requestedBooking({ client, worker, serviceId: service.id, time: '04:30' });
  const { page } = await visitors.at({ url: suki.url, session: worker.session });
  const held = Promise.withResolvers<void>();
  await page.route('**/bookings/*/quote', async (route) => {
    await held.promise;
    await route.fulfill({ status: 409, json: { error: { code: 'stale_state', message: 'It has changed' } } });
  });

  await page.goto(`/worker/bookings/${id}`);
  await page.getByRole('button', { name: quotingEn.quote, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: quotingEn.dialogTitle });
  await dialog.getByRole('button', { name: quotingEn.sendQuote }).click();
  await expect(dialog.getByRole('button', { name: quotingEn.sendQuote })).toHaveAttribute('aria-busy', 'true');
  await expect(dialog.getByRole('button', { name: quotingEn.back })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();

  held.resolve();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('the confirmation of one booking keeps no message of an earlier one', async ({ visitors, suki, cast }) => {
  const { worker, client, service } = await pairOf(suki.url, cast.carla, 'Bell');
  const asked = { client, worker, serviceId: service.id };
  const [waiting, agreed] = [
    await requestedBooking({ ...asked, time: '02:00' }),
    await requestedBooking({ ...asked, time: '06:00' }),
  ];
  await worker.call('acceptBooking', { params: { id: agreed } });
  const { page, loads } = await visitors.at({ url: suki.url, session: client.session });
  const title = page.getByRole('heading', { level: 1 });

  await page.goto(confirmationPath(agreed));
  await expect(title).toHaveText('Rico accepted');
  const goTo = (path: string) =>
    page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  await goTo(confirmationPath(waiting));
  await expect(title).toHaveText('Waiting for Rico');
  // Both are loaded by now, so no loading state is shown between the screens.
  await goTo(confirmationPath(agreed));
  await expect(title).toHaveText('Rico accepted');
  await expect(page.locator('[aria-live="polite"].sr-only')).toHaveText('');
  expect(loads()).toBe(1);
});
