import { formPublished } from '#contracts/events/form.ts';
import type { PublishedForm } from '#contracts/form/asked-form.ts';
import { defineReadModel, onEach } from '../../read-model.ts';

/**
 * Each version of each form by itself, for ever: bookings keep the number of the one that they were answered by. Who reads
 * one reads no others, however many were published.
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

/** `stream`: the form's, which holds no `@`. */
export function formVersionId(stream: string, version: number): string {
  return `${stream}@${version}`;
}
