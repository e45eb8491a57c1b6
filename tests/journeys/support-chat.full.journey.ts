import { expect } from '@playwright/test';
import { contactEn } from '../../frontend/src/features/support/contact/contact.en.ts';
import { savedRepliesEn as repliesEn } from '../../frontend/src/features/admin/tickets/replies/saved-replies.en.ts';
import { ticketsEn } from '../../frontend/src/features/admin/tickets/tickets.en.ts';
import { helpEn } from '../../frontend/src/features/support/tickets/help.en.ts';
import { bookingEn } from '../../frontend/src/features/booking/booking.en.ts';
import { chatEn } from '../../frontend/src/features/conversation/chat.en.ts';
import { appEn } from '../../frontend/src/domain/navigation.en.ts';
import { bookingIdOf } from '#demo/people/ids.ts';
import { person } from '../harness/test-users.ts';
import { demoPerson } from './addresses.ts';
import { axe } from './axe.ts';
import { test } from './suki-test.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** From a phone: the topic, a message and a live answer, the resolution, and the rating. */
test('staff help a client, live on both sides', async ({ visitors, suki, cast: { carla } }) => {
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

  const liasTicket = async () =>
    (await carla.call('listAdminTickets', { query: { status: 'unsolved', q: 'Lia' } })).items.find(
      ({ requester }) => requester.name === 'Lia Ramos',
    )?.id;
  await expect.poll(liasTicket).toBeTruthy();
  const id = (await liasTicket()) ?? '';
  await carla.call('answerTicket', { params: { id }, body: { text: 'Which phone do you have?' } });
  await expect(thread.getByText('Which phone do you have?')).toBeVisible();
  await expect(page.getByText(helpEn.status_waiting)).toBeVisible();
  await expect
    .poll(async () => (await carla.call('readAdminTicket', { params: { id } })).messages[1]?.isRead)
    .toBe(true);
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
  await expect
    .poll(async () => (await carla.call('readAdminTicket', { params: { id } })).rating)
    .toEqual({ rating: 'good', comment: 'Quick' });
  await page.getByRole('button', { name: helpEn.reopen }).tap();
  await expect(page.getByText(helpEn.status_open)).toBeVisible();
});

/** At the desk: the queue updates live, a note stays among staff, and a saved reply is sent. */
test('staff answer from the queue with a note and a saved reply', async ({ visitors, suki, cast: { carla } }) => {
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
  await page.getByRole('menuitem', { name: 'Ask for more' }).click();
  await page.getByLabel(ticketsEn.resolveWith).check();
  await page.getByRole('button', { name: helpEn.sendReply }).click();
  await expect(thread.getByText(/^Hi Lia, can you tell us/)).toBeVisible();
  await expect(page.getByRole('button', { name: ticketsEn.reopen })).toBeVisible();
  await expect(page.getByRole('combobox', { name: ticketsEn.assignee })).toHaveValue(carla.session?.user.id ?? '');
  expect(await axe(page)).toEqual([]);
  const seen = () => lia.call('readTicket', { params: { id } });
  await expect.poll(seen).toMatchObject({ status: 'resolved', unread: 1 });
  expect(JSON.stringify(await seen())).not.toContain('Called twice');
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await axe(page)).toEqual([]);
});

