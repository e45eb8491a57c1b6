import { streams } from '#contracts/events/streams.ts';
import { type BookingForms, noForm, type PublishedForm } from '#contracts/form/booking-forms.ts';
import type { BookingDocument } from '#projectors/read-models/booking/bookings.ts';
import { formVersionId, formVersions } from '#projectors/read-models/form/form-versions.ts';
import type { QueryContext } from '../query-context.ts';

type FormOwner = Pick<BookingDocument, 'form' | 'service'>;

/** The form versions that these bookings were answered with. */
export async function formsOfBookings(
  { documents }: Pick<QueryContext, 'documents'>,
  bookings: readonly FormOwner[],
): Promise<(booking: FormOwner) => BookingForms | null> {
  const ids = [...new Set(bookings.flatMap((booking) => Object.values(versionsOf(booking))))].filter(
    (id) => id !== null,
  );
  const found = ids.length > 0 ? await documents.getMany<PublishedForm>(formVersions.name, ids) : [];
  const byId = new Map(found.map(({ id, document }) => [id, document]));
  const inVersion = (id: string | null) => (id !== null && byId.get(id)) || noForm;

  return (booking) => {
    if (!booking.form) return null;
    const { form, workerForm } = versionsOf(booking);
    return { form: inVersion(form), workerForm: inVersion(workerForm) };
  };
}

/** Ids of their documents; null: nothing was published. */
function versionsOf({ form, service }: FormOwner): { form: string | null; workerForm: string | null } {
  const none = noForm.version;
  return {
    form: form && form.formVersion > none ? formVersionId(streams.form(service.category), form.formVersion) : null,
    workerForm:
      form && form.workerId && form.workerFormVersion > none
        ? formVersionId(streams.workerform(form.workerId), form.workerFormVersion)
        : null,
  };
}
