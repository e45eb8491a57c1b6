import { expect } from '@playwright/test';
import { workerFiguresEn } from '../../frontend/src/features/admin/users/worker-figures.en.ts';
import { axe } from './axe.ts';
import { test } from './suki-test.ts';

const WHAT = 'The map of my next job stays grey.';
const NOTE = 'Called about the map; Jun has an old phone.';

test('staff see a worker’s record and reports, and write a note', async ({ visitors, suki, cast: { carla, jun } }) => {
  const { page } = await visitors.at({
    url: suki.url,
    session: carla.session,
    viewport: { width: 1280, height: 900 },
  });
  const panel = page.getByRole('complementary', { name: 'Quick look: Jun Bautista' });
  const t = workerFiguresEn;
  await jun.call('reportBug', { body: { whatHappened: WHAT } });

  await test.step('jobs, months and payouts are beside the documents', async () => {
    await page.goto(`/admin/users/${jun.session?.user.id}`);
    await expect(panel.getByRole('region', { name: t.work })).toContainText(t.answerTime);
    await expect(panel.getByRole('region', { name: t.earnings })).toContainText(t.inAll);
    await expect(panel.getByText(t.noPayouts)).toBeVisible();
    expect(await axe(page)).toEqual([]);
  });

  await test.step('an empty note is refused', async () => {
    await panel.getByRole('button', { name: t.addNote }).click();
    await expect(panel.getByText(t.noteNeeded)).toBeVisible();
  });

  await test.step('a note shows its author, also after a reload', async () => {
    await panel.getByLabel(t.newNote).fill(NOTE);
    await panel.getByRole('button', { name: t.addNote }).click();
    const note = panel.getByRole('listitem').filter({ hasText: NOTE });
    await expect(note).toContainText(carla.session?.user.name ?? 'nobody');
    await page.reload();
    await expect(note).toBeVisible();
  });

  await test.step('the reports are linked', async () => {
    await panel.getByRole('link', { name: WHAT }).click();
    await expect(page.getByRole('complementary', { name: `Quick look: ${WHAT}` })).toBeVisible();
  });
});
