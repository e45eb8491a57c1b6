import '../../browser/testing/fake-browser.ts';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { i18n } from '../../i18n/i18n.ts';
import { ProgressSteps } from './ProgressSteps.tsx';

const barsOf = (done: boolean[]) =>
  [
    ...renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <ProgressSteps label="Booking" steps={['Address', 'Schedule', 'Details', 'Payment']} current={2} done={done} />
      </I18nProvider>,
    ).matchAll(/bg-[\w/]+/g),
  ].map(([look]) => look);

it('covers the range from the first step to the current one, including skipped ones', () => {
  expect(barsOf([true, true, false, false])).toEqual(['bg-brand', 'bg-brand', 'bg-brand', 'bg-line']);
  expect(barsOf([true, false, false, false])).toEqual(['bg-brand', 'bg-brand/40', 'bg-brand', 'bg-line']);
});
