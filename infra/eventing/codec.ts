/** Schemas of events (zod), and upcasters for older versions. */
export { type Codec, createCodec } from './event-log/codec.ts';
export { type Upcast, currentVersion } from './event-log/event-registry.ts';
