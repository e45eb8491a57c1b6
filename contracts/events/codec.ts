import { createCodec } from '#infra/eventing/event-log/codec.ts';
import type { EventMetadata } from './envelope.ts';
import { eventSchemas } from './registry.ts';
import { upcasters } from './upcasters.ts';

/** Whatever log is opened, our events pass through here on their way in and out. */
export const { withCodec, withDecoding } = createCodec<EventMetadata>({ schemas: eventSchemas, upcasters });
