import { expect, type Page } from '@playwright/test';
import { may } from '#contracts/account/staff-permissions.ts';
import { approvalsEn } from '../../frontend/src/features/admin/approvals/approvals.en.ts';
import { adminEn } from '../../frontend/src/features/admin/admin.en.ts';
import { usersEn } from '../../frontend/src/features/admin/users/users.en.ts';
import { permissionOfScreen } from '../../frontend/src/domain/session/screen-permissions.ts';
import { notForRoleEn } from '../../frontend/src/app/guards/not-for-role.en.ts';
import { ApiClient } from '../harness/api-client.ts';
import { admin, otherAdmin, startTestSuki, type TestSuki } from '../harness/start-suki.ts';
import { startedJob } from '../harness/paid-job.ts';
import { person, testUsersOf } from '../harness/test-users.ts';
import { axe } from './axe.ts';
import { openRoundTheClock } from './prepared.ts';
import { test } from './suki-test.ts';
import { now } from '../harness/test-clock.ts';

let suki: TestSuki;
test.beforeAll(async () => {
  suki = await startTestSuki({ secondAdmin: true });
});
test.afterAll(() => suki.stop());

const phone = { width: 360, height: 780 };

test('an owner grants the support role with a second owner’s approval: it opens tickets, and no money', async ({
  visitors,
}) => {
  const pia = await person(suki.url, 'Pia', 'Cruz', 'client');
  const piaId = pia.session?.user.id ?? '';
  const [asking, agreeing] = [await desk(admin), await desk(otherAdmin)];

  async function desk({ email, password }: typeof admin): Promise<Page> {
    const { session } = await new ApiClient(suki.url).signIn(email, password);
    return (await visitors.at({ url: suki.url, session, viewport: phone })).page;
  }

  await test.step('one owner requests the role', async () => {
    await asking.goto(`/admin/users/${piaId}`);
    await asking.getByRole('button', { name: usersEn.makeAdmin, exact: true }).click();
    const dialog = asking.getByRole('dialog', { name: usersEn.makeAdminTitle });
    await dialog.getByRole('radio', { name: usersEn.staff_support }).check();
    await dialog.getByRole('textbox', { name: adminEn.reason }).fill('She answers the phone');
    expect(await axe(asking)).toEqual([]);
    await dialog.getByRole('button', { name: usersEn.askAdmins }).click();
    await expect(dialog).toBeHidden();
    expect((await pia.send('GET', '/admin/tickets')).status).toBe(403);
  });

  await test.step('another approves, and reads which role it is', async () => {
    await agreeing.goto('/admin/approvals');
    const what = 'Give Pia Cruz the role: support';
    await expect(agreeing.getByRole('heading', { name: what })).toBeVisible();
    expect(await axe(agreeing)).toEqual([]);
    expect(await agreeing.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    await agreeing.getByRole('button', { name: approvalsEn.agreeNamed.replace('{what}', what) }).click();
    await agreeing.getByRole('alertdialog').getByRole('button', { name: approvalsEn.agree }).click();
    await expect(agreeing.getByText(approvalsEn.noneOpen)).toBeVisible();
    await expect(async () => expect((await pia.send('GET', '/auth/me')).status).toBe(401)).toPass();
  });

  const support = await new ApiClient(suki.url).signIn(pia.session?.user.email ?? '', 'suki-test-1');
  const { page } = await visitors.at({ url: suki.url, session: support.session, viewport: phone });

  await test.step('she sees tickets, and no money', async () => {
    await page.goto('/admin');
    const places = page.getByRole('navigation').last();
    await expect(places.getByRole('link', { name: /^Tickets/ })).toBeVisible();
    for (const closed of [/^Payments/, /^Payouts/, /^Analytics/, /^Settings/, /^Audit/])
      await expect(page.getByRole('link', { name: closed })).toHaveCount(0);
    await places.getByRole('link', { name: /^Tickets/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await axe(page)).toEqual([]);
  });

  await test.step('none of her screens calls or links to what her role may not use', async () => {
    const { andrea, jun, service } = await testUsersOf(suki.url);
    await openRoundTheClock(jun);
    const id = await startedJob({ client: andrea, worker: jun, serviceId: service.id, now: now() });
    await andrea.call('openDispute', { params: { id }, body: { about: 'damage', text: 'The tile is cracked' } });
    const ticket = await andrea.call('openTicket', { body: { topic: 'booking', text: 'Who pays the tile?' } });
    const refused: string[] = [];
    page.on('response', (answer) => answer.status() === 403 && refused.push(answer.url()));
    const paths = [
      '/admin/profile',
      `/admin/bookings/${id}`,
      `/admin/disputes/${id}`,
      `/admin/users/${jun.session?.user.id}`,
      `/admin/tickets/${ticket.id}`,
    ];
    for (const path of paths) {
      await page.goto(path);
      // The events load last; a ticket has a form, and a profile, too.
      await expect(page.locator('ol time, form').first(), path).toBeVisible();
      const links = await page
        .locator('a[href^="/admin"]')
        .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
      const closed = links.filter((link) => {
        const permission = permissionOfScreen(link);
        return permission !== null && !may({ userType: 'admin', staffRole: 'support' }, permission);
      });
      expect(closed, path).toEqual([]);
    }
    expect(refused).toEqual([]);
  });

  await test.step('a typed address outside her role says so', async () => {
    await page.goto('/admin/payouts');
    await expect(page.getByText(notForRoleEn.title)).toBeVisible();
    expect(await axe(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  });

  await test.step('direct calls are refused', async () => {
    const calls = [
      ['GET', '/admin/payouts'],
      ['GET', '/admin/exports/csv?list=payouts&filters=2026-11-27&grant=x'],
      ['GET', '/admin/analytics'],
      ['GET', '/admin/config'],
      ['POST', '/admin/approvals', { change: 'make_admin', accountId: piaId, reason: 'Me' }],
    ] as const;
    for (const [method, path, body] of calls) {
      const sent = body ? { body: JSON.stringify(body) } : {};
      expect([path, (await support.send(method, path, sent)).status]).toEqual([path, 403]);
    }
    expect((await support.send('GET', '/admin/tickets')).status).toBe(200);
  });
});
