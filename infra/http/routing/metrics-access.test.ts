import { describe, expect, it } from 'vitest';
import { mayReadMetrics } from './metrics-access.ts';

const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ headers, socket: { remoteAddress } }) as unknown as Parameters<typeof mayReadMetrics>[0];

describe('without a token', () => {
  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('metrics are readable on the same machine: %s', (address) => {
    expect(mayReadMetrics(from(address), null)).toBe(true);
  });

  it.each(['10.0.0.5', '203.0.113.7', '::ffff:203.0.113.7', '2001:db8::1'])(
    'rejects other addresses: %s',
    (address) => {
      expect(mayReadMetrics(from(address), null)).toBe(false);
    },
  );

  it.each(['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])(
    'rejects requests through a proxy on the machine: %s',
    (header) => {
      expect(mayReadMetrics(from('127.0.0.1', { [header]: '127.0.0.1' }), null)).toBe(false);
    },
  );
});

describe('with a token', () => {
  const token = 'a token of metrics';

  it('accepts the token from any address', () => {
    expect(mayReadMetrics(from('10.0.0.5', { authorization: `Bearer ${token}` }), token)).toBe(true);
  });

  it.each([{}, { authorization: 'Bearer ' }, { authorization: token }, { authorization: `Bearer ${token}x` }])(
    'rejects requests without the token, even from the machine itself: %o',
    (headers) => {
      expect(mayReadMetrics(from('127.0.0.1', headers as Record<string, string>), token)).toBe(false);
    },
  );
});
