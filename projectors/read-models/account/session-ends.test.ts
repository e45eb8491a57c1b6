import { describe, expect, it } from 'vitest';
import { endsAllSessions } from '#contracts/events/account.ts';
import { given, recorder } from '../testing/given-events.ts';
import { sessionEnds } from './session-ends.ts';

const stream = 'account-a1';
const suspension = { reason: 'Rude', workerId: null };

describe('the ends of sessions', () => {
  it('of a whole account increment its era, for any reason', async () => {
    const event = recorder();
    const { documents, pushes } = await given(sessionEnds, [
      event('AccountSuspended', suspension, { stream }),
      event('AccountReinstated', { workerId: null }, { stream }),
      event('PasswordChanged', {}, { stream }),
      event(
        'RoleChanged',
        { userType: 'admin', workerId: null, formerWorkerId: null },
        { stream, at: '2026-11-18T01:05:00.000Z' },
      ),
    ]);
    expect(documents.get('a1')).toEqual({ accountId: 'a1', era: 3, sessions: [], endedAt: '2026-11-18T01:05:00.000Z' });
    expect(pushes).toHaveLength(3);
    expect(pushes.at(-1)).toEqual({
      namespace: 'sessions',
      event: 'session:ended',
      to: 'processes',
      payload: { accountId: 'a1', era: 3, sessionId: null },
      position: 4,
    });
  });

  it('one by one name the session, and are kept while its tokens may live', async () => {
    const event = recorder();
    const { documents, pushes } = await given(sessionEnds, [
      event('SignedOut', { sessionId: 's1' }, { stream, at: '2026-11-18T01:00:00.000Z' }),
      event('SignedOut', { sessionId: 's2' }, { stream, at: '2026-11-18T01:15:00.000Z' }),
      event('SignedOut', { sessionId: 's3' }, { stream, at: '2026-11-18T01:30:00.000Z' }),
    ]);
    expect(documents.get('a1')).toMatchObject({
      era: 0,
      sessions: [{ sessionId: 's2' }, { sessionId: 's3' }],
      endedAt: '2026-11-18T01:30:00.000Z',
    });
    expect(pushes.map(({ payload }) => payload)).toMatchObject([
      { era: 0, sessionId: 's1' },
      { sessionId: 's2' },
      { sessionId: 's3' },
    ]);
  });

  it('without a session id end nothing', async () => {
    const event = recorder();
    const { documents, pushes } = await given(sessionEnds, [event('SignedOut', {}, { stream })]);
    expect([documents.size, pushes]).toEqual([0, []]);
  });

  it('have a row for each event type that starts an era', () => {
    expect(Object.keys(sessionEnds.on).toSorted()).toEqual([...endsAllSessions, 'SignedOut'].toSorted());
  });
});
