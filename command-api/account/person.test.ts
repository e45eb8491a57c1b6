import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { AccountEvent } from '#contracts/events/account.ts';
import type { WorkerEvent } from '#contracts/events/worker.ts';
import { User } from '#contracts/views/account.ts';
import { workerDecider } from '../worker/decider.ts';
import { accountDecider } from './decider.ts';
import { userOf } from './person.ts';

const ids = { workerId: 'w-1', accountId: 'a-1' };
const registration = {
  accountId: 'a-1',
  email: 'ramon@example.com',
  phone: null,
  firstName: 'Ramon',
  lastName: 'Cruz',
  userType: 'worker',
  workerId: 'w-1',
  avatar: null,
  language: 'en',
} as const;

function view(
  facts: Partial<Extract<AccountEvent, { type: 'AccountRegistered' }>['data']>,
  accountEvents: AccountEvent[] = [],
  workerEvents: WorkerEvent[] = [],
) {
  const registered: AccountEvent = { type: 'AccountRegistered', data: { ...registration, ...facts } };
  const account = [registered, ...accountEvents].reduce(accountDecider.evolve, accountDecider.initialState);
  const worker = workerEvents.reduce(workerDecider.evolve, workerDecider.initialState);
  if (account.kind === 'none') throw new Error('There is no account');
  return z.parse(User, userOf({ account, worker }));
}

const working: WorkerEvent[] = [
  { type: 'WorkerApplied', data: { ...ids, name: 'Ramon Cruz', avatar: null } },
  {
    type: 'ServicesOffered',
    data: { ...ids, services: [{ serviceId: 'tap-repair', name: 'Tap repair', category: 'plumbing' }] },
  },
  { type: 'RatesChanged', data: { ...ids, basePriceCentavos: 500_00, hourlyRateCentavos: 350_00, ratesCentavos: {} } },
  {
    type: 'ProfessionalProfileChanged',
    data: {
      ...ids,
      tagline: '',
      shortDescription: '',
      location: { lat: 14.6, lng: 121, city: 'Quezon City' },
      radiusKm: 10,
      languages: [],
      skills: [],
    },
  },
];

test('shows a worker with services, and as approved after an admin’s approval', () => {
  expect(view({}, [], working)).toMatchObject({
    _id: 'a-1',
    id: 'a-1',
    workerId: 'w-1',
    role: 'service_provider',
    services: ['tap-repair'],
    hourlyRate: 350_00,
    location: { city: 'Quezon City' },
    isApproved: false,
  });
  expect(view({}, [], [...working, { type: 'WorkerApproved', data: ids }]).isApproved).toBe(true);
});

test('needs no approval for clients and admins', () => {
  for (const userType of ['client', 'admin'] as const)
    expect(view({ userType, workerId: null })).toMatchObject({ isApproved: true, role: userType, services: [] });
});

test('shows a placeholder email as empty, and refuses its verification', () => {
  const email = '639171234567@phone.suki.local';
  expect(view({ email, phone: '+639171234567' }, [{ type: 'EmailVerified', data: { email } }])).toMatchObject({
    email: '',
    emailVerified: false,
    phone: '+639171234567',
  });
  expect(view({ email: null }).email).toBe('');
});

test('shows a suspension', () => {
  expect(view({}, [{ type: 'AccountSuspended', data: { reason: 'Rude', workerId: 'w-1' } }]).status).toBe('suspended');
});
