import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { accountEvents, loginEvents } from './account.ts';
import { approvalEvents } from './approval.ts';
import { markOf, personal, unpublished } from './marks.ts';

/** Names of personal fields, in any event and at any depth. */
const personalNames = [
  'firstName',
  'lastName',
  'name',
  'avatar',
  'email',
  'phone',
  'value',
  'former',
  'tell',
  'contact',
  'address',
  'location',
  'city',
  'lat',
  'lng',
  'latitude',
  'longitude',
  'birthDate',
  'ip',
  'ipAddress',
  'userAgent',
  'device',
  'credentialId',
  'publicKey',
  'subject',
  'reason',
  'note',
  'text',
  'message',
];

/** Non-personal text: ids, instants, and a passkey device's transports. A new field joins one of the two lists. */
const nonPersonalNames = [
  'accountId',
  'workerId',
  'formerWorkerId',
  'approvalId',
  'changeId',
  'noteId',
  'passkeyId',
  'requestId',
  'sessionId',
  'viewId',
  'addedAt',
  'at',
  'changedAt',
  'expiresAt',
  'reopenUntil',
  'undoUntil',
  'transports',
];

/** `isFree`: free text rather than one of listed values. */
type Field = { event: string; name: string; isText: boolean; isFree: boolean };

/** Fields of an event, at any depth, that are neither marked as personal nor inside a marked field. */
function unmarked(event: string, { shape }: z.ZodMiniObject): Field[] {
  return Object.entries(shape).flatMap(([name, field]) => within(event, name, field));
}

function within(event: string, name: string, field: unknown): Field[] {
  if (!(field instanceof z.ZodMiniType)) throw new Error(`${event}.${name} is no schema`);
  if (markOf(field).withheld === 'personal') return [];
  if (field instanceof z.ZodMiniOptional || field instanceof z.ZodMiniNullable)
    return within(event, name, field.def.innerType);
  if (field instanceof z.ZodMiniArray) return within(event, name, field.def.element);
  if (field instanceof z.ZodMiniObject) return unmarked(event, field);
  const isText = field instanceof z.ZodMiniString;
  return [{ event, name, isText, isFree: isText || field instanceof z.ZodMiniNumber }];
}

const fields = Object.entries({ ...accountEvents, ...loginEvents, ...approvalEvents }).flatMap(([event, schema]) =>
  unmarked(event, schema),
);

test('marks every field with a personal name in account events', () => {
  expect(fields.filter(({ name, isFree }) => isFree && personalNames.includes(name))).toEqual([]);
});

test('lists every other text in account events as non-personal', () => {
  expect(fields.filter(({ name, isText }) => isText && !nonPersonalNames.includes(name))).toEqual([]);
  expect(nonPersonalNames.filter((name) => personalNames.includes(name))).toEqual([]);
});

test('finds an unmarked email at any depth', () => {
  const email = z.optional(z.nullable(z.string()));
  expect(unmarked('Plain', unpublished('', { email })).map(({ name }) => name)).toEqual(['email']);
  const people = z.array(z.object({ name: personal(z.string()), email }));
  expect(unmarked('Deep', unpublished('', { people })).map(({ name }) => name)).toEqual(['email']);
  expect(unmarked('Marked', unpublished('', { email: personal(email), people: personal(people) }))).toEqual([]);
});
