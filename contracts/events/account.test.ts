import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { accountEvents, loginEvents } from './account.ts';
import { approvalEvents } from './approval.ts';
import { markOf, personal, unpublished } from './marks.ts';

/** What a field is called that is about somebody in person, whichever event has it and whatever it lies in. */
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

/** Text that is about nobody: ids, instants, and how a passkey’s device is spoken to. A new field joins one of the two lists. */
const aboutNobody = [
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

/** `isFree`: it holds whatever somebody gave, and no word out of a list of ours. */
type Field = { event: string; name: string; isText: boolean; isFree: boolean };

/** The fields of an event, and of what lies in it, that neither are marked as personal nor lie in one that is. */
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

test('what is called like something personal is marked as personal, in every event of an account', () => {
  expect(fields.filter(({ name, isFree }) => isFree && personalNames.includes(name))).toEqual([]);
});

test('any other text in an event of an account is known to be about nobody', () => {
  expect(fields.filter(({ name, isText }) => isText && !aboutNobody.includes(name))).toEqual([]);
  expect(aboutNobody.filter((name) => personalNames.includes(name))).toEqual([]);
});

test('an event with an email that nobody marked is found, however deep it lies', () => {
  const email = z.optional(z.nullable(z.string()));
  expect(unmarked('Plain', unpublished('', { email })).map(({ name }) => name)).toEqual(['email']);
  const people = z.array(z.object({ name: personal(z.string()), email }));
  expect(unmarked('Deep', unpublished('', { people })).map(({ name }) => name)).toEqual(['email']);
  expect(unmarked('Marked', unpublished('', { email: personal(email), people: personal(people) }))).toEqual([]);
});
