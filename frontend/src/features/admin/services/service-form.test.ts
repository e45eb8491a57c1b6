import { expect, it } from 'vitest';
import { changedFields, newService, ServiceForm } from './service-form.ts';

it('sends only what is different', () => {
  expect(changedFields(newService, { ...newService, basePrice: 600_00, urgent: true })).toEqual({
    basePrice: 600_00,
    urgent: true,
  });
  expect(changedFields(newService, newService)).toEqual({});
});

it('starts as a service that needs no more than its words', () => {
  expect(ServiceForm.safeParse({ ...newService, name: 'Plumbing', title: 'Fix a tap' }).success).toBe(true);
  expect(ServiceForm.safeParse(newService).success).toBe(false);
});
