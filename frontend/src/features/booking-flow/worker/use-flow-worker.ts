import { useEffect, useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSearchParams } from 'react-router-dom';
import type { WorkerProfile } from '#contracts/views/worker.ts';
import { isNotFound } from '../../../api/call-error.ts';
import { useAppDispatch } from '../../../api/app-dispatch.ts';
import { useReadWorkerQuery } from '../../worker/api.ts';
import { draftInQuery, serviceIdOf, type BookingDraft } from '../draft/draft.ts';
import { draftChanged, priceRead } from '../slice.ts';

/** They do other work, and not what the draft asks for (any more). */
export function isNotOffered(worker: WorkerProfile | null, draft: BookingDraft): boolean {
  const serviceId = serviceIdOf(draft);
  return worker !== null && serviceId !== undefined && !worker.services.some(({ id }) => id === serviceId);
}

/**
 * The worker of the draft, read anew at each step and by who comes back to the page: nothing is booked at another price
 * than theirs, so the draft's name and price follow what is read. One that does not exist is taken out of the draft; the
 * address still says who it was.
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
  // What an earlier screen read may be older than the price that the person chose by.
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

/** A package's price is its own; else the worker's for the service, what the draft knows, or what they start at. Centavos. */
function priceWith({ services, basePrice }: WorkerProfile, draft: BookingDraft): number {
  const offer = services.find(({ id }) => id === serviceIdOf(draft));
  return draft.package?.priceCentavos ?? offer?.price ?? draft.priceCentavos ?? basePrice;
}
