import '../../browser/testing/fake-browser.ts';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { i18n } from '../../i18n/i18n.ts';
import { Calendar } from './Calendar.tsx';

it('offers the days of the next month at the end of a month', () => {
  const drawn = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Calendar value={null} onChange={() => undefined} today="2026-11-29" last="2027-02-27" />
    </I18nProvider>,
  );
  const days = [...drawn.matchAll(/data-day="([\d-]+)"/g)].map(([, day]) => day);
  expect(days).toContain('2026-12-12');
});
