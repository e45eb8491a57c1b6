import { expect, it } from 'vitest';
import { applicationStatusOf } from './application-status.ts';

const plumbing = { id: 's1', name: 'Plumbing', category: 'plumbing', price: 500_00 };

it('waits for approval after submission', () => {
  expect(applicationStatusOf({ approval: 'applied', services: [], missing: ['services', 'valid_id'] })).toBe('notSent');
  expect(
    applicationStatusOf({ approval: 'applied', services: [plumbing], missing: ['valid_id', 'paper_checks'] }),
  ).toBe('incomplete');
  expect(applicationStatusOf({ approval: 'applied', services: [plumbing], missing: ['paper_checks'] })).toBe('applied');
  expect(applicationStatusOf({ approval: 'approved', services: [plumbing], missing: [] })).toBe('approved');
  expect(applicationStatusOf({ approval: 'rejected', services: [], missing: ['services'] })).toBe('rejected');
});
