import { formPublished } from '#contracts/events/form.ts';
import type { PublishedForm } from '#contracts/form/booking-forms.ts';
import { defineReadModel, onEach } from '../../read-model.ts';

/**
 * Every published version of each form, forever, one document each: bookings keep the version that they were answered
 * with.
 */
export const formVersions = defineReadModel<PublishedForm>({
  name: 'form-versions',
  version: 1,
  fields: [],
  on: onEach(formPublished, {
    ids: ({ stream, data: { version } }) => formVersionId(stream, version),
    apply: (_, { data: { version, fields } }) => ({ version, fields }),
    creates: true,
  }),
});

/** `stream`: the form's stream, which contains no `@`. */
export function formVersionId(stream: string, version: number): string {
  return `${stream}@${version}`;
}
