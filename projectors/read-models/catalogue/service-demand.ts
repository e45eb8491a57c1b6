import { startsBooking } from '#contracts/events/booking.ts';
import { addDays, manilaDay } from '#contracts/manila-time.ts';
import { defineReadModel } from '../../read-model.ts';

/**
 * Requests for a service by Manila day, within the window. A job counts once, even when it is offered to further
 * workers. By service id.
 */
export type ServiceDemandDocument = { days: Readonly<Record<string, number>> };

/** Length of the window. */
export const DEMAND_DAYS = 90;

export const serviceDemand = defineReadModel<ServiceDemandDocument>({
  name: 'service-demand',
  version: 2,
  on: {
    [startsBooking]: {
      ids: ({ data }) => data.service.id,
      apply: (known: ServiceDemandDocument | undefined, { data: { insteadOf }, recordedAt }) => {
        if (insteadOf) return known ?? { days: {} };
        const day = manilaDay(recordedAt);
        const days = Object.entries(known?.days ?? {}).filter(([other]) => other > addDays(day, -DEMAND_DAYS));
        const { [day]: before = 0 } = known?.days ?? {};
        return { days: { ...Object.fromEntries(days), [day]: before + 1 } };
      },
    },
  },
});
