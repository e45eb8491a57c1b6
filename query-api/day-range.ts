import { addDays, manilaInstant } from '#contracts/manila-time.ts';
import type { Where } from '#infra/eventing/documents.ts';
import type { Days } from './platform/days-in-log.ts';

/** On these Manila days, both included and optional. `field` is an instant. */
export function dayRange(field: string, { from, to }: Days): Where {
  if (!from && !to) return {};
  return { [field]: { ...(from && { gte: manilaInstant(from) }), ...(to && { lt: manilaInstant(addDays(to, 1)) }) } };
}