/** Saved replies: added, moved to the top, sent with the user's name, and deleted. */
test('staff manage their own saved replies', async ({ visitors, suki, cast: { carla } }) => {
  const ina = await person(suki.url, 'Ina', 'Cruz', 'client');
  const { id } = await ina.call('openTicket', { body: { topic: 'booking', text: 'Where can they park?' } });
  const desk = { viewport: { width: 1280, height: 900 } };
  const { page } = await visitors.at({ url: suki.url, ...desk, session: carla.session });
  await page.goto('/admin/tickets/replies');
  const list = page.getByRole('list', { name: repliesEn.list });
  await expect(list.getByRole('heading', { name: 'Ask for more' })).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: repliesEn.add }).click();
  const dialog = page.getByRole('dialog', { name: repliesEn.addTitle });
  await dialog.getByLabel(repliesEn.name).fill('Parking');
  await dialog.getByLabel(repliesEn.en).fill('Hi {nam}, park at the gate.');
  await dialog.getByRole('button', { name: repliesEn.save }).click();
  await expect(dialog.getByLabel(repliesEn.en)).toHaveAttribute('aria-invalid', 'true');
  expect(await axe(page)).toEqual([]);
  await dialog.getByLabel(repliesEn.en).fill('Hi {name}, park at the gate.');
  await dialog.getByRole('button', { name: repliesEn.save }).click();
  await expect(list.getByRole('heading').last()).toHaveText('Parking');
  await page.getByRole('button', { name: 'Move “Parking” up' }).click();
  await expect(list.getByRole('heading').last()).not.toHaveText('Parking');

  await page.goto(`/admin/tickets/${id}`);
  await page.getByRole('button', { name: ticketsEn.savedReplies }).click();
  await page.getByRole('menuitem', { name: 'Parking' }).click();
  await expect(page.getByLabel('Write to Ina')).toHaveValue('Hi Ina, park at the gate.');

  await page.goto('/admin/tickets/replies');
  await page.getByRole('button', { name: 'Delete “Parking”' }).click();
  await page.getByRole('button', { name: repliesEn.removeConfirm, exact: true }).click();
  await expect(list.getByRole('heading', { name: 'Parking' })).toBeHidden();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await axe(page)).toEqual([]);
});

