import { useEffect } from 'react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSearchParams } from 'react-router-dom';
import type { Service } from '#contracts/views/catalogue.ts';
import { isNotFound } from '../../../api/call-error.ts';
import { useAppDispatch } from '../../../api/app-dispatch.ts';
import { useReadServiceQuery } from '../../catalogue/api.ts';
import { draftInQuery, serviceIdOf, type BookingDraft } from '../draft/draft.ts';
import { priceRead } from '../slice.ts';
import { isPackageCurrent, packageRead } from './chosen-package.ts';

/**
 * Service of the draft. Stores its name, duration and price in the draft, which may know only its id. A service that
 * does not exist is removed from the draft, so that it cannot be resumed; the address still names it. A withdrawn
 * service counts as gone until it is offered again.
 */
export function useFlowService(draft: BookingDraft, change: (change: Partial<BookingDraft>) => unknown) {
  const dispatch = useAppDispatch();
  const [query] = useSearchParams();
  const chosen = serviceIdOf(draft);
  const id = chosen ?? serviceIdOf(draftInQuery(query));
  const { data, error, refetch } = useReadServiceQuery(id ? { id } : skipToken);
  const service = data?.item.id === id ? data?.item : undefined;
  const isNowhere = isNotFound(error);
  // Withdrawn services stay readable for their bookings; new bookings are refused.
  const isGone = isNowhere || service?.isActive === false;
  useEffect(() => {
    if (isNowhere && chosen !== undefined) change({ serviceId: undefined });
  }, [isNowhere, chosen, change]);
  useEffect(() => {
    if (!service || chosen === undefined) return;
    // Worker and package have their own prices.
    const { package: picked } = draft;
    if (!picked && draft.workerId === undefined && draft.priceCentavos !== service.basePrice)
      dispatch(priceRead({ priceCentavos: service.basePrice }));
    if (picked && !isPackageCurrent(picked, service)) {
      change(packageRead(picked, service));
      return;
    }
    const read = namedAs(service, picked?.durationMinutes);
    if (!isNamedAs(draft, read)) change(read);
  }, [service, chosen, draft, change, dispatch]);
  return { service, isGone, failure: service || isGone ? undefined : error, retry: refetch };
}

type Named = Required<Pick<BookingDraft, 'serviceName' | 'serviceTitle' | 'category' | 'durationMinutes'>>;

/** `ownMinutes`: duration of the chosen package. */
function namedAs({ name, title, category, durationMinutes }: Service, ownMinutes = durationMinutes): Named {
  return { serviceName: name, serviceTitle: title, category, durationMinutes: ownMinutes };
}

function isNamedAs(draft: BookingDraft, { serviceName, category, durationMinutes }: Named): boolean {
  return draft.serviceName === serviceName && draft.category === category && draft.durationMinutes === durationMinutes;
}
