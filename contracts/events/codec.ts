import { createCodec } from '#infra/eventing/codec.ts';
import type { EventMetadata } from './envelope.ts';
import { eventSchemas } from './registry.ts';
import { upcasters } from './upcasters.ts';

/** The codec for any event log: encodes and decodes Suki's events. */
export const { withCodec, withDecoding } = createCodec<EventMetadata>({ schemas: eventSchemas, upcasters });
