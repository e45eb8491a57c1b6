import { expect } from '@playwright/test';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import { approvedWorker } from '../harness/test-users.ts';
import { mutated } from './mutated.ts';
import { test } from './suki-test.ts';
import { newestCode, textsTo } from '../harness/verified.ts';

const phone = '+639181112233';

/** The payout account changes only with the code texted to the worker's own phone. */
test('a worker sets the payout account with a code sent to the phone', async ({
  visitors,
  suki,
  cast: { carla, service },
}) => {
  const nilo = await approvedWorker(suki.url, carla, 'Nilo', 'Perez', service.id);
  const { page, loads } = await visitors.at({ url: suki.url, session: nilo.session });
  const code = page.getByRole('dialog', { name: 'Enter the code' });
  const now = page.getByRole('region', { name: 'Your money goes to' });

  await test.step('a number for the code comes first', async () => {
    await page.goto('/worker-dashboard/payout');
    await expect(page).toHaveURL('/worker-profile');
    await page.getByRole('link', { name: /^Payout details/ }).click();
    await expect(now).toContainText('Not set yet');
    await expect(page.getByText('Add your mobile number first')).toBeVisible();
    await nilo.call('changeMe', { body: { phone } });
    await mutated(page, 'POST', '/auth/send-gcash-code', () =>
      page.getByRole('button', { name: 'Send me a code' }).click(),
    );
    await page.getByLabel('Six-digit code').pressSequentially(await newestCode(suki.url, phone));
    await expect(page.getByRole('heading', { name: 'Add your account' })).toBeVisible();
  });

  await test.step('a wallet needs its own code: a stolen session alone sets none', async () => {
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByLabel('Number of the GCash wallet')).toBeFocused();
    await page.getByLabel('Number of the GCash wallet').fill('9171234821');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(code).toContainText('We texted six digits to 0918 111 2233.');
    await code.getByLabel('Six-digit code').fill(await newestCode(suki.url, phone));
    await expect(now).toContainText(/GCash.*0917 \*\*\* 4821/s);
    await expect(code).toBeHidden();
  });

  await test.step('a bank account needs a code for each change, and a wrong one changes nothing', async () => {
    await page.getByRole('radio', { name: /^Bank account/ }).check();
    await page.getByLabel('Bank', { exact: true }).fill('BPI');
    await page.getByLabel('Account number').fill('0012 3456 7890');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(code).toContainText('We texted six digits to 0918 111 2233.');
    const right = await newestCode(suki.url, phone);
    await code.getByLabel('Six-digit code').fill(String((Number(right) + 1) % 1_000_000).padStart(6, '0'));
    await expect(code.getByRole('alert')).toHaveText('That code isn’t right or has expired.');
    expect(await nilo.call('readPayoutAccount')).toMatchObject({ method: 'gcash' });
    await code.getByLabel('Six-digit code').fill(right);
    await expect(now).toContainText(/BPI.*\*\*\* 7890/s);
    await expect(code).toBeHidden();
  });

  await test.step('the screen warned and now says that payouts wait, and a text and a notification repeat it', async () => {
    await expect(page.getByText('With a new account, payouts wait for 48 hours')).toBeVisible();
    await expect.poll(() => nilo.call('readPayoutAccount')).toMatchObject({ heldUntil: expect.any(String) });
    const { heldUntil } = (await nilo.call('readPayoutAccount')) ?? {};
    const until = formatDayAndTime(heldUntil ?? '', 'en-PH');
    await expect(now).toContainText(`Payouts wait until ${until}, because this payout account is new.`);
    await expect
      .poll(async () => (await nilo.call('listNotifications')).items.map(({ title }) => title))
      .toContain('Your payout account was changed');
    await expect
      .poll(() => textsTo(suki.url, phone))
      .toContainEqual(expect.stringContaining('Your Friday money now goes to BPI *** 7890'));
  });

  await test.step('the earnings say so', async () => {
    await page.getByRole('link', { name: 'See your payouts' }).click();
    const payout = page.getByRole('region', { name: 'Payout Information' });
    await expect(payout).toContainText(
      /Payouts wait until .*Method.*Bank account.*Account.*\*\*\* 7890.*Weekly on Fridays.*Earnings are processed every Friday/s,
    );
    await expect(page.getByText('No payouts yet')).toBeVisible();
  });

  expect(loads(), 'no page was reloaded').toBe(1);
});
