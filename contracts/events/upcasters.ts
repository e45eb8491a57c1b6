import * as z from 'zod/mini';
import type { Upcast } from '#infra/eventing/event-log/event-registry.ts';
import type { EventType } from './registry.ts';

const DocumentWithAddress = z.object({
  workerId: z.string(),
  accountId: z.string(),
  documentId: z.string(),
  kind: z.string(),
  name: z.string(),
});

/** All that one admin alone couldn't do was about a person. */
const AboutPerson = z.looseObject({ change: z.string(), person: z.unknown() });

const withSubject: readonly Upcast[] = [
  (data) => {
    const { change, person, ...asked } = z.parse(AboutPerson, data);
    return { ...asked, subject: { change, person } };
  },
];

/** Nobody sees an event as it once was: what follows the log is given its newest version (./codec.ts). */
export const upcasters = {
  // 2026-11-23: documents moved to where no address leads, so the address that the event named goes to nobody any more.
  DocumentSubmitted: [(data) => ({ ...z.parse(DocumentWithAddress, data), contentType: null, sizeBytes: null })],
  // 2026-11-24: money and settings wait for a second admin, too, so what is asked for says itself what it is about.
  ApprovalRequested: withSubject,
  ApprovalGranted: withSubject,
  ApprovalRefused: withSubject,
  ApprovalWithdrawn: withSubject,
} satisfies { readonly [Type in EventType]?: readonly Upcast[] };
