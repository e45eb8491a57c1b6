import { expect, type Locator } from '@playwright/test';
import { formsEn } from '../../frontend/src/forms/forms.en.ts';
import { quotingEn } from '../../frontend/src/features/booking/quoting/quoting.en.ts';
import { openRoundTheClock, requestedBooking } from './prepared.ts';
import { test } from './suki-test.ts';
import { said } from './words.ts';

/** Like a user: a tap into the field, then keys. */
async function typeInto(field: Locator, keys: string): Promise<void> {
  await field.click();
  await field.press('Control+a');
  await field.press('Backspace');
  await expect(field).toHaveValue('');
  await field.pressSequentially(keys);
}

test('an amount field accepts typing, clearing and pasting, enforces its limit, and asks about an unusual amount', async ({
  visitors,
  suki,
  cast,
}) => {
  const { andrea, jun, service } = cast;
  const id = await requestedBooking({
    client: andrea,
    worker: await openRoundTheClock(jun),
    serviceId: service.id,
    time: '05:30',
  });
  const { page } = await visitors.at({ url: suki.url, session: jun.session });
  await page.goto(`/worker/bookings/${id}`);
  await page
    .getByRole('button', { name: quotingEn.quote, exact: true })
    .or(page.getByRole('button', { name: quotingEn.sendQuote }))
    .click();
  const dialog = page.getByRole('dialog', { name: quotingEn.dialogTitle });
  const amount = dialog.getByLabel(quotingEn.amount);
  const send = dialog.getByRole('button', { name: quotingEn.sendQuote });

  await test.step('typing replaces the whole current value, also key by key', async () => {
    await expect(amount).toHaveValue('650.00');
    await amount.click();
    await amount.pressSequentially('750');
    await expect(amount).toHaveValue('750');
    await typeInto(amount, '7');
    await amount.press('Backspace');
    await expect(amount).toHaveValue('');
    await amount.pressSequentially('750');
    await expect(amount).toHaveValue('750');
  });

  await test.step('an empty field counts as missing', async () => {
    await typeInto(amount, '');
    await amount.blur();
    await expect(amount).toHaveValue('');
    await send.click();
    await expect(dialog.getByText(formsEn.required)).toBeVisible();
    await expect(amount).toBeFocused();
  });

  await test.step('a pasted amount may have its sign and commas', async () => {
    await amount.press('Control+a');
    await page.keyboard.insertText('₱1,850.50');
    await expect(amount).toHaveValue('1,850.50');
  });

  await test.step('the field names the limit, and sends nothing above it', async () => {
    await typeInto(amount, '750600');
    await expect(dialog.getByText(said(formsEn.amountTooHigh, { most: '₱200,000.00' }))).toBeVisible();
    await send.click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: said(formsEn.amountYes) })
      .click();
    await expect(dialog).toBeVisible();
    const refused = await jun.send('POST', `/bookings/${id}/quote`, { body: JSON.stringify({ amount: 750_600_00 }) });
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'amount_too_high', details: { maximumAmount: 200_000_00 } },
    });
  });

  await test.step('three times the usual amount needs a confirmation', async () => {
    await typeInto(amount, '7500');
    await send.click();
    const question = page.getByRole('alertdialog', { name: said(formsEn.amountRight, { amount: '₱7,500' }) });
    await question.getByRole('button', { name: formsEn.amountNo }).click();
    await expect(dialog).toBeVisible();
    expect((await andrea.call('readBooking', { params: { id } })).quotes).toEqual([]);
    await typeInto(amount, '750');
    await send.click();
    await expect(dialog).toBeHidden();
  });

  await expect
    .poll(async () => (await andrea.call('readBooking', { params: { id } })).quotes.map((quote) => quote.amount))
    .toEqual([750_00]);
});
