import { useEffect, useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { WorkerProfile } from '#contracts/views/worker.ts';
import { useAppDispatch } from '../../app/store-hooks.ts';
import { useReadWorkerQuery } from '../workers/api.ts';
import { serviceIdOf, type BookingDraft } from './draft.ts';
import { priceRead } from './slice.ts';

/**
 * The worker of the draft, read anew at each step and by who comes back to the page: nothing is booked at another price
 * than theirs, so the draft's name and price follow what is read.
 */
export function useFlowWorker(draft: BookingDraft): WorkerProfile | null {
  const dispatch = useAppDispatch();
  const { workerId, workerName, priceCentavos } = draft;
  const [openedAt] = useState(Date.now);
  const { data, fulfilledTimeStamp = 0 } = useReadWorkerQuery(workerId ? { id: workerId } : skipToken, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  const worker = data && data.id === workerId ? data : null;
  // What an earlier screen read may be older than the price that the person chose by.
  const isNew = fulfilledTimeStamp >= openedAt;
  const offer = worker?.services.find(({ id }) => id === serviceIdOf(draft));
  const price = worker && (offer?.price ?? priceCentavos ?? worker.basePrice);
  useEffect(() => {
    if (!worker || price === null || !isNew) return;
    if (worker.name === workerName && price === priceCentavos) return;
    dispatch(priceRead({ priceCentavos: price, worker: { id: worker.id, name: worker.name } }));
  }, [worker, price, isNew, workerName, priceCentavos, dispatch]);
  return worker;
}
