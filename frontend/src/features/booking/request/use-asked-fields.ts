import { useMemo } from 'react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { type BookingForms, bookedFields, noForm, type PublishedForm } from '#contracts/form/booking-forms.ts';
import type { FormFields } from '#contracts/form/form-definition.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { useReadFormQuery, useReadWorkerFormQuery } from '../../form/api.ts';

/**
 * The booking's questions in the versions in which they were answered. `fields`: undefined while loading, empty
 * without a published form.
 */
export function useAskedFields(booking: Booking): {
  forms: BookingForms | undefined;
  fields: FormFields | undefined;
  failure: unknown;
  retry: () => void;
} {
  const hasPackage = booking.package !== null;
  const ofCategory = useCategoryForm(booking);
  const ofWorker = useWorkerForm(booking);
  const forms = useMemo(
    () => ofCategory.data && ofWorker.data && { form: ofCategory.data, workerForm: ofWorker.data },
    [ofCategory.data, ofWorker.data],
  );
  const fields = useMemo(() => forms && bookedFields(forms, hasPackage), [forms, hasPackage]);
  return {
    forms,
    fields,
    failure: fields ? undefined : (ofCategory.error ?? ofWorker.error),
    retry: () => {
      for (const read of [ofCategory, ofWorker]) if (read.error) read.refetch();
    },
  };
}

type Read = { data?: PublishedForm | undefined; error?: unknown; refetch: () => unknown };

const nothingAsked: Read = { data: noForm, refetch: () => undefined };

function useCategoryForm({ form, service: { category } }: Booking): Read {
  const read = useReadFormQuery(form?.formVersion ? { category, version: form.formVersion } : skipToken);
  return form?.formVersion ? read : nothingAsked;
}

function useWorkerForm({ form }: Booking): Read {
  const wanted =
    form?.workerId && form.workerFormVersion ? { id: form.workerId, version: form.workerFormVersion } : null;
  const read = useReadWorkerFormQuery(wanted ?? skipToken);
  return wanted ? read : nothingAsked;
}
