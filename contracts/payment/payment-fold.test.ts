import { expect, it } from 'vitest';
import { isUntouched, initialPayment } from './payment-fold.ts';

it('counts a payment as touched even when nothing is left of it', () => {
  expect(isUntouched(initialPayment)).toBe(true);
  for (const before of [
    { status: 'requested' },
    { waivedCentavos: 500_00 },
    { attempts: [{ status: 'failed' }] },
    { refunds: [{ status: 'pending' }] },
    { waiverRequests: [{ status: 'dropped' }] },
  ])
    expect(isUntouched({ ...initialPayment, ...before } as typeof initialPayment), JSON.stringify(before)).toBe(false);
});
