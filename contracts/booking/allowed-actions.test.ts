import { describe, expect, it } from 'vitest';
import type { UserType } from '../roles.ts';
import { hasConversationAccess, partyOf } from './allowed-actions.ts';

const who = (accountId: string, userType: UserType) => ({ accountId, userType });
const [andrea, grace] = [who('andrea', 'client'), who('grace', 'client')];
const [jun, nestor] = [who('jun', 'worker'), who('nestor', 'worker')];
const carla = who('carla', 'admin');

const taken = { clientId: 'andrea', workerAccountId: 'jun', isOpen: false };
const open = { clientId: 'andrea', workerAccountId: null, isOpen: true };
const takenFromAll = { ...taken, isOpen: true };
const asked = { ...open, isOpen: false };

describe('a booking between two people', () => {
  it.each([
    ['its client and its worker', taken, andrea, jun, true],
    ['its client and another worker', taken, andrea, nestor, false],
    ['its worker and another client', taken, jun, grace, false],
    ['two strangers', taken, grace, nestor, false],
    ['its client and any worker while it is open', open, andrea, nestor, true],
    ['another client and a worker while it is open', open, grace, nestor, false],
    ['its client and another client', open, andrea, grace, false],
    ['its client and a worker who did not get it', takenFromAll, andrea, nestor, true],
    ['a worker who did not get it and the one who did', takenFromAll, nestor, jun, false],
    ['its client and any worker when nobody else was asked', asked, andrea, nestor, false],
    ['an admin and its client', taken, carla, andrea, true],
    ['an admin and its worker', taken, carla, jun, true],
    ['an admin and a stranger', taken, carla, grace, false],
  ] as const)('%s', (_, sides, one, other, expected) => {
    expect([hasConversationAccess(sides, one, other), hasConversationAccess(sides, other, one)]).toEqual([
      expected,
      expected,
    ]);
  });
});

describe('a person’s party in a booking', () => {
  const ofJun = { clientId: 'andrea', workerId: 'w-jun', declinedBy: [] };
  const openToAll = { ...ofJun, workerId: null };

  it.each([
    ['its client', ofJun, { accountId: 'andrea', role: 'client', workerId: null }, 'client'],
    [
      'its client who is a worker by now',
      ofJun,
      { accountId: 'andrea', role: 'worker', workerId: 'w-andrea' },
      'client',
    ],
    [
      'its client, of an open one, who is a worker by now',
      openToAll,
      { accountId: 'andrea', role: 'worker', workerId: 'w-andrea' },
      'client',
    ],
    ['its worker', ofJun, { accountId: 'jun', role: 'worker', workerId: 'w-jun' }, 'worker'],
    ['its worker who is a client by now', ofJun, { accountId: 'jun', role: 'client', workerId: 'w-jun' }, 'worker'],
    ['a worker, of an open one', openToAll, { accountId: 'jun', role: 'worker', workerId: 'w-jun' }, 'candidate'],
    ['who was a worker, of an open one', openToAll, { accountId: 'jun', role: 'client', workerId: 'w-jun' }, null],
    ['another worker', ofJun, { accountId: 'nestor', role: 'worker', workerId: 'w-nestor' }, null],
  ] as const)('%s', (_, booking, viewer, party) => {
    expect(partyOf(booking, viewer)).toBe(party);
  });
});
