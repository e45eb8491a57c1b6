import { describe, expect, it } from 'vitest';
import type { ChatListItem } from '#contracts/views/conversation.ts';
import { dayName, chatListTime } from './chat-when.ts';
import { shownChats } from './shown-chats.ts';
import { newMark, threadRows } from './thread-rows.ts';
import type { ThreadMessage } from './thread.ts';

function message(sequence: number, at: string, changes: Partial<ThreadMessage> = {}): ThreadMessage {
  return {
    key: `m${sequence}`,
    mine: false,
    text: `Message ${sequence}`,
    attachments: [],
    bookingId: null,
    at,
    status: 'read',
    sequence,
    clientTempId: null,
    ...changes,
  };
}

const event = (at: string) => ({
  id: `e-${at}`,
  type: 'BookingAccepted',
  at,
  actor: { id: 'a', name: 'Jun', role: 'worker' },
  text: '',
  details: {},
});
const monday = message(1, '2026-11-16T02:00:00Z');
const tuesday = message(2, '2026-11-17T02:00:00Z');
const outline = (parts: Partial<Parameters<typeof threadRows>[0]>) =>
  threadRows({ messages: [], events: [], hasOlder: false, mark: null, ...parts }).map(({ kind, key }) =>
    kind === 'message' ? key : kind,
  );

describe('thread rows', () => {
  it('separates days at Manila midnight', () => {
    const late = message(3, '2026-11-16T16:30:00Z');
    expect(outline({ messages: [monday, late, tuesday] })).toEqual(['day', 'm1', 'day', 'm3', 'm2']);
  });

  it('places booking events by time', () => {
    expect(
      outline({ messages: [monday, tuesday], events: [event('2026-11-16T03:00:00Z'), event('2026-11-18T00:00:00Z')] }),
    ).toEqual(['day', 'm1', 'event', 'day', 'm2', 'day', 'event']);
  });

  it('omits booking events before the loaded messages, until all are loaded', () => {
    const events = [event('2026-11-15T03:00:00Z')];
    expect(outline({ messages: [monday], events, hasOlder: true })).toEqual(['day', 'm1']);
    expect(outline({ messages: [monday], events })).toEqual(['day', 'event', 'day', 'm1']);
  });

  it('marks the first new message', () => {
    const messages = [
      monday,
      message(2, tuesday.at, { mine: true }),
      message(3, tuesday.at, { status: 'sent' }),
      message(4, tuesday.at, { status: 'sent' }),
    ];
    const mark = newMark(messages, null);
    expect(mark).toEqual({ key: 'm3', count: 2 });
    expect(outline({ messages, mark })).toEqual(['day', 'm1', 'day', 'm2', 'new', 'm3', 'm4']);
  });

  it('prefers the list’s unread count to possibly stale messages', () => {
    const messages = [message(1, monday.at, { status: 'sent' }), message(2, tuesday.at, { status: 'sent' })];
    expect(newMark(messages, 0)).toBeNull();
    expect(newMark(messages, 1)).toEqual({ key: 'm2', count: 1 });
    expect(newMark(messages, 90)).toEqual({ key: 'm1', count: 90 });
  });
});

describe('times', () => {
  const now = Date.parse('2026-11-17T08:00:00Z');
  it('shortens with age in the list', () => {
    expect(chatListTime('2026-11-17T00:07:00Z', now, 'en-PH')).toBe('8:07\u00a0AM');
    expect(chatListTime('2026-11-15T00:07:00Z', now, 'en-PH')).toBe('Sun');
    expect(chatListTime('2026-11-09T00:07:00Z', now, 'en-PH')).toBe('Nov 9');
  });

  it('names today and yesterday', () => {
    expect(dayName('2026-11-17T00:07:00Z', now, 'en-PH')).toBe('today');
    expect(dayName('2026-11-16T00:07:00Z', now, 'en-PH')).toBe('yesterday');
    expect(dayName('2026-11-15T00:07:00Z', now, 'en-PH')).toEqual({ day: 'Sun, Nov 15' });
  });
});

describe('chat list', () => {
  const chat = (id: string, changes: Partial<ChatListItem> = {}): ChatListItem => ({
    conversationId: id,
    bookingId: null,
    partner: { id, name: id, avatar: null, online: false },
    lastMessage: { text: 'Salamat po', senderId: id, sentAt: monday.at, attachments: 0 },
    unreadCount: 0,
    booking: null,
    ...changes,
  });
  const items = [chat('Niño Peña'), chat('Liza', { unreadCount: 2 }), chat('Ben', { bookingId: 'b1' })];
  const names = (asked: Partial<Parameters<typeof shownChats>[1]>) =>
    shownChats(items, { filter: 'all', query: '', openId: null, ...asked }).map(({ partner }) => partner.name);

  it('filters', () => {
    expect(names({})).toHaveLength(3);
    expect(names({ filter: 'unread' })).toEqual(['Liza']);
    expect(names({ filter: 'bookings' })).toEqual(['Ben']);
    expect(names({ filter: 'unread', openId: 'Ben' })).toEqual(['Liza', 'Ben']);
  });

  it('searches ignoring accents', () => {
    expect(names({ query: ' nino pena' })).toEqual(['Niño Peña']);
    expect(names({ query: 'salamat' })).toHaveLength(3);
    expect(names({ query: 'xyz' })).toEqual([]);
  });
});
