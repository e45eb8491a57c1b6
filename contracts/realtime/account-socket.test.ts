import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { Handshake } from './account-socket.ts';

it.each([
  [undefined, undefined],
  [null, null],
  ['17', 17],
  [17, 17],
  ['abc', null],
  [{}, null],
])('the last position %j is read as %j', (after, read) => {
  expect(z.parse(Handshake, { token: 't', after })).toEqual({ token: 't', after: read });
});

it('rejects a handshake without a token', () => {
  expect(z.safeParse(Handshake, { after: 17 }).success).toBe(false);
});
