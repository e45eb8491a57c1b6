import { manilaDayAndTime } from '#contracts/manila-time.ts';
import type { PaymentMethod } from '#contracts/roles.ts';
import type { Service } from '#contracts/views/catalogue.ts';
import { postponedStart } from '../booking-flow/time/asap-start.ts';
import type { BookingDraft } from '../booking-flow/draft/draft.ts';
import { soonestStart } from '../worker/day-load.ts';
import type { UrgentOffer } from './urgent-offer.ts';

type QuickFacts = {
  address: BookingDraft['address'] | null;
  method: PaymentMethod | null;
  now: number;
  noticeMinutes: number;
  /** Given answers; null while a required question is unanswered. */
  answered: Pick<BookingDraft, 'answers' | 'estimate'> | null;
  /** null: the default of urgent requests. */ thenAskOthers: boolean | null;
};

/** Fields that the dialog does not show: values of an older draft are reset. */
const resetFields = {
  package: undefined,
  answers: undefined,
  estimate: undefined,
  notes: undefined,
  photos: undefined,
  thenAskOthers: undefined,
} satisfies BookingDraft;

/** Draft of an urgent booking with all known values: worker, time, price, address and payment method. */
export function quickDraft(
  service: Service,
  { worker, priceCentavos }: UrgentOffer,
  { address, method, now, noticeMinutes, answered, thenAskOthers }: QuickFacts,
): BookingDraft {
  const free = worker?.nextFreeAt ? manilaDayAndTime(worker.nextFreeAt) : soonestStart(now, noticeMinutes);
  const start = postponedStart({ urgent: true, ...free }, now, noticeMinutes) ?? free;
  return {
    ...resetFields,
    serviceId: service.id,
    serviceName: service.name,
    serviceTitle: service.title,
    category: service.category,
    durationMinutes: service.durationMinutes,
    ...(worker
      ? { workerId: worker.id, workerName: worker.name, anyWorker: undefined }
      : { workerId: undefined, workerName: undefined, anyWorker: true }),
    priceCentavos,
    ...start,
    urgent: true,
    ...answered,
    formDone: answered ? true : undefined,
    ...(address && { address }),
    ...(method && { paymentMethod: method }),
    ...(worker && thenAskOthers !== null && { thenAskOthers }),
  };
}
