import { useEffect, useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSearchParams } from 'react-router-dom';
import type { WorkerProfile } from '#contracts/views/worker.ts';
import { isNotFound } from '../../../api/call-error.ts';
import { useAppDispatch } from '../../../api/app-dispatch.ts';
import { useReadWorkerQuery } from '../../worker/api.ts';
import { draftInQuery, serviceIdOf, type BookingDraft } from '../draft/draft.ts';
import { draftChanged, priceRead } from '../slice.ts';

/** The worker has other services, and not the draft's. */
export function isNotOffered(worker: WorkerProfile | null, draft: BookingDraft): boolean {
  const serviceId = serviceIdOf(draft);
  return worker !== null && serviceId !== undefined && !worker.services.some(({ id }) => id === serviceId);
}

/**
 * Worker of the draft, refetched at each step and on return to the page. The draft's name and price follow, so that a
 * booking always has the current price. A worker that does not exist is removed from the draft; the address still
 * names them.
 */
export function useFlowWorker(draft: BookingDraft): { worker: WorkerProfile | null; isGone: boolean } {
  const dispatch = useAppDispatch();
  const { workerId, workerName, priceCentavos } = draft;
  const [openedAt] = useState(Date.now);
  const [query] = useSearchParams();
  const id = workerId ?? draftInQuery(query).workerId;
  const {
    data,
    error,
    fulfilledTimeStamp = 0,
  } = useReadWorkerQuery(id ? { id } : skipToken, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  const worker = data && data.id === workerId ? data : null;
  const isGone = isNotFound(error);
  // A result cached by an earlier screen may be older than the chosen price.
  const isNew = fulfilledTimeStamp >= openedAt;
  const price = worker && priceWith(worker, draft);
  useEffect(() => {
    if (!worker || price === null || !isNew) return;
    if (worker.name === workerName && price === priceCentavos) return;
    dispatch(priceRead({ priceCentavos: price, worker: { id: worker.id, name: worker.name } }));
  }, [worker, price, isNew, workerName, priceCentavos, dispatch]);
  useEffect(() => {
    if (isGone && workerId !== undefined) dispatch(draftChanged({ workerId: undefined }));
  }, [isGone, workerId, dispatch]);
  return { worker, isGone };
}

/** Price in centavos: the package's, else the worker's for the service, the draft's, or the worker's base price. */
function priceWith({ services, basePrice }: WorkerProfile, draft: BookingDraft): number {
  const offer = services.find(({ id }) => id === serviceIdOf(draft));
  return draft.package?.priceCentavos ?? offer?.price ?? draft.priceCentavos ?? basePrice;
}
