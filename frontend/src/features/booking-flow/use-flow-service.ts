import { useEffect } from 'react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useReadServiceQuery } from '../catalogue/api.ts';
import { serviceIdOf, type BookingDraft } from './draft.ts';

/** The service of the draft; its name, duration and price are noted in the draft, which may know only its id. */
export function useFlowService(draft: BookingDraft, change: (change: Partial<BookingDraft>) => unknown) {
  const id = serviceIdOf(draft);
  const { data, error } = useReadServiceQuery(id ? { id } : skipToken);
  const service = data?.item.id === id ? data?.item : undefined;
  useEffect(() => {
    if (!service || (draft.serviceName === service.name && draft.durationMinutes === service.durationMinutes)) return;
    change({
      serviceName: service.name,
      serviceTitle: service.title,
      category: service.category,
      durationMinutes: service.durationMinutes,
      priceCentavos: draft.workerId && draft.priceCentavos !== undefined ? draft.priceCentavos : service.basePrice,
    });
  }, [service, draft, change]);
  return { service, failed: error !== undefined && !service };
}
