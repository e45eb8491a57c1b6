import { expect, it } from 'vitest';
import { lastUsedText } from './last-used.ts';
import { sessionsEn } from './sessions/sessions.en.ts';

// 1:05\u00a0AM in Manila, while it is still the 17th in UTC.
const now = Date.parse('2026-11-17T17:05:00.000Z');
const t = (key: keyof typeof sessionsEn, values: Record<string, string | number> = {}) =>
  sessionsEn[key].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

it.each([
  ['2026-11-17T16:00:00.000Z', 'Last used today, 12:00\u00a0AM'],
  ['2026-11-17T15:59:00.000Z', 'Last used yesterday, 11:59\u00a0PM'],
  ['2026-11-16T16:00:00.000Z', 'Last used yesterday, 12:00\u00a0AM'],
  ['2026-11-16T15:45:00.000Z', 'Last used Mon, Nov 16, 11:45\u00a0PM'],
])('formats %s by Manila days as %s', (at, said) => {
  expect(lastUsedText(at, now, t, 'en-PH')).toBe(said);
});
