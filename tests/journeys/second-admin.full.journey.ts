import { expect, type Page } from '@playwright/test';
import { approvalsEn } from '../../frontend/src/features/admin/approvals/approvals.en.ts';
import { adminEn } from '../../frontend/src/features/admin/admin.en.ts';
import { dashboardEn } from '../../frontend/src/features/admin/dashboard/dashboard.en.ts';
import { usersEn } from '../../frontend/src/features/admin/users/users.en.ts';
import { ApiClient } from '../harness/api-client.ts';
import { admin, otherAdmin, startTestSuki, type TestSuki } from '../harness/start-suki.ts';
import { isFullScope } from '../harness/test-scope.ts';
import { person } from '../harness/test-users.ts';
import { axe } from './axe.ts';
import { test } from './suki-test.ts';
import { translatedTexts } from '#infra/translations/translated-texts.ts';

const approvalsFil = translatedTexts('fil', approvalsEn, 'frontend/src/features/admin/approvals/approvals');
const adminFil = translatedTexts('fil', adminEn, 'frontend/src/features/admin/admin');
const dashboardFil = translatedTexts('fil', dashboardEn, 'frontend/src/features/admin/dashboard/dashboard');
const usersFil = translatedTexts('fil', usersEn, 'frontend/src/features/admin/users/users');

const languages = [
  { language: 'en', approvals: approvalsEn, shared: adminEn, users: usersEn, dashboard: dashboardEn },
  { language: 'fil', approvals: approvalsFil, shared: adminFil, users: usersFil, dashboard: dashboardFil },
] as const;

let suki: TestSuki;
test.beforeAll(async () => {
  suki = await startTestSuki({ secondAdmin: true });
});
test.afterAll(() => suki.stop());

for (const { language, approvals, shared, users, dashboard } of isFullScope ? languages : languages.slice(1)) {
  test(`one admin requests to make a user an admin, and another agrees (${language})`, async ({ visitors }) => {
    const mia = await person(suki.url, 'Mia', 'Cruz', 'client');
    const miaId = mia.session?.user.id ?? '';
    const what = approvals.make_admin.replace('{person}', 'Mia Cruz');
    const [asking, agreeing] = [await desk(admin), await desk(otherAdmin)];

    async function desk({ email, password }: typeof admin): Promise<Page> {
      const client = await new ApiClient(suki.url).signIn(email, password);
      await client.call('changeMe', { body: { language } });
      const { session } = await client.signIn(email, password);
      return (await visitors.at({ url: suki.url, session })).page;
    }

    await test.step('the first admin requests it with a reason', async () => {
      await asking.goto(`/admin/users/${miaId}`);
      await asking.getByRole('button', { name: users.makeAdmin, exact: true }).click();
      const dialog = asking.getByRole('dialog', { name: users.makeAdminTitle });
      await dialog.getByRole('radio', { name: users.staff_owner }).check();
      await dialog.getByRole('textbox', { name: shared.reason }).fill('She runs the desk');
      await dialog.getByRole('button', { name: users.askAdmins }).click();
      await expect(dialog).toBeHidden();
      await asking.goto('/admin/approvals');
      await expect(asking.getByRole('heading', { name: what })).toBeVisible();
      await expect(asking.getByText(approvals.yours)).toBeVisible();
      await expect(asking.getByRole('button', { name: approvals.agree })).toHaveCount(0);
      expect(await axe(asking)).toEqual([]);
    });

    await test.step('the other finds it under “Needs you”, and agrees', async () => {
      await agreeing.goto('/admin');
      await agreeing
        .getByRole('listitem')
        .filter({ hasText: dashboard.approvalsWaitingHint })
        .getByRole('link')
        .click();
      await agreeing.getByRole('button', { name: approvals.agreeNamed.replace('{what}', what) }).click();
      await agreeing.getByRole('alertdialog').getByRole('button', { name: approvals.agree }).click();
      await expect(agreeing.getByText(approvals.noneOpen)).toBeVisible();
    });

    await test.step('the user’s sessions end, and they sign in again as an admin', async () => {
      await expect(async () => expect((await mia.send('GET', '/auth/me')).status).toBe(401)).toPass();
      const { session } = await mia.signIn(mia.session?.user.email ?? '', 'suki-test-1');
      expect(session?.user.userType).toBe('admin');
    });

    await test.step('the list of decided approvals names both', async () => {
      await asking.getByText(approvals.over, { exact: true }).click();
      await expect(asking.getByRole('heading', { name: what }).first()).toBeVisible();
    });
  });
}
