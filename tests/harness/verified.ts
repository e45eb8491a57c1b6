import type { Session, User } from '#contracts/views/account.ts';
import type { ApiClient } from './api-client.ts';

type Sent = { to: string; code?: string };

/** The messages to an address, newest first. */
export async function textsTo(url: string, to: string): Promise<string[]> {
  const sent = (await (await fetch(`${url}/dev/outbox.json`)).json()) as { to: string; text: string }[];
  return sent.filter((message) => message.to === to).map(({ text }) => text);
}

/** The newest code sent to an address. */
export async function newestCode(url: string, to: string): Promise<string> {
  const response = await fetch(`${url}/dev/outbox.json`);
  const sent = (await response.json()) as Sent[];
  const code = sent.find((message) => message.to === to && message.code)?.code;
  if (!code) throw new Error(`No code was sent to ${to}`);
  return code;
}

/** Proves the account's address with the mailed code: unproven users can neither book nor open their screens. */
export async function verified(person: ApiClient): Promise<ApiClient> {
  const session = person.session;
  if (!session?.user.email) throw new Error('The person has no email to prove');
  await person.call('sendEmailCode', { body: {} });
  const { user } = await person.call('verifyEmail', {
    body: { code: await newestCode(person.url, session.user.email) },
  });
  return keepUser(person, session, user);
}

function keepUser(person: ApiClient, session: Session, user: User | null): ApiClient {
  if (!user) throw new Error('The code was accepted without signing the person in');
  person.keep({ ...session, user });
  return person;
}

/** Changes an email or phone and proves it with its code. */
export async function withContact(
  person: ApiClient,
  wanted: { email: string } | { phone: string },
): Promise<ApiClient> {
  const { session } = person;
  if (!session) throw new Error('The person is not signed in');
  await person.call('changeMe', { body: wanted });
  const code = await newestCode(person.url, 'email' in wanted ? wanted.email : wanted.phone);
  const { user } =
    'email' in wanted
      ? await person.call('verifyEmail', { body: { ...wanted, code } })
      : await person.call('verifyPhone', { body: { ...wanted, code } });
  return keepUser(person, session, user);
}
