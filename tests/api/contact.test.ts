import { afterAll, beforeAll, expect, it } from 'vitest';
import { THREAD_HEADER } from '#contracts/headers.ts';
import { ApiClient } from '../harness/api-client.ts';
import { startTestSuki, type TestSuki } from '../harness/start-suki.ts';
import { testUsersOf } from '../harness/test-users.ts';

let suki: TestSuki;
let cast: Awaited<ReturnType<typeof testUsersOf>>;

beforeAll(async () => {
  suki = await startTestSuki();
  cast = await testUsersOf(suki.url);
});
afterAll(() => suki.stop());

type Mailed = { to: string; text: string; code?: string };

async function mailsTo(email: string): Promise<Mailed[]> {
  const all = (await (await fetch(`${suki.url}/dev/outbox.json`)).json()) as Mailed[];
  return all.filter(({ to }) => to === email);
}
const written = (email: string, text = 'I can’t get into my account') => ({
  name: 'Nena Cruz',
  email,
  topic: 'account' as const,
  text,
});
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const rating = (token: string) => ({ body: JSON.stringify({ token, rating: 'bad', comment: 'Slow' }) });

/** A visitor with a confirmed request. */
async function opened(email: string) {
  const visitor = new ApiClient(suki.url);
  const { contactId } = await visitor.call('startContact', { body: written(email) });
  const code = (await mailsTo(email))[0]?.code ?? '';
  const { token } = await visitor.call('confirmContact', { body: { contactId, code } });
  const { id } = await visitor.call('readContact', { query: { token } });
  return { visitor, token, id };
}
const linkIn = ({ text }: Mailed) => /token=([\w-]+)/.exec(text)?.[1] ?? '';

it('opens no ticket before the code is confirmed, then continues the conversation by link and by email', async () => {
  const visitor = new ApiClient(suki.url);
  const email = 'nena@example.ph';
  const { contactId } = await visitor.call('startContact', { body: written(email) });
  const before = await cast.carla.call('listAdminTickets', { query: { q: email } });
  expect(before.items).toEqual([]);
  const [asked] = await mailsTo(email);
  // The address is unproven, so the mail contains nothing that the sender wrote.
  expect(asked?.text).not.toMatch(/Nena|Cruz/);
  const code = asked?.code ?? '';
  const wrong = code === '000000' ? '111111' : '000000';
  const refused = await visitor.send('POST', '/contact/confirm', { body: JSON.stringify({ contactId, code: wrong }) });
  expect(refused).toMatchObject({ status: 400, body: { code: 'wrong_code' } });
  const { token, code: ticket } = await visitor.call('confirmContact', { body: { contactId, code } });

  const [found] = (await cast.carla.call('listAdminTickets', { query: { q: email } })).items;
  expect(found).toMatchObject({ code: ticket, requester: { accountId: null, email, name: 'Nena Cruz' } });
  await cast.carla.call('answerTicket', {
    params: { id: found?.id ?? '' },
    body: { text: 'Which number did you use?' },
  });
  const thread = await visitor.call('readContact', { query: { token } });
  expect(thread).toMatchObject({ status: 'waiting', messages: [{ side: 'requester' }, { side: 'staff' }] });

  await expect.poll(async () => (await mailsTo(email)).length).toBe(3);
  const mails = await mailsTo(email);
  expect(mails.filter(({ text }) => text.includes('we don’t get what’s sent to it'))).toHaveLength(2);
  const fromMail = mails.map(linkIn).filter((one) => one !== '');
  for (const link of fromMail)
    expect((await visitor.call('readContact', { query: { token: link } })).id).toBe(thread.id);
  await visitor.call('replyToContact', { body: { token: fromMail[0] ?? '', text: '0917 123 4567' } });
  expect((await cast.carla.call('readAdminTicket', { params: { id: thread.id } })).messages.at(-1)).toMatchObject({
    text: '0917 123 4567',
    by: null,
  });
});

it('accepts uploads only with a valid link', async () => {
  const { visitor, token, id } = await opened('pia@example.ph');
  const form = (of?: string) => {
    const body = new FormData();
    body.append('files', new Blob([PIXEL], { type: 'image/png' }), 'screen.png');
    return { body, headers: (of === undefined ? {} : { [THREAD_HEADER]: of }) as Record<string, string> };
  };
  const path = '/contact/thread/pictures';
  expect(await visitor.send('POST', path, form())).toMatchObject({ status: 400 });
  expect(await visitor.send('POST', path, form('made-up'))).toMatchObject({ status: 404 });
  const sent = await visitor.send('POST', path, form(token));
  const [picture] = (sent.body as { data: { items: { url: string; name: string; contentType: string }[] } }).data.items;
  if (!picture) throw new Error('The upload returned no picture');
  expect((await fetch(`${suki.url}${picture.url}`)).headers.get('content-type')).toBe('image/png');
  const { url, name, contentType } = picture;
  await visitor.call('replyToContact', { body: { token, attachments: [{ url, name, contentType }] } });
  expect((await cast.carla.call('readAdminTicket', { params: { id } })).messages.at(-1)).toMatchObject({
    attachments: [{ url, name: 'screen.png' }],
  });
});

