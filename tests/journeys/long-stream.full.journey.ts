import { expect } from '@playwright/test';
import { streams } from '#contracts/events/streams.ts';
import { auditEn } from '../../frontend/src/features/admin/audit/audit.en.ts';
import { newcomer } from '../harness/test-users.ts';
import { test } from './suki-test.ts';

/** One more than a quick look reads at once, after the registration and the sign-in. */
const CHANGES = 1_001;

test('a stream longer than one page begins with its newest events; a day and time leads to the others', async ({
  visitors,
  suki,
  cast: { carla },
}) => {
  test.slow();
  const maria = await newcomer(suki.url, 'Maria', 'Reyes', 'client');
  for (let nth = 0; nth < CHANGES; nth++)
    await maria.call('changeMe', { body: { lastName: nth % 2 === 0 ? 'Cruz' : 'Reyes' } });
  const stream = streams.account(maria.session?.user.id ?? '');
  const { revision: head } = await carla.call('readStream', { params: { stream } });
  const { page } = await visitors.at({ url: suki.url, session: carla.session });
  const slider = page.getByRole('slider', { name: auditEn.stateAsOf });
  const number = (nth: number) => new RegExp(`^Event ${nth} of ${head + 1}, `);

  await page.goto(`/admin/audit-logs?q=${stream}&look=${stream}`);
  await expect(slider).toHaveAttribute('aria-valuetext', number(head + 1));
  await expect(page.getByText(`Showing 1,000 of ${(head + 1).toLocaleString('en')} events.`)).toBeVisible();
  const panel = page.getByRole('complementary', { name: /Quick look/ });
  await expect(panel.getByText(auditEn.now, { exact: true })).toBeVisible();

  await page.getByLabel(auditEn.pickDay).fill('2020-01-01');
  await expect(slider).toHaveAttribute('aria-valuetext', number(1));
  await expect(panel.getByText('AccountRegistered')).toBeVisible();
  await expect(panel.getByText(auditEn.now, { exact: true })).toBeHidden();

  await page.getByLabel(auditEn.pickDay).fill('2199-01-01');
  await expect(slider).toHaveAttribute('aria-valuetext', number(head + 1));
  await expect(panel.getByText(auditEn.now, { exact: true })).toBeVisible();

  await page.goto(`/admin/audit-logs?q=${stream}&look=${stream}&at=0`);
  await expect(slider).toHaveAttribute('aria-valuetext', number(1));
});
