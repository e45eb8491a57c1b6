import { streams } from '#contracts/events/streams.ts';
import { type AskedForms, noForm } from '#contracts/form/asked-form.ts';
import { formOfVersion, nothingAsked } from '#contracts/form/form-fold.ts';
import type { BookingDocument } from '#projectors/read-models/booking/bookings.ts';
import { type FormDocument, forms } from '#projectors/read-models/form/forms.ts';
import type { QueryContext } from '../query-context.ts';

type Asked = Pick<BookingDocument, 'form' | 'service'>;

/** The questions that these bookings were answered by, each in its version. */
export async function formsOfBookings(
  { documents }: Pick<QueryContext, 'documents'>,
  bookings: readonly Asked[],
): Promise<(booking: Asked) => AskedForms | null> {
  const names = [...new Set(bookings.flatMap(streamsOf))];
  const found = names.length > 0 ? await documents.getMany<FormDocument>(forms.name, names) : [];
  const byStream = new Map(found.map(({ id, document }) => [id, document]));
  const inVersion = (stream: string, version: number) =>
    formOfVersion(byStream.get(stream) ?? nothingAsked, version) ?? noForm;

  return ({ form, service }) =>
    form
      ? {
          form: inVersion(streams.form(service.category), form.formVersion),
          workerForm: form.workerId ? inVersion(streams.workerform(form.workerId), form.workerFormVersion) : noForm,
        }
      : null;
}

function streamsOf({ form, service }: Asked): string[] {
  if (!form) return [];
  return [
    streams.form(service.category),
    ...(form.workerFormVersion > 0 && form.workerId ? [streams.workerform(form.workerId)] : []),
  ];
}
