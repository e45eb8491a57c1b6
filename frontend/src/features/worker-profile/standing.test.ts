import { expect, it } from 'vitest';
import { standingOf } from './standing.ts';

const plumbing = { id: 's1', name: 'Plumbing', category: 'plumbing', price: 500_00 };

it('an application waits for approval once it is sent', () => {
  expect(standingOf({ approval: 'applied', services: [] })).toBe('notSent');
  expect(standingOf({ approval: 'applied', services: [plumbing] })).toBe('applied');
  expect(standingOf({ approval: 'approved', services: [plumbing] })).toBe('approved');
  expect(standingOf({ approval: 'rejected', services: [] })).toBe('rejected');
});
