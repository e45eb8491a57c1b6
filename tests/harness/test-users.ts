import { CLEARED_UNTIL } from './complete-application.ts';
import { usualHours } from '#contracts/calendar/weekly-hours.ts';
import { addDays, manilaDay, weekdayOf } from '#contracts/manila-time.ts';
import type { DocumentKind } from '#contracts/worker/documents.ts';
import type { Service } from '#contracts/views/catalogue.ts';
import { ApiClient } from './api-client.ts';
import { admin } from './start-suki.ts';
import { now } from './test-clock.ts';
import { verified } from './verified.ts';

const PASSWORD = 'suki-test-1';
/** The emails that `newcomer` gives the first two users of a process. */
const emails = { andrea: 'andrea.1@suki.test', jun: 'jun.2@suki.test' };
const TAP_REPAIR = 'Kitchen tap repair';

/** The users that most tests need: an admin, a client and an approved plumber. Creates them on an empty Suki. */
export async function testUsersOf(url: string): Promise<TestUsers> {
  const carla = await new ApiClient(url).signIn(admin.email, admin.password);
  const { item: service } = await carla.call('addService', {
    body: {
      name: TAP_REPAIR,
      title: TAP_REPAIR,
      category: 'plumbing',
      icon: 'droplets',
      description: 'Leaks, cartridges, hoses',
      basePrice: 600_00,
      durationMinutes: 60,
      urgent: true,
    },
  });
  const andrea = await person(url, 'Andrea', 'Reyes', 'client');
  const jun = await approvedWorker(url, carla, 'Jun', 'Bautista', service.id);
  // A new browser sends no position, so the read models must be up to date.
  await carla.call('listUsers');
  return { carla, andrea, jun, service };
}

export type TestUsers = Record<'carla' | 'andrea' | 'jun', ApiClient> & { service: Service };

/** The same users, newly signed in, on a Suki whose data already contain them. */
export async function signInTestUsers(url: string): Promise<TestUsers> {
  const [carla, andrea, jun] = [new ApiClient(url), new ApiClient(url), new ApiClient(url)];
  await carla.signIn(admin.email, admin.password);
  await andrea.signIn(emails.andrea, PASSWORD);
  await jun.signIn(emails.jun, PASSWORD);
  const { items } = await carla.call('listServices');
  const service = items.find(({ name }) => name === TAP_REPAIR);
  if (!service) throw new Error('The data folder has no cast');
  return { carla, andrea, jun, service };
}

/** Users registered by this process: each email is new. */
let people = 0;

/** From now on no newcomer takes an email of the cast, which prepared data already contain. */
export function reserveCastEmails(): void {
  people = Math.max(people, Object.keys(emails).length);
}

/** A user with a proven address, who may do everything. */
export async function person(
  url: string,
  firstName: string,
  lastName: string,
  userType: 'client' | 'worker',
): Promise<ApiClient> {
  const someone = await verified(await newcomer(url, firstName, lastName, userType));
  someone.rememberPassword(PASSWORD);
  return someone;
}

/** A user who opened an account without the code to their email: they cannot sign in by it before it is proven. */
export async function newcomer(
  url: string,
  firstName: string,
  lastName: string,
  userType: 'client' | 'worker',
): Promise<ApiClient> {
  const client = new ApiClient(url);
  people += 1;
  client.keep(
    await client.call('register', {
      body: {
        email: `${firstName}.${people}@suki.test`.toLowerCase(),
        password: PASSWORD,
        firstName,
        lastName,
        userType,
      },
    }),
  );
  return client;
}

export async function approvedWorker(
  url: string,
  by: ApiClient,
  firstName: string,
  lastName: string,
  serviceId: string,
): Promise<ApiClient> {
  const worker = await person(url, firstName, lastName, 'worker');
  await worker.call('changeOwnProfile', {
    body: {
      services: [serviceId],
      basePrice: 650_00,
      tagline: 'Leaks fixed on the first visit',
      location: { lat: 14.5695, lng: 121.0612, city: 'Pasig' },
      radiusKm: 20,
    },
  });
  await worker.call('setWeeklyHours', { body: { weeklyHours: usualHours() } });
  await submitRequiredDocuments(by, worker);
  await by.call('changeUser', { params: { id: worker.session?.user.id ?? '' }, body: { action: 'approve' } });
  return worker;
}

/** Submits and checks the documents that an approval requires. */
export async function submitRequiredDocuments(by: ApiClient, worker: ApiClient): Promise<void> {
  await checkDocument(by, worker, await submitDocument(worker, 'valid_id'));
  await checkDocument(by, worker, await submitDocument(worker, 'police_clearance'), {
    kind: 'police_clearance',
    expiresOn: CLEARED_UNTIL,
  });
}

/** Submits a document; resolves with its id. */
export async function submitDocument(
  worker: ApiClient,
  kind: string,
  name = `${kind.replaceAll('_', '-')}.pdf`,
): Promise<string> {
  const body = new FormData();
  body.append('files', new Blob(['%PDF-1.7 a paper of a test'], { type: 'application/pdf' }), name);
  body.append('type', kind);
  const answer = await worker.send('POST', '/upload/documents', { body });
  if (answer.status >= 400) throw new Error(`uploadDocuments answered ${answer.status} ${JSON.stringify(answer.body)}`);
  const { data } = answer.body as { data: { items: { id: string }[] } };
  return data.items[0]?.id ?? '';
}

/** An admin's check of a document, with a positive result. */
export async function checkDocument(
  by: ApiClient,
  worker: ApiClient,
  documentId: string,
  { kind = 'valid_id', expiresOn = null }: { kind?: DocumentKind; expiresOn?: string | null } = {},
): Promise<void> {
  const params = { workerId: worker.session?.user.workerId ?? '', documentId };
  await by.call('linkWorkerDocument', { params, body: { cause: 'application' } });
  await by.call('checkWorkerDocument', { params, body: { outcome: 'approved', kind, expiresOn } });
}

export const kapitolyo = {
  line: '14 Tindalo St.',
  barangay: 'Kapitolyo',
  city: 'Pasig',
  province: 'Metro Manila',
  lat: 14.5706,
  lng: 121.0581,
};

/** The next Manila day from tomorrow on that is not a Sunday. */
export function nextWorkday(from = now()): string {
  const tomorrow = addDays(manilaDay(from), 1);
  return weekdayOf(tomorrow) === 'sun' ? addDays(tomorrow, 1) : tomorrow;
}
