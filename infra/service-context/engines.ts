import * as codec from '#contracts/events/codec.ts';
import type { EventMetadata } from '#contracts/events/envelope.ts';
import * as infra from '#infra/service/engines.ts';

export type Engines = infra.Engines<EventMetadata>;

/** The engines that the configuration names, with our events in the log. */
export function openEngines(options: Omit<infra.OpenOptions<EventMetadata>, 'codec'>): Promise<Engines> {
  return infra.openEngines({ codec, ...options });
}
