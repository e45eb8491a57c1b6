import { expect } from '@playwright/test';
import sharp from 'sharp';
import { approvedWorker, person } from '../harness/test-users.ts';
import { ChatPage } from './pages/chat-page.ts';
import { test } from './suki-test.ts';
import { english } from './words.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** A message counts as read once it is visible to the user, not because its conversation is open. */
test('a message below the visible part counts as read once the reader scrolls there', async ({
  visitors,
  suki,
  cast: { jun },
}) => {
  const lia = await person(suki.url, 'Lia', 'Ramos', 'client');
  const [liaId, junId] = [lia.session?.user.id ?? '', jun.session?.user.id ?? ''];
  const write = (text: string) => jun.call('sendToPartner', { params: { id: liaId }, body: { text } });
  const readUpTo = async () => (await jun.call('readPartnerMessages', { params: { id: liaId }, query: {} })).readUpTo;
  const unread = async () =>
    (await lia.call('listChats')).items.find(({ partner }) => partner.id === junId)?.unreadCount;

  for (let n = 1; n <= 30; n++) await write(`Number ${n} of what has to be said about this tap`);
  await expect
    .poll(async () => (await lia.call('readPartnerMessages', { params: { id: junId }, query: {} })).total)
    .toBe(30);
  const { page } = await visitors.at({ url: suki.url, ...phone, session: lia.session });
  const chat = new ChatPage(page, english);
  await page.goto(`/client/chat?with=${junId}`);
  await chat.holds('Number 30 of what has to be said about this tap');
  await chat.scrollTo('end');
  await expect.poll(readUpTo).toBe(30);

  await chat.scrollTo('start');
  await write('And one more');
  await expect(page.getByRole('button', { name: english.chat.newBelow })).toBeVisible();
  await write('And the last');
  await chat.holds('And the last');
  expect([await readUpTo(), await unread()]).toEqual([30, 2]);

  await page.getByRole('button', { name: english.chat.newBelow }).tap();
  await chat.shows('And the last');
  await expect.poll(readUpTo).toBe(32);
  await expect.poll(unread).toBe(0);
});

test('a draft and an uploading picture stay with their conversation, and are sent once', async ({
  visitors,
  suki,
  cast: { jun, carla, service },
}) => {
  const lia = await person(suki.url, 'Lia', 'Uy', 'client');
  const nilo = await approvedWorker(suki.url, carla, 'Nilo', 'Uy', service.id);
  const [liaId, junId] = [lia.session?.user.id ?? '', jun.session?.user.id ?? ''];
  for (const worker of [jun, nilo])
    await worker.call('sendToPartner', { params: { id: liaId }, body: { text: 'Good morning' } });
  const { page } = await visitors.at({ url: suki.url, session: lia.session });
  const chat = new ChatPage(page, english);
  const lookAt = (name: string) =>
    page.getByRole('region', { name: english.chat.conversations }).getByRole('link', { name }).click();
  const picture = page.getByAltText('tap.png');
  const uploading = page.getByText('Uploading tap.png');
  const uploads = Promise.withResolvers<void>();
  await page.route('**/upload/portfolio', async (route) => {
    await uploads.promise;
    // The reload cancelled the first request.
    await route.continue().catch(() => undefined);
  });
  await page.goto(`/client/chat?with=${junId}`);
  await chat.composer.fill('This tap');
  await page.locator('input[type=file]').setInputFiles({
    name: 'tap.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 40, height: 40, channels: 3, background: '#336699' } })
      .png()
      .toBuffer(),
  });
  await expect(uploading).toBeAttached();
  await lookAt('Nilo Uy');
  await expect(chat.composer).toHaveValue('');
  await expect(picture).toBeHidden();
  await lookAt('Jun Bautista');
  await expect(chat.composer).toHaveValue('This tap');
  await expect(uploading).toBeAttached();
  await page.reload();
  await expect(chat.composer).toHaveValue('This tap');
  await expect(picture).toBeVisible();
  uploads.resolve();
  await expect(uploading).not.toBeAttached();
  await chat.send();
  await expect(picture).toBeHidden();
  await chat.newestIs('sent');
  const { items } = await jun.call('readPartnerMessages', { params: { id: liaId }, query: {} });
  expect(items.map(({ text, attachments }) => [text, attachments.length])).toEqual([
    ['Good morning', 0],
    ['This tap', 1],
  ]);
  await page.reload();
  await chat.shows('This tap');
  await expect(chat.composer).toHaveValue('');
});
