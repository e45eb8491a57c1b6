import { useMemo } from 'react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { type AskedForms, noForm, type PublishedForm } from '#contracts/form/asked-form.ts';
import { useReadFormQuery, useReadWorkerFormQuery } from '../../form/api.ts';
import type { BookingDraft } from '../draft/draft.ts';
import { startedFormVersions } from './started-form-versions.ts';

/**
 * The questions as they are now, read anew at each step and as soon as others are published; of whoever has begun to
 * answer, those that they began with. `asked`: undefined while they are read.
 */
export function useAskedForms(draft: BookingDraft): {
  asked: AskedForms | undefined;
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

/** What was read before a version was asked for by its number is that version, most often: it stays on the screen. */
function readOf({ data, currentData }: Read, version: number | undefined): PublishedForm | undefined {
  if (version === undefined) return currentData;
  return data?.version === version ? data : undefined;
}
