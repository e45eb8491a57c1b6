import type { ApiClient } from './api-client.ts';

type Sent = { to: string; code?: string };

/** The newest code that went to an address. */
export async function newestCode(url: string, to: string): Promise<string> {
  const response = await fetch(`${url}/dev/outbox.json`);
  const sent = (await response.json()) as Sent[];
  const code = sent.find((message) => message.to === to && message.code)?.code;
  if (!code) throw new Error(`No code has gone to ${to}`);
  return code;
}

/** Proves the account's address with the mailed code: unproven people neither book nor see their screens. */
export async function verified(person: ApiClient): Promise<ApiClient> {
  const session = person.session;
  if (!session?.user.email) throw new Error('Only somebody with an email can prove it');
  await person.call('sendEmailCode', { body: {} });
  const { user } = await person.call('verifyEmail', { body: { code: await newestCode(person.url, session.user.email) } });
  person.keep({ ...session, user });
  return person;
}
