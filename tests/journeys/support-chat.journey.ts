import { expect } from '@playwright/test';
import { ticketsEn } from '../../frontend/src/features/admin/tickets/tickets.en.ts';
import { helpEn } from '../../frontend/src/features/support/tickets/help.en.ts';
import { person } from '../harness/test-users.ts';
import { axe } from './axe.ts';
import { test } from './suki-test.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** From a phone: what it is about, a word and an answer without a reload, the end of it, and how it was. */
test('a client is helped by staff, live on both sides', async ({ visitors, suki, cast: { carla } }) => {
  const lia = await person(suki.url, 'Lia', 'Ramos', 'client');
  const { page } = await visitors.at({ url: suki.url, ...phone, session: lia.session });
  await page.goto('/client/profile');
  await page.getByRole('link', { name: helpEn.title }).first().tap();
  await expect(page.getByRole('heading', { name: helpEn.none })).toBeVisible();
  expect(await axe(page)).toEqual([]);

  await page.getByRole('link', { name: helpEn.ask }).tap();
  await page.getByText(helpEn.topic_app, { exact: true }).tap();
  await expect(page.getByText(helpEn.self_app)).toBeVisible();
  await page.getByRole('button', { name: helpEn.send, exact: true }).tap();
  await expect(page.getByRole('alert')).toHaveText(helpEn.messageNeeded);
  expect(await axe(page)).toEqual([]);
  await page.getByLabel(helpEn.yourMessage).fill('The map stays grey');
  await page.getByRole('button', { name: helpEn.send, exact: true }).tap();
  const thread = page.getByRole('group', { name: helpEn.thread });
  await expect(thread.getByText('The map stays grey')).toBeVisible();

  const { items } = await carla.call('listAdminTickets', { query: { status: 'unsolved', q: 'Lia' } });
  const id = items[0]?.id ?? '';
  await carla.call('answerTicket', { params: { id }, body: { text: 'Which phone do you have?' } });
  await expect(thread.getByText('Which phone do you have?')).toBeVisible();
  await expect(page.getByText(helpEn.status_waiting)).toBeVisible();
  await expect.poll(async () => (await carla.call('readAdminTicket', { params: { id } })).readUpTo).toBe(2);
  expect(await axe(page)).toEqual([]);

  await page.getByLabel(helpEn.write).fill('A small one');
  await page.getByRole('button', { name: helpEn.sendReply }).tap();
  await expect(thread.getByText('A small one')).toBeVisible();
  await expect
    .poll(async () => (await carla.call('readAdminTicket', { params: { id } })).messages.at(-1)?.text)
    .toBe('A small one');

  await carla.call('answerTicket', { params: { id }, body: { text: 'It’s mended', resolve: true } });
  await expect(page.getByRole('heading', { name: helpEn.resolvedTitle })).toBeVisible();
  await page.getByRole('button', { name: helpEn.good }).tap();
  await page.getByLabel(helpEn.commentGood).fill('Quick');
  await page.getByRole('button', { name: helpEn.sendComment, exact: true }).tap();
  await expect(page.getByText(helpEn.thanks)).toBeVisible();
  expect(await axe(page)).toEqual([]);
  expect((await carla.call('readAdminTicket', { params: { id } })).rating).toEqual({
    rating: 'good',
    comment: 'Quick',
  });
  await page.getByRole('button', { name: helpEn.reopen }).tap();
  await expect(page.getByText(helpEn.status_open)).toBeVisible();
});

/** At the desk: the queue follows what comes in, a note stays among staff, and a saved reply goes out. */
test('staff answer from the queue, with a note and a saved reply', async ({ visitors, suki, cast: { carla } }) => {
  const lia = await person(suki.url, 'Lia', 'Reyes', 'client');
  const desk = { viewport: { width: 1280, height: 900 } };
  const { page } = await visitors.at({ url: suki.url, ...desk, session: carla.session });
  await page.goto('/admin/tickets');
  await expect(page.getByRole('heading', { name: ticketsEn.choose })).toBeVisible();
  const { id } = await lia.call('openTicket', { body: { topic: 'account', text: 'I can’t change my number' } });
  await page.getByRole('link', { name: /Lia Reyes/ }).click();
  await expect(page.getByRole('combobox', { name: ticketsEn.assignee })).toHaveValue('');
  expect(await axe(page)).toEqual([]);

  await page.getByText(ticketsEn.note, { exact: true }).click();
  await page.getByLabel(ticketsEn.writeNote).fill('Called twice before');
  await page.keyboard.press('Enter');
  const thread = page.getByRole('group', { name: helpEn.thread });
  await expect(thread.getByText('Called twice before')).toBeVisible();
  await page.getByText(ticketsEn.reply, { exact: true }).click();
  await page.getByRole('button', { name: ticketsEn.savedReplies }).click();
  await page.getByRole('menuitem', { name: ticketsEn.macro_more }).click();
  await page.getByLabel(ticketsEn.resolveWith).check();
  await page.getByRole('button', { name: helpEn.sendReply }).click();
  await expect(thread.getByText(/^Hi Lia, can you tell us/)).toBeVisible();
  await expect(page.getByRole('button', { name: ticketsEn.reopen })).toBeVisible();
  await expect(page.getByRole('combobox', { name: ticketsEn.assignee })).toHaveValue(carla.session?.user.id ?? '');
  expect(await axe(page)).toEqual([]);
  const seen = await lia.call('readTicket', { params: { id } });
  expect(seen).toMatchObject({ status: 'resolved', unread: 1 });
  expect(JSON.stringify(seen)).not.toContain('Called twice');
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await axe(page)).toEqual([]);
});
