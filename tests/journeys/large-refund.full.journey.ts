import { expect, type Page } from '@playwright/test';
import { formatPesoLong } from '#contracts/money.ts';
import { adminEn } from '../../frontend/src/features/admin/admin.en.ts';
import { approvalsEn } from '../../frontend/src/features/admin/approvals/approvals.en.ts';
import { managePaymentsEn } from '../../frontend/src/features/admin/payments/manage-payments.en.ts';
import { ApiClient } from '../harness/api-client.ts';
import { COSTLY, costlyJob } from '../harness/costly-job.ts';
import { admin, otherAdmin, startTestSuki } from '../harness/start-suki.ts';
import { testUsersOf } from '../harness/test-users.ts';
import { axe } from './axe.ts';
import { test } from './suki-test.ts';
import { translatedTexts } from '#infra/translations/translated-texts.ts';

const adminFil = translatedTexts('fil', adminEn, 'frontend/src/features/admin/admin');
const approvalsFil = translatedTexts('fil', approvalsEn, 'frontend/src/features/admin/approvals/approvals');
const managePaymentsFil = translatedTexts(
  'fil',
  managePaymentsEn,
  'frontend/src/features/admin/payments/manage-payments',
);

const languages = [
  { language: 'en', approvals: approvalsEn, shared: adminEn, payments: managePaymentsEn },
  { language: 'fil', approvals: approvalsFil, shared: adminFil, payments: managePaymentsFil },
] as const;

for (const { language, approvals, shared, payments } of languages) {
  test(`a second admin refuses a refund (${language})`, async ({ visitors }) => {
    const suki = await startTestSuki({ secondAdmin: true });
    try {
      const cast = await testUsersOf(suki.url);
      const id = await costlyJob(cast);
      const what = approvals.refund.replace('{amount}', formatPesoLong(COSTLY)).replace('{person}', 'Andrea Reyes');
      const waits = shared.refundWaits.replace('{amount}', formatPesoLong(COSTLY));

      async function desk({ email, password }: typeof admin): Promise<Page> {
        const client = await new ApiClient(suki.url).signIn(email, password);
        await client.call('changeMe', { body: { language } });
        const { session } = await client.signIn(email, password);
        return (await visitors.at({ url: suki.url, session })).page;
      }
      const [asking, answering] = [await desk(admin), await desk(otherAdmin)];

      await test.step('one admin refunds everything, and reads that it needs two', async () => {
        await asking.goto(`/admin/payments/${id}`);
        await asking.getByRole('button', { name: payments.refund, exact: true }).click();
        const dialog = asking.getByRole('dialog', { name: payments.refundTitle });
        await expect(dialog.getByText(payments.refundTakesTwo.replace('{amount}', '₱5,000'))).toBeVisible();
        await dialog.getByLabel(shared.reason).fill('It flooded the kitchen');
        await dialog.getByRole('button', { name: payments.refundSend }).click();
        await expect(dialog).toBeHidden();
        await expect(asking.getByText(waits)).toBeVisible();
        await expect(asking.getByRole('button', { name: payments.refund, exact: true })).toHaveCount(0);
        expect(await axe(asking)).toEqual([]);
      });

      await test.step('the other admin reads the details, and refuses', async () => {
        await answering.goto('/admin/approvals');
        const card = answering.getByRole('listitem').filter({ has: answering.getByRole('heading', { name: what }) });
        await expect(card).toContainText('It flooded the kitchen');
        await expect(card).toContainText(formatPesoLong(COSTLY));
        expect(await axe(answering)).toEqual([]);
        await card.getByRole('button', { name: approvals.refuseNamed.replace('{what}', what) }).click();
        const dialog = answering.getByRole('dialog', { name: approvals.refuseTitle });
        await dialog.getByLabel(shared.reason).fill('Half would be fair');
        await dialog.getByRole('button', { name: approvals.refuse, exact: true }).click();
        await expect(answering.getByText(approvals.noneOpen)).toBeVisible();
      });

      await test.step('nothing was refunded, and a refund is possible again', async () => {
        await asking.goto(`/admin/payments/${id}`);
        await expect(asking.getByRole('button', { name: payments.refund, exact: true })).toBeVisible();
        await expect(asking.getByText(waits)).toHaveCount(0);
        expect((await cast.andrea.call('readPayment', { params: { id } })).refunded).toBe(0);
      });
    } finally {
      await suki.stop();
    }
  });
}