/** The queue by keyboard: several tickets are resolved together, then counted by agent. */
test('the keyboard moves through the queue, and ratings open their tickets', async ({ visitors, suki, cast }) => {
  const { carla } = cast;
  const pia = await person(suki.url, 'Pia', 'Lopez', 'client');
  const { id } = await pia.call('openTicket', { body: { topic: 'app', text: 'It stays grey' } });
  const desk = { viewport: { width: 1280, height: 900 } };
  const { page } = await visitors.at({ url: suki.url, ...desk, session: carla.session });
  await page.goto('/admin/tickets');
  await expect(page.getByRole('link', { name: /Pia Lopez/ })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('Pia Lopez');
  const rows = page.getByRole('list', { name: ticketsEn.list }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await page.getByRole('heading', { name: ticketsEn.title, level: 1 }).click();
  await page.keyboard.press('j');
  await expect(rows).toBeFocused();
  await page.keyboard.press('x');
  await expect(rows.getByRole('checkbox')).toBeChecked();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: ticketsEn.takeThem }).press('Enter');
  await expect.poll(async () => (await carla.call('readAdminTicket', { params: { id } })).assignee?.name).toBeTruthy();
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('j');
  await expect(rows).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/tickets/${id}`));

  await carla.call('answerTicket', { params: { id }, body: { text: 'Reload it once', resolve: true } });
  await pia.call('rateTicket', { params: { id }, body: { rating: 'good', comment: 'Quick!' } });
  await page.goto('/admin/tickets/ratings');
  await expect(page.getByText('“Quick!”').filter({ visible: true })).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page
    .getByRole('link', { name: new RegExp(helpEn.topic_app) })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Pia Lopez' })).toBeVisible();
});

/** From a user's page: staff write first, and the ticket continues as any other. */
test('staff write to a user first, who answers', async ({ visitors, suki, cast: { carla } }) => {
  const mia = await person(suki.url, 'Mia', 'Santos', 'client');
  const desk = { viewport: { width: 1280, height: 900 } };
  const { page: staff } = await visitors.at({ url: suki.url, ...desk, session: carla.session });
  const { page: own } = await visitors.at({ url: suki.url, ...phone, session: mia.session });
  await staff.goto(`/admin/users/${mia.session?.user.id}`);
  await staff.getByRole('button', { name: 'Write to Mia' }).click();
  const dialog = staff.getByRole('dialog', { name: 'Write to Mia' });
  await dialog.getByRole('button', { name: ticketsEn.writeFirstSend }).click();
  await expect(dialog.getByLabel(ticketsEn.writeFirstWords)).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel(ticketsEn.writeFirstWords).fill('Did your refund arrive?');
  expect(await axe(staff)).toEqual([]);
  await dialog.getByRole('button', { name: ticketsEn.writeFirstSend }).click();
  const desks = staff.getByRole('group', { name: helpEn.thread });
  await expect(desks.getByText('Did your refund arrive?')).toBeVisible();

  await own.goto('/client/notifications');
  await own.getByRole('link', { name: /Suki support wrote to you/ }).tap();
  const thread = own.getByRole('group', { name: helpEn.thread });
  await expect(thread.getByText('Did your refund arrive?')).toBeVisible();
  await own.getByLabel(helpEn.write).fill('Yes, this morning');
  await own.getByRole('button', { name: helpEn.sendReply }).tap();
  await expect(desks.getByText('Yes, this morning')).toBeVisible();
});

test('unread messages of a joined request are shown and read in the remaining request', async ({
  visitors,
  suki,
  cast: { carla },
}) => {
  const rosa = await person(suki.url, 'Rosa', 'Lim', 'client');
  const ask = (text: string) => rosa.call('openTicket', { body: { topic: 'account', text } });
  const [one, other] = [await ask('I can’t change my name'), await ask('And my picture stays grey')];
  await carla.call('answerTicket', { params: { id: one.id }, body: { text: 'Names are changed under Settings' } });
  await carla.call('mergeTicket', { params: { id: one.id }, body: { intoTicketId: other.id } });
  const unread = async () => (await rosa.call('listTickets')).items.find(({ id }) => id === other.id)?.unread;
  expect(await unread()).toBe(1);

  const { page } = await visitors.at({ url: suki.url, ...phone, session: rosa.session });
  await page.goto('/client/help');
  await page.getByRole('link', { name: 'And my picture stays grey' }).tap();
  const thread = page.getByRole('group', { name: helpEn.thread });
  await expect(thread.getByText('Names are changed under Settings')).toBeVisible();
  await expect.poll(unread).toBe(0);
});

test('a message edited after a lost response is sent', async ({ visitors, suki }) => {
  const nico = await person(suki.url, 'Nico', 'Reyes', 'client');
  const { page } = await visitors.at({ url: suki.url, ...phone, session: nico.session });
  await page.goto('/client/help/new?topic=app');
  await page.route('**/api/tickets', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    return route.abort();
  });
  const send = page.getByRole('button', { name: helpEn.send, exact: true });
  await page.getByLabel(helpEn.yourMessage).fill('The map stays grey');
  await send.tap();
  await expect.poll(async () => (await nico.call('listTickets')).total).toBe(1);
  await expect(send).toBeEnabled();
  await page.unroute('**/api/tickets');
  await page.getByLabel(helpEn.yourMessage).fill('The map stays grey, and so does the list');
  await send.tap();
  const thread = page.getByRole('group', { name: helpEn.thread });
  await expect(thread.getByText('The map stays grey, and so does the list')).toBeVisible();
});

/** Wherever something can go wrong, “Get help” names the related record. */
test('“Get help” names the related record', async ({ visitors, demo }) => {
  const client = await demoPerson(demo.url, 'client');
  const id = bookingIdOf('andrea second clean');
  const { worker } = await client.call('readBooking', { params: { id } });
  const { page } = await visitors.at({ url: demo.url, session: client.session });
  const help = page.getByRole('menuitem', { name: appEn.getHelp });
  const asks = async (about: string) => {
    await expect(page).toHaveURL((url) => url.pathname === '/client/help/new' && url.search.includes(about));
    await expect(page.getByRole('button', { name: helpEn.leaveOut })).toBeVisible();
  };
  await page.goto(`/client/bookings/${id}`);
  await page.getByRole('button', { name: bookingEn.more, exact: true }).click();
  await help.click();
  await asks(`booking=${id}`);
  await page.goto(`/client/bookings/${id}`);
  await page.locator('#payment').getByRole('link', { name: appEn.getHelp }).click();
  await asks(`payment=${id}`);
  await page.goto(`/client/chat?booking=${id}`);
  await page.getByRole('button', { name: chatEn.more, exact: true }).click();
  await help.click();
  await asks(`booking=${id}`);
  await page.goto(`/client/worker/${worker?.id}`);
  await page.getByRole('link', { name: appEn.getHelp }).click();
  await asks('person=');
  await page.goto('/nowhere');
  await page.getByRole('link', { name: appEn.getHelp }).click();
  await page.getByRole('link', { name: contactEn.openHelp }).click();
  await expect(page).toHaveURL(/\/client\/help$/);
});
