import type { Request, Response } from 'express';
import { beforeEach, expect, it, vi } from 'vitest';
import { HttpError } from '../calls/http-error.ts';
import { createLogger, type Logger } from '../../service/logging.ts';
import { logRefusal } from './security-log.ts';

let lines: Record<string, unknown>[];
let logger: Logger;
beforeEach(() => {
  lines = [];
  logger = createLogger('info', { to: { write: (line) => void lines.push(JSON.parse(line)) } });
});

const kindOf = (status: number) => ({ status, message: '' });

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

it('logs who was refused what from where, without the request’s content', () => {
  logRefusal(
    new HttpError('wrong_credentials', kindOf(401), { security: { event: 'sign_in_refused', accountId: 'a-1' } }),
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
  ['forbidden', { status: 403 }],
  ['too_many_requests', { status: 429 }],
  ['account_suspended', { status: 403 }],
  ['wrong_code', { status: 400, guess: true }],
] as const)('logs %s, with the signed-in account', (code, kind) => {
  logRefusal(new HttpError(code, { ...kind, message: '' }), logger, request, response({ accountId: 'a-2' }));
  expect(lines).toMatchObject([{ event: `security.${code}`, accountId: 'a-2', status: kind.status }]);
});

it('does not log an expired access token', () => {
  logRefusal(new HttpError('unauthenticated', kindOf(401)), logger, request, response());
  logRefusal(
    new HttpError('unauthenticated', kindOf(401), { security: { event: 'refresh_token_reused', accountId: 'a-1' } }),
    logger,
    request,
    response(),
  );
  expect(lines).toMatchObject([
    { level: 30, event: 'security.unauthenticated' },
    { level: 40, event: 'security.refresh_token_reused', accountId: 'a-1' },
  ]);
});

it('names the invalid fields without their values', () => {
  const errors = [{ path: 'body.price', message: 'At most 5, not <script>' }];
  logRefusal(new HttpError('invalid', kindOf(400), { errors }), logger, request, response({ accountId: 'a-2' }));
  expect(lines).toMatchObject([{ level: 30, event: 'security.invalid', accountId: 'a-2', fields: ['body.price'] }]);
  expect(JSON.stringify(lines)).not.toContain('script');
});

it('omits refusals that are not security-relevant', () => {
  for (const error of [
    new HttpError('not_found', kindOf(404)),
    new HttpError('slot_taken', kindOf(409)),
    new Error('bug'),
  ])
    logRefusal(error, logger, request, response());
  expect(lines).toEqual([]);
});

it('writes at most a hundred lines of a kind a minute, and counts the omitted ones', () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  for (let time = 0; time < 1000; time++)
    logRefusal(new HttpError('too_many_requests', kindOf(429)), logger, request, response());
  logRefusal(new HttpError('forbidden', kindOf(403)), logger, request, response());
  expect(lines).toHaveLength(101);
  clock.mockReturnValue(60_000);
  logRefusal(new HttpError('too_many_requests', kindOf(429)), logger, request, response());
  expect(lines.at(-1)).toMatchObject({ event: 'security.too_many_requests', notLogged: 900 });
  clock.mockRestore();
});
