import * as codec from '#contracts/events/codec.ts';
import type { EventMetadata } from '#contracts/events/envelope.ts';
import * as infra from '#infra/service/engines.ts';

export type Engines = infra.Engines<EventMetadata>;

/** The configured dependencies, with Suki's event codec. */
export function openEngines(options: Omit<infra.OpenOptions<EventMetadata>, 'codec'>): Promise<Engines> {
  return infra.openEngines({ codec, ...options });
}
