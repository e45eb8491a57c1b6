import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { detailsOf, eventTypes } from './every-event.ts';
import { everyEventEn } from './every-event.en.ts';
import { everyEventCeb } from './every-event.ceb.ts';
import { everyEventFil } from './every-event.fil.ts';
import type { EventText } from './texts.ts';

const languages: [string, Record<string, EventText>][] = [
  ['English', everyEventEn],
  ['Filipino', everyEventFil],
  ['Cebuano', everyEventCeb],
];

describe.each(languages)('event texts in %s', (_, texts) => {
  it('are messages that can be parsed', () => {
    for (const message of stringsIn(texts)) expect(() => compileMessageOrThrow(message), message).not.toThrow();
  });

  it('name each kind of news once, since screens use one flat table', () => {
    const keys = Object.values(texts).flatMap(({ notices = {} }) => Object.keys(notices));
    expect(keys).toHaveLength(new Set(keys).size);
  });

  it('have a text for every recipient of a notification', () => {
    const told = eventTypes.filter((type) => detailsOf(type).notify);
    expect(Object.keys(texts).filter((type) => texts[type]?.notices?.[type])).toEqual(expect.arrayContaining(told));
    expect(Object.keys(texts).filter((type) => texts[type]?.notices)).toHaveLength(told.length);
  });
});

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
