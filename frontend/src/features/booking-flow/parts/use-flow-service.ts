import { useEffect } from 'react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSearchParams } from 'react-router-dom';
import { isNotFound } from '../../../api/call-error.ts';
import { useAppDispatch } from '../../../api/app-dispatch.ts';
import { useReadServiceQuery } from '../../catalogue/api.ts';
import { draftInQuery, serviceIdOf, type BookingDraft } from '../draft/draft.ts';
import { priceRead } from '../slice.ts';

/**
 * The service of the draft; its name, duration and price are noted in the draft, which may know only its id. One that
 * does not exist is taken out of the draft, so that nothing offers to go on with it; the address still says which it was.
 */
export function useFlowService(draft: BookingDraft, change: (change: Partial<BookingDraft>) => unknown) {
  const dispatch = useAppDispatch();
  const [query] = useSearchParams();
  const chosen = serviceIdOf(draft);
  const id = chosen ?? serviceIdOf(draftInQuery(query));
  const { data, error, refetch } = useReadServiceQuery(id ? { id } : skipToken);
  const service = data?.item.id === id ? data?.item : undefined;
  const isGone = isNotFound(error);
  useEffect(() => {
    if (isGone && chosen !== undefined) change({ serviceId: undefined });
  }, [isGone, chosen, change]);
  useEffect(() => {
    if (!service || chosen === undefined) return;
    // A worker's price is theirs to say.
    if (draft.workerId === undefined && draft.priceCentavos !== service.basePrice)
      dispatch(priceRead({ priceCentavos: service.basePrice }));
    if (draft.serviceName === service.name && draft.durationMinutes === service.durationMinutes) return;
    change({
      serviceName: service.name,
      serviceTitle: service.title,
      category: service.category,
      durationMinutes: service.durationMinutes,
    });
  }, [service, chosen, draft, change, dispatch]);
  return { service, isGone, failure: service || isGone ? undefined : error, retry: refetch };
}
