import { expect, it } from 'vitest';
import { changedFields, newService, ServiceForm } from './service-form.ts';

it('sends only changed fields', () => {
  expect(changedFields(newService, { ...newService, basePrice: 600_00, urgent: true })).toEqual({
    basePrice: 600_00,
    urgent: true,
  });
  expect(changedFields(newService, newService)).toEqual({});
});

it('starts with only the texts missing', () => {
  expect(ServiceForm.safeParse({ ...newService, name: 'Plumbing', title: 'Fix a tap' }).success).toBe(true);
  expect(ServiceForm.safeParse(newService).success).toBe(false);
});
