import { startsBooking } from '#contracts/events/booking.ts';
import { addDays, manilaDay } from '#contracts/manila-time.ts';
import { defineReadModel } from '../../read-model.ts';

/**
 * How often a service was asked for, by Manila day, as far back as anybody asks: a job once, though the others were
 * asked for it, too. By service id.
 */
export type ServiceDemandDocument = { days: Readonly<Record<string, number>> };

/** What counts as lately. */
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
