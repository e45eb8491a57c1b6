import { expect, it } from 'vitest';
import { standingOf } from './standing.ts';

const plumbing = { id: 's1', name: 'Plumbing', category: 'plumbing', price: 500_00 };

it('an application waits for approval once it is sent', () => {
  expect(standingOf({ approval: 'applied', services: [], missing: ['services', 'valid_id'] })).toBe('notSent');
  expect(standingOf({ approval: 'applied', services: [plumbing], missing: ['valid_id', 'paper_checks'] })).toBe(
    'incomplete',
  );
  expect(standingOf({ approval: 'applied', services: [plumbing], missing: ['paper_checks'] })).toBe('applied');
  expect(standingOf({ approval: 'approved', services: [plumbing], missing: [] })).toBe('approved');
  expect(standingOf({ approval: 'rejected', services: [], missing: ['services'] })).toBe('rejected');
});
