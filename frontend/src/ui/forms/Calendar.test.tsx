import '../../browser/testing/fake-browser.ts';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { addDays } from '#contracts/manila-time.ts';
import { i18n } from '../../i18n/i18n.ts';
import { Calendar, type DayLoad } from './Calendar.tsx';

const today = '2026-11-28';
const last = '2027-02-26';
const fourWeeks = Array.from({ length: 28 }, (_, days) => addDays(today, days));

function shown(value: string | null, load: Record<string, DayLoad> = {}): string {
  const calendar = <Calendar value={value} onChange={() => undefined} today={today} last={last} load={load} />;
  return renderToStaticMarkup(<I18nProvider i18n={i18n}>{calendar}</I18nProvider>);
}

const buttons = (markup: string) =>
  [...markup.matchAll(/data-day="([^"]+)"[^>]*>(<button[^>]*>)/g)].map(([, day, button = '']) => ({ day, button }));
const open = (markup: string) => buttons(markup).filter(({ button }) => !button.includes(' disabled=""'));
const tabStops = (markup: string) => buttons(markup).filter(({ button }) => button.includes('tabindex="0"'));

it('at the end of a month four weeks can be chosen from, in one grid that says which months', () => {
  const markup = shown(null);
  expect(open(markup).map(({ day }) => day)).toEqual([...fourWeeks, '2026-12-26']);
  expect(markup.match(/role="grid"/g)).toHaveLength(1);
  expect(markup).toMatch(/role="grid"[^>]*aria-label="November\s–\sDecember 2026"/);
  expect(markup).toMatch(/aria-label="Tuesday, December 1"[^>]*><span[^>]*>Dec<\/span>1</);
});

it('the keyboard comes to a day of the next month when none of this one is free, and to the chosen one', () => {
  const full = { '2026-11-28': 'full', '2026-11-29': 'full', '2026-11-30': 'full' } as const;
  expect(tabStops(shown(null, full)).map(({ day }) => day)).toEqual(['2026-12-01']);
  expect(tabStops(shown('2026-12-03')).map(({ day }) => day)).toEqual(['2026-12-03']);
});

it('a chosen day of a later month is shown in its own, whose weeks are whole', () => {
  const markup = shown('2027-01-20');
  expect(markup).toMatch(/role="grid"[^>]*aria-label="January 2027"/);
  const days = open(markup).map(({ day }) => day);
  expect([days.at(0), days.at(-1)]).toEqual(['2026-12-27', '2027-02-06']);
});
