import { serviceCalls } from '#contracts/calls/catalogue-admin.ts';
import type { BodyInput } from '#contracts/calls/call.ts';
import type { Service } from '#contracts/views/catalogue.ts';

/** The form's values are the request body, so its schema validates the form as well. */
export const ServiceForm = serviceCalls.addService.body;
export type ServiceFields = BodyInput<typeof serviceCalls.addService>;

const fields = [
  'name',
  'title',
  'category',
  'icon',
  'description',
  'basePrice',
  'durationMinutes',
  'urgent',
  'subcategory',
] as const satisfies readonly (keyof ServiceFields)[];

export const newService: ServiceFields = {
  name: '',
  title: '',
  category: 'cleaning',
  icon: 'brush-cleaning',
  description: '',
  basePrice: 500_00,
  durationMinutes: 60,
  urgent: false,
  subcategory: null,
};

export function fieldsOfService({
  name,
  title,
  category,
  icon,
  description,
  basePrice,
  durationMinutes,
  urgent,
  subcategory,
}: Service): ServiceFields {
  return { name, title, category, icon, description, basePrice, durationMinutes, urgent, subcategory };
}

export function changedFields(before: ServiceFields, after: ServiceFields): Partial<ServiceFields> {
  return Object.fromEntries(
    fields.filter((field) => before[field] !== after[field]).map((field) => [field, after[field]]),
  );
}
