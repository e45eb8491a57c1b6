import { useMemo } from 'react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { type BookingForms, noForm, type PublishedForm } from '#contracts/form/booking-forms.ts';
import { useReadFormQuery, useReadWorkerFormQuery } from '../../form/api.ts';
import type { BookingDraft } from '../draft/draft.ts';
import { startedFormVersions } from './started-form-versions.ts';

/**
 * Current questions, refetched at each step and after a publication. A client who has started to answer keeps the
 * started versions. `asked`: undefined while loading.
 */
export function useBookingForms(draft: BookingDraft): {
  asked: BookingForms | undefined;
  failure: unknown;
  retry: () => void;
} {
  const { category, workerId, anyWorker } = draft;
  const chosen = anyWorker ? undefined : workerId;
  const begun = startedFormVersions(draft);
  const anew = { refetchOnMountOrArgChange: true };
  const form = useReadFormQuery(category ? { category, version: begun?.formVersion } : skipToken, anew);
  const ofWorker = useReadWorkerFormQuery(chosen ? { id: chosen, version: begun?.workerFormVersion } : skipToken, anew);
  const general = readOf(form, begun?.formVersion);
  const own = chosen ? readOf(ofWorker, begun?.workerFormVersion) : noForm;
  const asked = useMemo(() => general && own && { form: general, workerForm: own }, [general, own]);
  return {
    asked,
    failure: asked ? undefined : (form.error ?? ofWorker.error),
    retry: () => {
      if (form.error) void form.refetch();
      if (ofWorker.error) void ofWorker.refetch();
    },
  };
}

type Read = { data?: PublishedForm | undefined; currentData?: PublishedForm | undefined };

/** The form read before its version was known is usually that version, so it stays on the screen. */
function readOf({ data, currentData }: Read, version: number | undefined): PublishedForm | undefined {
  if (version === undefined) return currentData;
  return data?.version === version ? data : undefined;
}
