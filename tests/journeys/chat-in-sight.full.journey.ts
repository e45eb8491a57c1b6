import { expect, type Page } from '@playwright/test';
import type { ApiClient } from '../harness/api-client.ts';
import { approvedWorker, person } from '../harness/test-users.ts';
import { ChatPage } from './pages/chat-page.ts';
import { test } from './suki-test.ts';
import { english } from './words.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

async function putInBackground(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'visibilityState', {
      get: () => (hidden ? 'hidden' : 'visible'),
      configurable: true,
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

/** A message counts as read once it is visible to the user, not because its conversation is open. */
test('the visible messages of an opened conversation count as read, although later ones exist', async ({
  visitors,
  suki,
  cast: { jun },
}) => {
  const lia = await person(suki.url, 'Lia', 'Tan', 'client');
  const [liaId, junId] = [lia.session?.user.id ?? '', jun.session?.user.id ?? ''];
  await jun.call('sendToPartner', { params: { id: liaId }, body: { text: 'Is there a valve?' } });
  await lia.call('sendToPartner', {
    params: { id: junId },
    body: { text: Array.from({ length: 60 }, (_, n) => `Line ${n} of a long answer`).join('\n') },
  });
  await expect
    .poll(async () => (await lia.call('listChats')).items[0])
    .toMatchObject({ unreadCount: 1, lastMessage: { senderId: liaId } });
  const { page } = await visitors.at({ url: suki.url, ...phone, session: lia.session });
  await page.goto(`/client/chat?with=${junId}`);
  await expect(page.getByText('Is there a valve?', { exact: true })).toBeInViewport();
  expect(await new ChatPage(page, english).distanceToFoot()).toBeGreaterThan(200);
  await expect
    .poll(async () => (await jun.call('readPartnerMessages', { params: { id: liaId }, query: {} })).readUpTo)
    .toBe(1);
});

test('a message that arrives in a background page counts as read once the page is visible', async ({
  visitors,
  suki,
  cast: { jun },
}) => {
  const lia = await person(suki.url, 'Lia', 'Sy', 'client');
  const [liaId, junId] = [lia.session?.user.id ?? '', jun.session?.user.id ?? ''];
  const write = (text: string) => jun.call('sendToPartner', { params: { id: liaId }, body: { text } });
  const readUpTo = async () => (await jun.call('readPartnerMessages', { params: { id: liaId }, query: {} })).readUpTo;
  await write('Which floor?');
  const { page } = await visitors.at({ url: suki.url, session: lia.session });
  const chat = new ChatPage(page, english);
  await page.goto(`/client/chat?with=${junId}`);
  await chat.shows('Which floor?');
  await expect.poll(readUpTo).toBe(1);
  await putInBackground(page, true);
  await write('Is there a lift?');
  await chat.shows('Is there a lift?');
  await expect(
    page.getByRole('region', { name: english.chat.conversations }).getByText('1 unread message'),
  ).toBeAttached();
  expect(await readUpTo()).toBe(1);
  await putInBackground(page, false);
  await expect.poll(readUpTo).toBe(2);
});

test('the newest message stays visible while the reply field grows', async ({ visitors, suki, cast: { jun } }) => {
  const lia = await person(suki.url, 'Lia', 'Go', 'client');
  const liaId = lia.session?.user.id ?? '';
  for (let n = 1; n <= 20; n++)
    await jun.call('sendToPartner', { params: { id: liaId }, body: { text: `Question ${n}?` } });
  const { page } = await visitors.at({ url: suki.url, ...phone, session: lia.session });
  const chat = new ChatPage(page, english);
  await page.goto(`/client/chat?with=${jun.session?.user.id ?? ''}`);
  await chat.holds('Question 20?');
  await chat.scrollTo('end');
  await chat.hasInSight('Question 20?');
  await chat.composer.fill('One\nline\nafter\nthe\nother\n');
  await chat.hasInSight('Question 20?');
});

test('a wide screen opens the newest conversation automatically, and keeps it open when another has news', async ({
  visitors,
  suki,
  cast: { jun, carla, service },
}) => {
  const lia = await person(suki.url, 'Lia', 'Cruz', 'client');
  const nilo = await approvedWorker(suki.url, carla, 'Nilo', 'Cruz', service.id);
  const liaId = lia.session?.user.id ?? '';
  const write = (from: ApiClient, text: string) =>
    from.call('sendToPartner', { params: { id: liaId }, body: { text } });
  await write(nilo, 'Is there parking?');
  await write(jun, 'I’m on my way.');
  await expect.poll(async () => (await lia.call('listChats')).items[0]?.partner.id).toBe(jun.session?.user.id);
  const { page } = await visitors.at({ url: suki.url, session: lia.session });
  const chat = new ChatPage(page, english);
  await page.goto('/client/chat');
  await chat.holds('I’m on my way.');
  await write(nilo, 'Found a place.');
  await expect(page.getByRole('region', { name: 'Conversations' }).getByText('Found a place.')).toBeVisible();
  await expect(page).toHaveURL(`/client/chat?with=${jun.session?.user.id}`);
  await page.goBack();
  await expect(page).not.toHaveURL(/client\/chat/);

  const onPhone = await visitors.at({ url: suki.url, ...phone, session: lia.session });
  await onPhone.page.goto('/client/chat');
  await expect(onPhone.page.getByRole('link', { name: /Nilo Cruz/ })).toBeVisible();
  await expect(onPhone.page).toHaveURL('/client/chat');
});
