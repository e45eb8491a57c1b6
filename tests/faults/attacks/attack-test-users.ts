import * as z from 'zod/mini';
import { ApiClient } from '../../harness/api-client.ts';
import { approvedWorker, testUsersOf, kapitolyo, newcomer, nextWorkday, person } from '../../harness/test-users.ts';
import { addressOf } from './addresses.ts';
import type { AttackerAccount, Target } from './attack.ts';
import type { Pair } from './bystanders.ts';
import { fetchFrom } from './fetch-from.ts';
import { noisePicture } from './noise-picture.ts';

const PAIRS = 3;
const ATTACKERS = 4;
/** Just below the 10 MB limit of a picture. */
const LARGE_SIDE = 1800;
const Stored = z.object({ data: z.object({ items: z.array(z.object({ id: z.string() })) }) });

export type TestUsers = {
  pairs: Pair[];
  target: Target;
  victim: { email: string; password: string; device: ApiClient };
};

/**
 * On an empty Suki: pairs of a client and a worker, attackers who registered normally, and a victim of password
 * guessing.
 */
export async function createAttackUsers(url: string): Promise<TestUsers> {
  const { carla, andrea, jun, service } = await testUsersOf(url);
  const pairs: Pair[] = [await pairOf(andrea, jun, service.id, 0)];
  while (pairs.length < PAIRS) {
    const client = await person(url, 'Maria', 'Santos', 'client');
    const worker = await approvedWorker(url, carla, 'Ramon', 'Cruz', service.id);
    pairs.push(await pairOf(client, worker, service.id, pairs.length));
  }
  const accomplice = await approvedWorker(url, carla, 'Pedro', 'Reyes', service.id);
  const accounts: AttackerAccount[] = [];
  while (accounts.length < ATTACKERS)
    accounts.push(
      await attackerAccount(await person(url, 'Mara', 'Lim', 'client'), accomplice, service.id, accounts.length),
    );
  const { token } = await newcomer(url, 'Mara', 'Uy', 'client');
  const { id: fileId, bytes: fileBytes } = await largeFile(jun);
  const victim = await victimOf(url);
  return {
    pairs,
    victim,
    target: {
      port: Number(new URL(url).port),
      fileId,
      fileBytes,
      accounts,
      unprovenToken: token ?? '',
      victimEmail: victim.email,
    },
  };
}

/** From here on each has their own address. */
async function pairOf(client: ApiClient, worker: ApiClient, serviceId: string, number: number): Promise<Pair> {
  await book(client, worker, serviceId, '08:00');
  return { client: movedTo(2 * number, client), worker: movedTo(2 * number + 1, worker), serviceId, number };
}

function movedTo(number: number, { url, session }: ApiClient): ApiClient {
  const moved = new ApiClient(url, fetchFrom(addressOf('people', number)));
  if (session) moved.keep(session);
  return moved;
}

async function attackerAccount(
  client: ApiClient,
  accomplice: ApiClient,
  serviceId: string,
  number: number,
): Promise<AttackerAccount> {
  await book(client, accomplice, serviceId, `${10 + number}:30`);
  return {
    token: client.token ?? '',
    accountId: client.session?.user.id ?? '',
    partnerId: accomplice.session?.user.id ?? '',
  };
}

/** A booking allows the client to write messages. */
async function book(client: ApiClient, worker: ApiClient, serviceId: string, time: string): Promise<void> {
  await client.call('createBooking', {
    body: {
      serviceId,
      workerId: worker.session?.user.workerId ?? '',
      date: nextWorkday(),
      time,
      address: kapitolyo,
      paymentMethod: 'cash',
    },
  });
}

async function largeFile(by: ApiClient): Promise<{ id: string; bytes: number }> {
  const form = new FormData();
  form.append('files', new Blob([noisePicture(LARGE_SIDE)], { type: 'image/png' }), 'roof.png');
  const answer = await by.send('POST', '/upload/portfolio', { body: form });
  const [stored] = Stored.parse(answer.body).data.items;
  if (!stored) throw new Error('The large picture was not stored');
  const response = await fetch(`${by.url}/api/files/${stored.id}`);
  return { id: stored.id, bytes: (await response.arrayBuffer()).byteLength };
}

/** A user who has signed in from their usual address. */
async function victimOf(url: string): Promise<TestUsers['victim']> {
  const { session } = await person(url, 'Lola', 'Garcia', 'client');
  const [email, password] = [session?.user.email ?? '', 'suki-test-1'];
  const device = await new ApiClient(url, fetchFrom(addressOf('victim', 1))).signIn(email, password);
  return { email, password, device };
}
