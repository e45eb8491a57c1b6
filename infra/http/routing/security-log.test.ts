import type { Request, Response } from 'express';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createLogger, type Logger } from '../../service/logging.ts';
import { logRefusal } from './security-log.ts';

let lines: Record<string, unknown>[];
let logger: Logger;
beforeEach(() => {
  lines = [];
  logger = createLogger('info', { to: { write: (line) => void lines.push(JSON.parse(line)) } });
});

const request = {
  ip: '203.0.113.7',
  method: 'POST',
  path: '/api/auth/login',
  query: { token: 'in-the-query' },
  headers: { authorization: 'Bearer abc' },
  body: { password: 'sampaguita-1', email: 'maria@example.com' },
} as unknown as Request;
const response = (caller?: { accountId: string }) =>
  ({ locals: { requestId: 'r-12345678', caller } }) as unknown as Response;

it('says who was refused what, and from where, and none of what they sent', () => {
  logRefusal(
    new ApiError('wrong_credentials', { security: { event: 'sign_in_refused', accountId: 'a-1' } }),
    logger,
    request,
    response(),
  );
  expect(lines).toMatchObject([
    {
      level: 40,
      event: 'security.sign_in_refused',
      accountId: 'a-1',
      address: '203.0.113.7',
      method: 'POST',
      path: '/api/auth/login',
      status: 401,
      requestId: 'r-12345678',
    },
  ]);
  for (const secret of ['in-the-query', 'abc', 'sampaguita', 'maria@'])
    expect(JSON.stringify(lines)).not.toContain(secret);
});

it.each([
  ['forbidden', 403],
  ['too_many_requests', 429],
  ['account_suspended', 403],
  ['wrong_code', 400],
] as const)('%s is one, by who is signed in', (code, status) => {
  logRefusal(new ApiError(code), logger, request, response({ accountId: 'a-2' }));
  expect(lines).toMatchObject([{ event: `security.${code}`, accountId: 'a-2', status }]);
});

it('an access token that ran out is ordinary', () => {
  logRefusal(new ApiError('unauthenticated'), logger, request, response());
  logRefusal(
    new ApiError('unauthenticated', { security: { event: 'refresh_token_reused', accountId: 'a-1' } }),
    logger,
    request,
    response(),
  );
  expect(lines).toMatchObject([
    { level: 30, event: 'security.unauthenticated' },
    { level: 40, event: 'security.refresh_token_reused', accountId: 'a-1' },
  ]);
});

it('what is no matter of security is not there', () => {
  for (const error of [new ApiError('not_found'), new ApiError('slot_taken'), new Error('bug')])
    logRefusal(error, logger, request, response());
  expect(lines).toEqual([]);
});

it('a flood writes a hundred lines a minute of its kind, and says how many it left out', () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  for (let time = 0; time < 1000; time++) logRefusal(new ApiError('too_many_requests'), logger, request, response());
  logRefusal(new ApiError('forbidden'), logger, request, response());
  expect(lines).toHaveLength(101);
  clock.mockReturnValue(60_000);
  logRefusal(new ApiError('too_many_requests'), logger, request, response());
  expect(lines.at(-1)).toMatchObject({ event: 'security.too_many_requests', notLogged: 900 });
  clock.mockRestore();
});
