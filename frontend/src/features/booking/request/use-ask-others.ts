import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { FormFields } from '#contracts/form/form-definition.ts';
import { priceOf } from '#contracts/form/price-of.ts';
import { addMinutes } from '#contracts/manila-time.ts';
import type { Booking } from '#contracts/views/booking.ts';
import type { Service } from '#contracts/views/catalogue.ts';
import { api } from '../../../api/api.ts';
import { isCallError } from '../../../api/call-error.ts';
import { useAppDispatch } from '../../../api/app-dispatch.ts';
import { useNow } from '../../../browser/use-now.ts';
import { useSettings } from '../../../api/use-settings.ts';
import { useText } from '../../../i18n/use-text.ts';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { useReadFormQuery } from '../../form/api.ts';
import { useReadServiceQuery } from '../../catalogue/api.ts';
import { useAskOthersMutation } from '../../../domain/booking/api.ts';
import { bookingPathOf } from '../../../domain/booking/paths.ts';
import { useCommand } from '../../../domain/booking/use-command.ts';
import { askingText } from './asking.text.ts';

/** Centavos, by the catalogue of now. One whose package is gone is refused when it is sent. */
export function recalculatedPrice(
  { package: chosen, answers, price }: Pick<Booking, 'package' | 'answers' | 'price'>,
  { packages, basePrice }: Pick<Service, 'packages' | 'basePrice'>,
  fields: FormFields,
): number {
  if (chosen) return packages.find(({ id }) => id === chosen.id)?.price ?? price;
  return priceOf(fields, answers, basePrice).totalCentavos;
}

export type NewStart = { date: string; time: string };

/** Asking everyone else for the same job: at which price, whether still at the same time, and the press itself. */
export function useAskOthers(booking: Booking) {
  const { id, service, startsAt, status, cancellation, form } = booking;
  const t = useText(askingText);
  const now = useNow();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const run = useCommand();
  const { minimumNoticeMinutes } = useSettings();
  const { data, error, refetch } = useReadServiceQuery({ id: service.id }, { refetchOnMountOrArgChange: true });
  const [send, { isLoading, isSuccess }] = useAskOthersMutation();
  /** What it was when the server said that it had changed. */
  const [priceBefore, setPriceBefore] = useState<number | null>(null);
  const questions = useReadFormQuery(form ? { category: service.category, version: form.formVersion } : skipToken);
  const questionsAsked = form ? questions.data?.fields : [];
  const price = data && questionsAsked ? recalculatedPrice(booking, data.item, questionsAsked) : null;

  /** False where it failed and may be tried again as it is; a price that changed is told where it is asked from. */
  async function ask(start?: NewStart): Promise<boolean> {
    if (price === null) return false;
    const body = { expectedPrice: price, ...(start && { start }) };
    const { data: asked, error: failure } = await send({ id, body });
    if (asked) {
      showToast(t('othersAsked'), { variant: 'success' });
      void navigate(bookingPathOf.client(asked.id));
      return true;
    }
    if (isCallError(failure) && failure.code === 'price_changed') {
      setPriceBefore(price);
      dispatch(api.util.invalidateTags(['Service']));
      return true;
    }
    return run(() => Promise.reject(failure));
  }

  return {
    ask,
    price,
    priceBefore: priceBefore === price ? null : priceBefore,
    failed: price === null && (error ?? questions.error) !== undefined,
    retry: () => {
      void refetch();
      if (questions.error) void questions.refetch();
    },
    isBusy: isLoading || isSuccess,
    /** The worker didn't come: everyone is asked for as soon as they can be there. */
    isRush: status === 'accepted' || cancellation?.cause === 'worker_no_show',
    isStillAhead: startsAt >= addMinutes(now, minimumNoticeMinutes),
  };
}
