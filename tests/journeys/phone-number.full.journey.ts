import { expect, type Locator } from '@playwright/test';
import { approvedWorker, kapitolyo, nextWorkday, person } from '../harness/test-users.ts';
import { openRoundTheClock } from './prepared.ts';
import { test } from './suki-test.ts';
import { newestCode } from '../harness/verified.ts';

/** Key by key, like a user: the field reformats its text between two keys. */
async function typed(field: Locator, keys: string): Promise<void> {
  await field.fill('');
  await field.pressSequentially(keys);
}

async function caretOf(field: Locator): Promise<number> {
  return field.evaluate((input: HTMLInputElement) => input.selectionStart ?? -1);
}

test('a phone number is typed, corrected and pasted at sign-up', async ({ visitors, suki }) => {
  const { page } = await visitors.at({ url: suki.url });
  await page.goto('/signup');
  const field = page.getByLabel('Mobile number (optional)');

  for (const keys of ['9171234821', '09171234821', '+639171234821', '639171234821', '0917 123 4821']) {
    await typed(field, keys);
    await expect(field, keys).toHaveValue('917 123 4821');
  }

  await test.step('it is deleted from the end, digit by digit', async () => {
    for (const left of ['917 123 482', '917 123 48', '917 123 4', '917 123']) {
      await field.press('Backspace');
      await expect(field).toHaveValue(left);
      expect(await caretOf(field)).toBe(left.length);
    }
    await field.pressSequentially('4821');
    await expect(field).toHaveValue('917 123 4821');
  });

  await test.step('it is corrected in the middle, where the caret stays', async () => {
    await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(6, 6));
    await field.press('Backspace');
    await expect(field).toHaveValue('917 134 821');
    expect(await caretOf(field)).toBe(5);
    await field.press('5');
    await expect(field).toHaveValue('917 153 4821');
    expect(await caretOf(field)).toBe(6);
  });

  await test.step('it keeps all digits of a prefix that begins like the country code', async () => {
    await typed(field, '9639123482');
    await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 1));
    await field.press('Backspace');
    await expect(field).toHaveValue('639 123 482');
  });

  await test.step('it is pasted', async () => {
    for (const text of ['+63 917 123 4821', '0917-123-4821', '639171234821']) {
      await field.fill(text);
      await expect(field, text).toHaveValue('917 123 4821');
    }
  });

  await test.step('an incomplete or non-mobile number is refused', async () => {
    for (const wrong of ['917123482', '2812345678']) {
      await typed(field, wrong);
      await page.getByRole('button', { name: 'Email me a code' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'mobile number' })).toBeVisible();
    }
  });
});

test('the saved number equals the typed one, in the profile and for the wallet', async ({ visitors, suki, cast }) => {
  const ising = await person(suki.url, 'Ising', 'Ramos', 'client');
  const { page } = await visitors.at({ url: suki.url, session: ising.session });

  await page.goto('/client/profile/edit');
  await typed(page.getByLabel('Mobile number'), '09181112244');
  await page.getByRole('button', { name: 'Save' }).click();
  const confirmation = page.getByRole('region', { name: 'Confirm your new mobile number' });
  await expect(confirmation).toContainText('We sent a code to 0918 111 2244.');
  await confirmation.getByLabel('Six-digit code').pressSequentially(await newestCode(suki.url, '+639181112244'));
  await expect.poll(async () => (await ising.call('me')).user.phone).toBe('+639181112244');

  const nilo = await openRoundTheClock(await approvedWorker(suki.url, cast.carla, 'Nilo', 'Ramos', cast.service.id));
  const known = {
    serviceId: cast.service.id,
    workerId: nilo.session?.user.workerId ?? '',
    date: nextWorkday(),
    time: '05:15',
    address: JSON.stringify(kapitolyo),
  };
  await page.goto(`/client/booking-flow/payment?${new URLSearchParams(known)}`);
  await page.getByRole('radio', { name: /^GCash/ }).check();
  await page.getByRole('button', { name: 'Continue' }).filter({ visible: true }).click();
  const wallet = page.getByLabel('GCash mobile number');
  await expect(wallet).toHaveValue('918 111 2244');
  await typed(wallet, '639171234821');
  await expect(wallet).toHaveValue('917 123 4821');
  await page.getByRole('button', { name: 'Confirm booking' }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for Nilo' })).toBeVisible();
});
