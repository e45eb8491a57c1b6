import { useEffect } from 'react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { WorkerProfile } from '#contracts/views/worker.ts';
import { useReadWorkerQuery } from '../workers/api.ts';
import { serviceIdOf, type BookingDraft } from './draft.ts';

/** The worker of the draft; their name and price are noted in the draft, which may know only their id. */
export function useFlowWorker(draft: BookingDraft, change: (change: Partial<BookingDraft>) => unknown): WorkerProfile | null {
  const { workerId, workerName } = draft;
  const { data } = useReadWorkerQuery(workerId ? { id: workerId } : skipToken);
  const worker = data && data.id === workerId ? data : null;
  const serviceId = serviceIdOf(draft);
  useEffect(() => {
    if (!worker || worker.name === workerName) return;
    change({ workerName: worker.name, priceCentavos: priceOf(worker, serviceId) });
  }, [worker, workerName, serviceId, change]);
  return worker;
}

/** What this worker asks for the service, in centavos. */
export function priceOf({ rates, basePrice }: Pick<WorkerProfile, 'rates' | 'basePrice'>, serviceId: string | undefined): number {
  return (serviceId ? rates[serviceId] : undefined) ?? basePrice;
}
