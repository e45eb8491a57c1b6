import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { UnreadableEvent } from '#infra/eventing/event-log.ts';
import { type ParkedEvent, parkedEventsSchema } from '#infra/eventing/projections.ts';
import { memoryDocuments } from '#infra/eventing/testing.ts';
import { now } from '#tests/harness/test-clock.ts';
import { createParking } from './park-unreadable.ts';

it('parks an unreadable event for which commands are rejected, and logs it once', async () => {
  const documents = memoryDocuments();
  const logged: object[] = [];
  const logger = { error: (row: object) => void logged.push(row), warn: () => {} };
  const park = createParking({ documents, logger, now });
  const place = { id: 'e1', type: 'BookingAccepted', stream: 'booking-1', revision: 3, position: 7 };
  for (let nth = 0; nth < 2; nth++) park(new UnreadableEvent(place, 'it holds null instead of an object'));
  await setImmediate();
  const [parked, more] = await documents.find<ParkedEvent>(parkedEventsSchema.name);
  expect(parked?.document).toMatchObject({ readModel: 'commands', stream: 'booking-1', position: 7 });
  expect([more, logged]).toEqual([undefined, [parked?.document]]);
});
