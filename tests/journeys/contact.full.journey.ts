import { expect } from '@playwright/test';
import { contactEn } from '../../frontend/src/features/support/contact/contact.en.ts';
import { helpEn } from '../../frontend/src/features/support/tickets/help.en.ts';
import { axe } from './axe.ts';
import { test } from './suki-test.ts';

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const EMAIL = 'nena@example.ph';
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

type Mailed = { to: string; text: string; code?: string };

/**
 * A request from a phone, without an account: the code, the conversation with a picture, the answer by the mail's link,
 * and the rating.
 */
test('a visitor gets help by mail without an account', async ({ visitors, suki, cast: { carla } }) => {
  const mails = async () =>
    ((await (await fetch(`${suki.url}/dev/outbox.json`)).json()) as Mailed[]).filter(({ to }) => to === EMAIL);
  const { page } = await visitors.at({ url: suki.url, ...phone });
  await page.goto('/');
  await page.getByRole('link', { name: 'Contact', exact: true }).tap();
  await expect(page.getByRole('heading', { name: contactEn.title, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: contactEn.sendCode }).tap();
  await expect(page.getByLabel(contactEn.name)).toHaveAttribute('aria-invalid', 'true');
  expect(await axe(page)).toEqual([]);
  await page.getByLabel(contactEn.name).fill('Nena Cruz');
  await page.getByLabel(contactEn.email).fill(EMAIL);
  await page.getByLabel(contactEn.topic).selectOption('account');
  await page.getByLabel(contactEn.text).fill('I can’t get into my account');
  await page.locator('input[type=file]').setInputFiles({ name: 'door.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByRole('img', { name: 'door.png' })).toBeVisible();
  await page.getByRole('button', { name: contactEn.sendCode }).tap();

  await expect(page.getByRole('heading', { name: contactEn.codeTitle })).toBeVisible();
  expect(await axe(page)).toEqual([]);
  const code = (await mails()).find((mail) => mail.code)?.code ?? '';
  await page.getByLabel(contactEn.code, { exact: true }).fill(code === '000000' ? '111111' : '000000');
  await page.getByRole('button', { name: contactEn.confirm }).tap();
  await expect(page.getByLabel(contactEn.code, { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel(contactEn.code, { exact: true }).fill(code);
  await page.getByRole('button', { name: contactEn.confirm }).tap();
  const thread = page.getByRole('group', { name: helpEn.thread });
  await expect(thread.getByText('I can’t get into my account')).toBeVisible();
  await expect(page.getByText(contactEn.kept)).toBeVisible();
  await expect(thread.getByRole('link', { name: /door\.png/ })).toBeVisible();
  expect(await axe(page)).toEqual([]);

  await page.locator('input[type=file]').setInputFiles({ name: 'screen.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByRole('img', { name: 'screen.png' })).toBeVisible();
  await page.getByLabel(helpEn.write).fill('This is what I see');
  const id = (await carla.call('listAdminTickets', { query: { q: EMAIL } })).items[0]?.id ?? '';
  await page.getByRole('button', { name: helpEn.sendReply }).tap();
  await expect
    .poll(async () => (await carla.call('readAdminTicket', { params: { id } })).messages.at(-1))
    .toMatchObject({ text: 'This is what I see', attachments: [{ name: 'screen.png' }] });

  await carla.call('answerTicket', { params: { id }, body: { text: 'Try the new link', resolve: true } });
  await expect.poll(async () => (await mails()).length).toBe(3);
  const link = (await mails())
    .map(({ text }) => /answered you[^]*(\/contact\?token=[\w-]+)/.exec(text)?.[1])
    .find(Boolean);
  await page.goto(link ?? 'no link');
  await expect(thread.getByText('Try the new link')).toBeVisible();
  await expect(page.getByRole('heading', { name: helpEn.resolvedTitle })).toBeVisible();
  await page.getByRole('button', { name: helpEn.good }).tap();
  await expect(page.getByRole('button', { name: helpEn.good })).toHaveAttribute('aria-pressed', 'true');
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: helpEn.reopen }).tap();
  await expect(page.getByText(helpEn.status_open)).toBeVisible();
  await expect
    .poll(async () => (await carla.call('readAdminTicket', { params: { id } })).rating)
    .toEqual({ rating: 'good', comment: '' });

  await page.goto('/contact?token=made-up');
  await expect(page.getByText(contactEn.gone)).toBeVisible();
  expect(await axe(page)).toEqual([]);
});
