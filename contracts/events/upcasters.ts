import * as z from 'zod/mini';
import type { Upcast } from '#infra/eventing/codec.ts';
import type { EventType } from './registry.ts';

const DocumentWithAddress = z.object({
  workerId: z.string(),
  accountId: z.string(),
  documentId: z.string(),
  kind: z.string(),
  name: z.string(),
});

/** Early approvals were all about a person. */
const AboutPerson = z.looseObject({ change: z.string(), person: z.unknown() });

const withSubject: readonly Upcast[] = [
  (data) => {
    const { change, person, ...asked } = z.parse(AboutPerson, data);
    return { ...asked, subject: { change, person } };
  },
];

/** Upcasters: consumers of the log always receive an event's newest version (./codec.ts). */
export const upcasters = {
  // 2026-11-23: documents moved to private storage, so the address in the event is removed for all readers.
  DocumentSubmitted: [(data) => ({ ...z.parse(DocumentWithAddress, data), contentType: null, sizeBytes: null })],
  // 2026-11-24: changes of money and settings need approval too, so every approval event names its subject.
  ApprovalRequested: withSubject,
  ApprovalGranted: withSubject,
  ApprovalRefused: withSubject,
  ApprovalWithdrawn: withSubject,
} satisfies { readonly [Type in EventType]?: readonly Upcast[] };
