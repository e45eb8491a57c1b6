import { expect } from '@playwright/test';
import { ApiClient } from '../harness/api-client.ts';
import { approvedWorker } from '../harness/test-users.ts';
import { test } from './suki-test.ts';

const category = 'drainage';
const service = {
  name: 'Drain cleaning',
  title: 'Clear a blocked drain',
  category,
  icon: 'droplets',
  description: '',
  basePrice: 700_00,
  durationMinutes: 60,
  urgent: false,
};

test('an admin builds a form by mouse and keyboard, keeps it over a reload, and publishes its questions', async ({
  visitors,
  suki,
  cast: { carla },
}) => {
  await carla.call('addService', { body: service });
  const { page } = await visitors.at({ url: suki.url, session: carla.session });
  await page.goto('/admin/forms');
  await page.getByRole('link', { name: 'Drainage' }).click();
  await expect(page.getByText('No questions yet')).toBeVisible();

  const add = async (kind: string, question: string) => {
    await page.getByRole('button', { name: 'Add a question' }).click();
    await page.getByRole('menuitem', { name: kind }).click();
    await expect(page.getByLabel('Question', { exact: true })).toBeFocused();
    await page.keyboard.type(question);
  };
  await add('Yes or no', 'Is there water on the floor?');
  await add('One choice', 'Which drain is it?');
  await page.getByLabel('Choice 1', { exact: true }).fill('Sink');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Write this choice in English')).toBeVisible();
  await page.getByLabel('Choice 2', { exact: true }).fill('Toilet');
  await page.getByLabel('Price', { exact: true }).last().selectOption({ label: 'Adds' });
  await page.getByLabel('Amount', { exact: true }).fill('400');
  await page.reload();
  await expect(page.getByText('Not saved yet')).toBeVisible();

  const preview = page.getByRole('complementary', { name: 'Preview' });
  await preview.getByRole('radio', { name: /Toilet/ }).click();
  await expect(preview.getByText('₱1,400').first()).toBeVisible();

  const handle = page.getByRole('button', { name: 'Move “Which drain is it?”' });
  await handle.press('Space');
  await handle.press('ArrowUp');
  await expect(page.getByText('“Which drain is it?” is now number 1 of 2')).toBeAttached();
  await handle.press('Space');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toContainText('Which drain is it?');

  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('listitem')).toHaveText([
    'New question “Which drain is it?”',
    '“Which drain is it?”: new choice “Toilet”, +₱400',
    'New question “Is there water on the floor?”',
  ]);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Clients are asked this', { exact: true })).toBeVisible();
  const { version, fields } = await carla.call('readForm', { params: { category } });
  expect(version).toBe(1);
  expect(fields.map(({ label }) => label.en)).toEqual(['Which drain is it?', 'Is there water on the floor?']);

  // After a removal the focus stays at the removed question's place.
  await add('Short text', 'What was this for?');
  await page.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: /^Is there water on the floor\?/ })).toBeFocused();

  // Another admin's publication is announced, and keeps the local edits, also over a reload.
  await add('Photos', 'Show us the drain');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  const drain = { name: 'drain.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await preview.locator('input[type="file"]').setInputFiles(drain);
  await expect(preview.getByRole('button', { name: 'Remove drain.png' })).toBeVisible();
  await expect(preview.getByRole('status')).toHaveCount(0);
  expect(sent.filter((path) => path.includes('/upload/'))).toEqual([]);
  await carla.call('saveForm', { params: { category }, body: { fields: fields.slice(0, 1), publish: true } });
  await expect(page.getByRole('button', { name: 'Take theirs' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading', { level: 2, name: /Show us the drain/ })).toBeVisible();
  await page.getByRole('button', { name: 'Take theirs' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(1);
  await page.getByRole('tab', { name: 'Versions' }).click();
  await expect(page.getByText('Version 2')).toBeVisible();

  // An earlier version is shown as clients saw it, with its author, and can be restored.
  const first = page.getByRole('listitem').filter({ hasText: 'Version 1' });
  await expect(first).toContainText(/2 questions.*Published by Suki Admin/s);
  await first.getByRole('button', { name: 'See it' }).click();
  const seen = first.getByRole('region', { name: 'Preview' });
  await seen.getByRole('radio', { name: /Toilet/ }).click();
  await expect(seen.getByText('₱1,400').first()).toBeVisible();
  await expect(seen.getByText('Is there water on the floor?')).toBeVisible();
  await first.getByRole('button', { name: 'Start from this' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(2);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Draft saved. Clients don’t see it yet.')).toBeVisible();
  const { draft } = await carla.call('readFormEditor', { params: { category } });
  expect(draft?.fields).toEqual(fields);
});

test('every key of a fast sequence moves a question on a slow computer', async ({
  visitors,
  suki,
  cast: { carla },
}) => {
  const of = 'septic';
  await carla.call('addService', { body: { ...service, name: 'Septic tank cleaning', category: of } });
  const { page } = await visitors.at({ url: suki.url, session: carla.session });
  await page.goto(`/admin/services/${of}/form-builder`);
  for (const question of ['Where is it?', 'How old is it?', 'How large is it?']) {
    await page.getByRole('button', { name: 'Add a question' }).click();
    await page.getByRole('menuitem', { name: 'One choice' }).click();
    await page.getByLabel('Question', { exact: true }).fill(question);
  }
  // Keys do not wait for the effect of the previous one.
  const type = (...keys: string[]) =>
    Promise.all(keys.flatMap((key) => [page.keyboard.down(key), page.keyboard.up(key)]));
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  const questions = page.getByRole('main').getByRole('heading', { level: 2 });
  // The last question is open, so its row is much taller than the others.
  const handle = page.getByRole('button', { name: 'Move “How large is it?”' });
  await handle.focus();
  await type('Space', 'ArrowUp', 'ArrowUp', 'Space');
  await expect(page.getByText('Dropped “How large is it?” at number 1 of 3')).toBeAttached();
  await expect(questions).toContainText(['How large is it?', 'Where is it?', 'How old is it?']);
  await expect(handle).toBeFocused();

  await type('Space', 'ArrowDown', 'Escape');
  await expect(page.getByText('“How large is it?” is back where it was')).toBeAttached();
  await type('Enter', 'ArrowDown');
  await expect(page.getByText('“How large is it?” is now number 2 of 3')).toBeAttached();
  await expect(handle).toBeFocused();
  await expect(handle).toBeInViewport();
  await handle.blur();
  await expect(page.getByText('“How large is it?” is back where it was')).toBeAttached();
  await expect(questions).toContainText(['How large is it?', 'Where is it?', 'How old is it?']);
});

test('a question may depend on a number question above it', async ({ visitors, suki, cast: { carla } }) => {
  const of = 'gutters';
  await carla.call('addService', { body: { ...service, name: 'Gutter cleaning', category: of } });
  const { page } = await visitors.at({ url: suki.url, session: carla.session });
  await page.goto(`/admin/services/${of}/form-builder`);
  const add = async (kind: string, question: string) => {
    await page.getByRole('button', { name: 'Add a question' }).click();
    await page.getByRole('menuitem', { name: kind }).click();
    await page.getByLabel('Question', { exact: true }).fill(question);
  };
  await add('Number', 'How many floors?');
  await page.getByLabel('Highest', { exact: true }).fill('5');
  await add('Short text', 'How do we get up there?');
  await page.getByLabel('Ask it', { exact: true }).selectOption({ label: 'How many floors?' });
  await page.getByLabel('When the answer is', { exact: true }).selectOption({ label: 'At most' });
  await page.getByLabel('This number', { exact: true }).fill('3');
  await page.getByLabel('When the answer is', { exact: true }).selectOption({ label: 'At least' });
  await expect(page.getByLabel('This number', { exact: true })).toHaveValue('3');

  const preview = page.getByRole('complementary', { name: 'Preview' });
  await preview.getByLabel(/^How many floors/).fill('2');
  await expect(preview.getByLabel(/^How do we get up there/)).toHaveCount(0);
  await preview.getByLabel(/^How many floors/).fill('3');
  await expect(preview.getByLabel(/^How do we get up there/)).toBeVisible();

  // Above the highest number: the question would never be asked.
  await page.getByLabel('This number', { exact: true }).fill('6');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(/^That question can’t be answered like this any more/)).toBeVisible();
  await page.getByLabel('This number', { exact: true }).fill('4');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Clients are asked this', { exact: true })).toBeVisible();
  const { fields } = await carla.call('readForm', { params: { category: of } });
  expect(fields[1]?.showIf).toEqual({ fieldId: fields[0]?.id, when: 'at_least', value: 4 });
});

test('a worker adds a question of their own', async ({ visitors, suki, cast }) => {
  const rey = await approvedWorker(suki.url, cast.carla, 'Rey', 'Dizon', cast.service.id);
  const { page } = await visitors.at({ url: suki.url, session: rey.session });
  await page.goto('/worker-profile');
  await page.getByRole('link', { name: 'My questions' }).click();
  await page.getByRole('button', { name: 'Add a question' }).click();
  await page.getByRole('menuitem', { name: 'Short text' }).click();
  await page.getByLabel('Question', { exact: true }).fill('Is there parking?');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Draft saved. Clients don’t see it yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Clients are asked this', { exact: true })).toBeVisible();
  const id = rey.session?.user.workerId ?? '';
  const { fields } = await new ApiClient(suki.url).call('readWorkerForm', { params: { id } });
  expect(fields.map(({ label }) => label.en)).toEqual(['Is there parking?']);
});
