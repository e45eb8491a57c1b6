import { expect, it } from 'vitest';
import { bookingActions, bookingStatuses } from '#contracts/booking/lifecycle.ts';
import { lifecyclePage } from './lifecycle-page.ts';

it('shows every status and every action of a booking', () => {
  const page = lifecyclePage();
  for (const status of bookingStatuses) expect(page).toMatch(new RegExp(`\\b${status}\\b`));
  for (const action of bookingActions) expect(page).toContain(`| ${action.replaceAll('_', ' ')} |`);
  expect(page).toContain('  quoted --> accepted: accept quote\n');
});
