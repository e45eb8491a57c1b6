import { usualHours } from '#contracts/calendar/weekly-hours.ts';
import { addDays, manilaDay, weekdayOf } from '#contracts/manila-time.ts';
import { ApiClient } from './api-client.ts';
import { admin } from './start-suki.ts';
import { verified } from './verified.ts';

/** The people most tests need: an admin, a client, and an approved plumber, on an empty Suki. */
export async function castOf(url: string) {
  const carla = await new ApiClient(url).signIn(admin.email, admin.password);
  const { item: service } = await carla.call('addService', {
    body: { name: 'Kitchen tap repair', title: 'Kitchen tap repair', category: 'plumbing', icon: 'droplets', description: 'Leaks, cartridges, hoses', basePrice: 600_00, durationMinutes: 60, urgent: true },
  });
  const andrea = await person(url, 'Andrea', 'Reyes', 'client');
  const jun = await approvedWorker(url, carla, 'Jun', 'Bautista', service.id);
  return { carla, andrea, jun, service };
}

let people = 0;

/** Somebody who may do everything: their address is proven. */
export async function person(url: string, firstName: string, lastName: string, userType: 'client' | 'worker'): Promise<ApiClient> {
  return verified(await newcomer(url, firstName, lastName, userType));
}

/** Somebody who has just opened an account, and proven nothing yet. */
export async function newcomer(url: string, firstName: string, lastName: string, userType: 'client' | 'worker'): Promise<ApiClient> {
  const client = new ApiClient(url);
  people += 1;
  client.keep(await client.call('register', { body: { email: `${firstName}.${people}@suki.test`.toLowerCase(), password: 'suki-test-1', firstName, lastName, userType } }));
  return client;
}

export async function approvedWorker(url: string, by: ApiClient, firstName: string, lastName: string, serviceId: string): Promise<ApiClient> {
  const worker = await person(url, firstName, lastName, 'worker');
  await worker.call('changeOwnProfile', { body: { services: [serviceId], basePrice: 650_00, tagline: 'Leaks fixed on the first visit', location: { lat: 14.5695, lng: 121.0612, city: 'Pasig' }, radiusKm: 20 } });
  await worker.call('setWeeklyHours', { body: { weeklyHours: usualHours() } });
  await by.call('changeUser', { params: { id: worker.session?.user.id ?? '' }, body: { action: 'approve' } });
  return worker;
}

export const kapitolyo = { line: '14 Tindalo St.', barangay: 'Kapitolyo', city: 'Pasig', province: 'Metro Manila', lat: 14.5706, lng: 121.0581 };

/** The next Manila day from tomorrow on that is not a Sunday. */
export function nextWorkday(now = new Date()): string {
  const tomorrow = addDays(manilaDay(now), 1);
  return weekdayOf(tomorrow) === 'sun' ? addDays(tomorrow, 1) : tomorrow;
}
