import type { bookingChangeEvents } from '../events/booking-changes.ts';
import type { DataOf } from '../events/registry.ts';
import { codeOf, toOtherSide, ofBooking, toClient, toWorkerOfEvent, type DetailsOf } from './event-details.ts';

type NewTime = DataOf<'RescheduleProposed'>;
type Extra = DataOf<'ExtraProposed'>;

const times = ({ by, before, startsAt }: NewTime) => ({ by, before: before.startsAt, startsAt });
const timeNotice = {
  to: toOtherSide,
  details: ({ by, before, startsAt, ...data }: NewTime) => ({ ...codeOf(data), by, before: before.startsAt, startsAt }),
};
const extra = ({ amountCentavos, reason, totalCentavos }: Extra) => ({ amountCentavos, reason, totalCentavos });
const extraNotice = ({ amountCentavos, reason, ...data }: Extra) => ({ ...codeOf(data), amountCentavos, reason });
const totalBefore = ({ totalCentavos, amountCentavos }: Extra) => totalCentavos - amountCentavos;

export const bookingChanges = {
  RescheduleProposed: { tone: 'info', icon: 'CalendarClock', subject: ofBooking, history: times, notify: timeNotice },
  RescheduleAccepted: { tone: 'brand', icon: 'CalendarCheck', subject: ofBooking, history: times, notify: timeNotice },
  RescheduleDeclined: { tone: 'mango', icon: 'CalendarX', subject: ofBooking, history: times, notify: timeNotice },
  RescheduleWithdrawn: { tone: 'neutral', icon: 'CalendarX', subject: ofBooking, history: times, notify: timeNotice },
  ExtraProposed: {
    tone: 'info',
    icon: 'CirclePlus',
    subject: ofBooking,
    strict: true,
    history: extra,
    notify: { to: toClient, details: extraNotice },
  },
  ExtraApproved: {
    tone: 'brand',
    icon: 'CircleCheck',
    subject: ofBooking,
    strict: true,
    changes: (data) => ({ totalCentavos: { before: totalBefore(data), after: data.totalCentavos } }),
    history: extra,
    notify: {
      to: toWorkerOfEvent,
      details: (data) => ({
        ...extraNotice(data),
        totalCentavos: data.totalCentavos,
        totalBeforeCentavos: totalBefore(data),
      }),
    },
  },
  ExtraRefused: {
    tone: 'mango',
    icon: 'CircleX',
    subject: ofBooking,
    strict: true,
    history: extra,
    notify: { to: toWorkerOfEvent, details: extraNotice },
  },
} satisfies DetailsOf<keyof typeof bookingChangeEvents>;
