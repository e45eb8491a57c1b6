import { describe, expect, it } from 'vitest';
import type { Recorded } from '#contracts/events/registry.ts';
import { recorder } from '../testing/given-events.ts';
import { streamState } from './stream-state.ts';

const service = {
  name: 'Tap repair',
  title: 'Tap repair',
  category: 'plumbing',
  icon: 'droplets',
  description: '',
  basePriceCentavos: 600_00,
  durationMinutes: 60,
  urgent: false,
};

function logOf(...events: Recorded[]) {
  return {
    async readOn(stream: string, { from = 0, limit = events.length }: { from?: number; limit?: number }) {
      const found = events.filter((event) => event.stream === stream && event.revision >= from).slice(0, limit);
      return { events: found, next: from + found.length, ended: found.length < limit };
    },
  };
}

describe('the state of a stream', () => {
  const event = recorder();
  const at = (time: string) => `2026-11-20T${time}.000Z`;
  const log = logOf(
    event('ServiceAdded', { serviceId: 's1', ...service }, { stream: 'service-s1', at: at('02:00:00') }),
    event(
      'ServiceChanged',
      { serviceId: 's1', ...service, basePriceCentavos: 700_00 },
      { stream: 'service-s1', at: at('03:00:00') },
    ),
    event(
      'LoginClaimed',
      { accountId: 'a1', kind: 'email', at: at('02:00:00') },
      { stream: 'login-1f', at: at('02:00:00') },
    ),
    event('LoginReleased', { accountId: 'a1' }, { stream: 'login-1f', at: at('03:00:00') }),
  );

  it('equals its read model at that moment', async () => {
    expect(await streamState(log, 'service-s1', {})).toMatchObject({
      revision: 1,
      state: { basePriceCentavos: 700_00 },
    });
    expect(await streamState(log, 'service-s1', { asOf: at('02:59:59') })).toMatchObject({
      revision: 0,
      state: { basePriceCentavos: 600_00 },
    });
    expect(await streamState(log, 'service-s1', { asOf: at('01:00:00') })).toMatchObject({ revision: -1, state: null });
  });

  it('does not exist for a kind of stream without a fold', async () => {
    expect(await streamState(log, 'login-1f', {})).toMatchObject({ revision: 1, state: null });
  });

  it('does not exist without events', async () => {
    expect(await streamState(log, 'service-s2', {})).toBeNull();
  });
});
