import { expect, it } from 'vitest';
import { may } from '../account/staff-permissions.ts';
import type { ApprovalSubject } from '../approval/approval-subject.ts';
import { approvalPermissions, askingPermission } from './case-permissions.ts';

const about = {
  bookingId: 'b1',
  code: 'SK-1',
  serviceName: 'Tap repair',
  clientName: 'Andrea',
  amountCentavos: 6_000_00,
};
const refund = { change: 'refund', ...about, keptCentavos: 8_000_00, reference: null } as const;
const waiver = (cause: 'dispute' | 'no_show' | 'cancellation') => ({ change: 'waiver', cause, ...about }) as const;
const holder = (staffRole: string) => ({ userType: 'admin', staffRole });
const mayAsk = (subject: ApprovalSubject) =>
  ['owner', 'support', 'finance', 'trust', 'auditor'].filter((role) => may(holder(role), askingPermission(subject)));

it('lets those who decide on jobs or disputes request waivers, and those who may refund approve them', () => {
  expect(mayAsk(refund)).toEqual(['owner', 'finance']);
  expect(mayAsk({ ...refund, cause: 'dispute' })).toEqual(['owner', 'trust']);
  expect(mayAsk(waiver('dispute'))).toEqual(['owner', 'trust']);
  expect(mayAsk(waiver('no_show'))).toEqual(['owner', 'support', 'trust']);
  expect(mayAsk(waiver('cancellation'))).toEqual(['owner', 'support', 'trust']);
  expect([approvalPermissions.refund, approvalPermissions.waiver]).toEqual(['payments.refund', 'payments.refund']);
});
