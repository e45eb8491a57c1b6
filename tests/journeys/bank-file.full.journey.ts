import { expect } from '@playwright/test';
import { manilaDay } from '#contracts/manila-time.ts';
import { statementsEn } from '../../frontend/src/features/admin/payments/statements/statements.en.ts';
import { ApiClient } from '../harness/api-client.ts';
import { admin, startTestSuki } from '../harness/start-suki.ts';
import { kapitolyo, nextWorkday, testUsersOf } from '../harness/test-users.ts';
import { axe } from './axe.ts';
import { openRoundTheClock } from './prepared.ts';
import { test } from './suki-test.ts';
import { now } from '../harness/test-clock.ts';
import { translatedTexts } from '#infra/translations/translated-texts.ts';

const statementsFil = translatedTexts(
  'fil',
  statementsEn,
  'frontend/src/features/admin/payments/statements/statements',
);

const languages = [
  { language: 'en', words: statementsEn },
  { language: 'fil', words: statementsFil },
] as const;

for (const { language, words } of languages) {
  test(`staff match incoming transfers with the bank’s file (${language})`, async ({ visitors }) => {
    const suki = await startTestSuki();
    try {
      const cast = await testUsersOf(suki.url);
      const { andrea, jun, service, carla } = cast;
      await openRoundTheClock(jun);
      const sent = async (time: string, reference: string) => {
        const { id } = await andrea.call('createBooking', {
          body: {
            serviceId: service.id,
            workerId: jun.session?.user.workerId ?? '',
            date: nextWorkday(),
            time,
            address: kapitolyo,
            paymentMethod: 'bank_transfer',
          },
        });
        await jun.call('acceptBooking', { params: { id } });
        await jun.call('requestPayment', { params: { id }, body: {} });
        await andrea.call('pay', { params: { id }, body: { method: 'bank_transfer', reference } });
        return id;
      };
      const ids = [
        await sent('01:00', '8841 1001'),
        await sent('04:00', '8841 1002'),
        await sent('07:00', '8841 1003'),
      ];
      const statusOf = (id = '') => carla.call('readPayment', { params: { id } }).then(({ status }) => status);
      await carla.call('changeMe', { body: { language } });
      const { session } = await new ApiClient(suki.url).signIn(admin.email, admin.password);
      const { page } = await visitors.at({ url: suki.url, session });
      const today = manilaDay(now());
      const csv = [
        'Account,1234-5678',
        'Posting Date,Description,Debit,Credit,Sender',
        `${today},INSTAPAY 88411001,,650.00,ANDREA REYES`,
        `${today},INSTAPAY 88411002,,650.00,ANDREA REYES`,
        `${today},INSTAPAY 88411003,,649.99,ANDREA REYES`,
        `${today},ATM WITHDRAWAL,500.00,,`,
      ].join('\r\n');

      await test.step('the screen rejects a malformed file', async () => {
        await page.goto('/admin/payments/statements');
        await page.locator('input[type=file]').setInputFiles({
          name: 'photo.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from([0x50, 0x4b, 3, 4, 0]),
        });
        await expect(page.getByRole('alert')).toContainText(words.notText);
      });

      await test.step('the screen detects the columns, and previews them before it sends anything', async () => {
        await page.locator('input[type=file]').setInputFiles({
          name: 'bpi.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from(csv),
        });
        await expect(page.getByRole('heading', { name: words.mapTitle.replace('{name}', 'bpi.csv') })).toBeVisible();
        await expect(page.getByRole('status').filter({ hasText: '₱1,949.99' })).toBeVisible();
        expect(await axe(page)).toEqual([]);
        await page.getByRole('button', { name: words.find }).click();
        await expect(page).toHaveURL(/\/admin\/payments\/statements\/[0-9a-f]{32}$/);
      });

      await test.step('staff confirm the exact matches together, after a preview', async () => {
        await page.getByRole('checkbox', { name: words.selectAll }).check();
        expect(await axe(page)).toEqual([]);
        await page.getByRole('status').filter({ hasText: '₱1,300.00' }).waitFor();
        await page.getByRole('main').getByRole('button', { name: /2/ }).first().click();
        const dialog = page.getByRole('dialog');
        await expect(dialog).toContainText('₱1,300.00');
        await dialog.getByRole('button', { name: /2/ }).click();
        await expect(dialog).toBeHidden();
        await expect(page.getByRole('tab', { name: words.verified })).toContainText('2');
        await expect.poll(() => Promise.all(ids.map(statusOf))).toEqual(['verified', 'verified', 'processing']);
      });

      await test.step('a transfer of another amount waits for a manual check', async () => {
        await page.getByRole('tab', { name: words.differs }).click();
        await expect(page.getByRole('table')).toContainText('₱649.99');
        await expect(page.getByRole('button', { name: words.confirm, exact: true })).toHaveCount(0);
      });
    } finally {
      await suki.stop();
    }
  });
}
