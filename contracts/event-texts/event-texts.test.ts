import { expect, it } from 'vitest';
import { detailsOf, eventTypes } from './every-event.ts';
import { everyEventEn } from './every-event.en.ts';
import type { EventText } from './texts.ts';

const texts: Record<string, EventText> = everyEventEn;

it('names each kind of news once, since screens use one flat table', () => {
  const keys = Object.values(texts).flatMap(({ notices = {} }) => Object.keys(notices));
  expect(keys).toHaveLength(new Set(keys).size);
});

it('has a text for every recipient of a notification', () => {
  const told = eventTypes.filter((type) => detailsOf(type).notify);
  expect(Object.keys(texts).filter((type) => texts[type]?.notices?.[type])).toEqual(expect.arrayContaining(told));
  expect(Object.keys(texts).filter((type) => texts[type]?.notices)).toHaveLength(told.length);
});
