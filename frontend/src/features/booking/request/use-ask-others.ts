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
import { askingEn } from './asking.en.ts';

/** Current price in centavos. A booking whose package no longer exists is refused by the server. */
export function recalculatedPrice(
  { package: chosen, answers, price }: Pick<Booking, 'package' | 'answers' | 'price'>,
  { packages, basePrice }: Pick<Service, 'packages' | 'basePrice'>,
  fields: FormFields,
): number {
  if (chosen) return packages.find(({ id }) => id === chosen.id)?.price ?? price;
  return priceOf(fields, answers, basePrice).totalCentavos;
}

export type NewStart = { date: string; time: string };

/** Asks all other workers for the same job: price, whether the time is still possible, and the action. */
export function useAskOthers(booking: Booking) {
  const { id, service, startsAt, status, cancellation, form } = booking;
  const t = useText(askingEn);
  const now = useNow();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const run = useCommand();
  const { minimumNoticeMinutes } = useSettings();
  const { data, error, refetch } = useReadServiceQuery({ id: service.id }, { refetchOnMountOrArgChange: true });
  const [send, { isLoading, isSuccess }] = useAskOthersMutation();
  /** The price before the server reported a change. */
  const [priceBefore, setPriceBefore] = useState<number | null>(null);
  const questions = useReadFormQuery(form ? { category: service.category, version: form.formVersion } : skipToken);
  const questionsAsked = form ? questions.data?.fields : [];
  const price = data && questionsAsked ? recalculatedPrice(booking, data.item, questionsAsked) : null;

  /** Returns false after a failure that can be retried unchanged. A changed price is shown at the button. */
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
    /** After a no-show everyone is asked to come as soon as possible. */
    isRush: status === 'accepted' || cancellation?.cause === 'worker_no_show',
    isStillAhead: startsAt >= addMinutes(now, minimumNoticeMinutes),
  };
}