it('keeps its uploads when others on the same network upload junk, without a token or with their own', async () => {
  const { visitor, token } = await opened('lita@example.ph');
  const { token: other } = await opened('junk@example.ph');
  const junk = new Uint8Array(9_500_000);
  const path = '/contact/thread/pictures';
  const send = (headers: Record<string, string>) => {
    const body = new FormData();
    body.append('files', new Blob([junk], { type: 'image/png' }), 'junk.png');
    return visitor.send('POST', path, { body, headers });
  };
  const answers = [];
  for (let n = 0; n < 23; n++) answers.push((await send(n % 2 === 0 ? {} : { [THREAD_HEADER]: 'made-up' })).status);
  expect(new Set(answers)).toEqual(new Set([400, 404]));
  expect(await send({ [THREAD_HEADER]: other })).toMatchObject({ status: 415 });
  const body = new FormData();
  body.append('files', new Blob([PIXEL], { type: 'image/png' }), 'screen.png');
  expect(await visitor.send('POST', path, { body, headers: { [THREAD_HEADER]: token } })).toMatchObject({
    status: 200,
  });
});

it('mails the visitor when it is resolved; the visitor rates it and reopens it', async () => {
  const email = 'tess@example.ph';
  const { visitor, token, id } = await opened(email);
  expect(await visitor.send('POST', '/contact/thread/rating', rating(token))).toMatchObject({ status: 409 });
  await cast.carla.call('resolveTicketAsStaff', { params: { id } });
  await expect
    .poll(async () => (await mailsTo(email)).map(({ text }) => /We think your request is solved/.test(text)))
    .toContain(true);
  expect(await visitor.send('POST', '/contact/thread/rating', rating(token))).toMatchObject({ status: 200 });
  await visitor.call('reopenContact', { body: { token } });
  expect(await cast.carla.call('readAdminTicket', { params: { id } })).toMatchObject({
    status: 'open',
    rating: { rating: 'bad', comment: 'Slow' },
  });
  await cast.carla.call('answerTicket', { params: { id }, body: { text: 'Done now', resolve: true } });
  await expect.poll(async () => (await mailsTo(email)).length).toBe(4);
  const [opening, ...rest] = (await mailsTo(email)).map(({ text }) => text);
  expect(opening).not.toBe(undefined);
  expect(
    rest.filter((text) => /We think your request is solved/.test(text)),
    'the answer’s mail says enough',
  ).toHaveLength(1);
});

it('opens one request with a code, once, and only the request that the code was sent for', async () => {
  const visitor = new ApiClient(suki.url);
  const email = 'rosa@example.ph';
  const first = await visitor.call('startContact', { body: written(email, 'One') });
  const [mail] = await mailsTo(email);
  const other = await visitor.call('startContact', { body: written(email, 'Two') });
  const confirm = (contactId: string) =>
    visitor.send('POST', '/contact/confirm', { body: JSON.stringify({ contactId, code: mail?.code }) });
  expect(await confirm(other.contactId)).toMatchObject({ status: 400 });
  expect(await confirm(first.contactId)).toMatchObject({ status: 201 });
  expect(await confirm(first.contactId)).toMatchObject({ status: 400, body: { code: 'code_spent' } });
  expect(await confirm('nothing-of-the-kind')).toMatchObject({ status: 404, body: { code: 'link_expired' } });
});

it('limits an address to four codes an hour per network, and opens only the link’s own request', async () => {
  const visitor = new ApiClient(suki.url);
  const body = JSON.stringify(written('lola@example.ph'));
  const statuses: number[] = [];
  for (let n = 0; n < 6; n++) statuses.push((await visitor.send('POST', '/contact', { body })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  expect(await visitor.send('GET', '/contact/thread?token=made-up')).toMatchObject({ status: 404 });
  const reply = JSON.stringify({ token: 'made-up', text: 'Hi' });
  expect(await visitor.send('POST', '/contact/thread/replies', { body: reply })).toMatchObject({ status: 404 });
});
