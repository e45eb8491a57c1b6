import * as z from 'zod/mini';
import type { EventType } from './registry.ts';

/** Turns the data of an event of an older schema version into the next version's. */
type Upcast = (data: unknown) => unknown;

/** By event type: the steps from version 1 on. An event type without an entry is still at version 1. */
export type Upcasters = Readonly<Record<string, readonly Upcast[]>>;

const DocumentWithAddress = z.object({ workerId: z.string(), accountId: z.string(), documentId: z.string(), kind: z.string(), name: z.string() });

/** Nobody sees an event as it once was: what follows the log is given its newest version (infra/eventing/event-log/codec.ts). */
export const upcasters = {
  // 2026-11-23: papers moved to where no address leads, so the address that the event named goes to nobody any more.
  DocumentSubmitted: [(data) => ({ ...z.parse(DocumentWithAddress, data), contentType: null, sizeBytes: null })],
} satisfies { readonly [Type in EventType]?: readonly Upcast[] };
