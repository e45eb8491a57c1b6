import '../../../browser/testing/fake-browser.ts';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { RequiredDocuments } from './RequiredDocuments.tsx';

it('shows submitted documents as present, and missing ones as due', () => {
  const list = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <RequiredDocuments missing={['hours', 'clearance', 'paper_checks']} />
    </I18nProvider>,
  );
  const items = list.split('</li>').map((item) => item.replace(/<[^>]+>/g, ''));
  expect(items).toEqual(['A valid ID · handed in', 'An NBI or police clearance · to follow', '']);
});
