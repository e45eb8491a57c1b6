import '../../../browser/testing/fake-browser.ts';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { tablePlaceholder } from './table-placeholder.tsx';

type Given = Partial<Parameters<typeof tablePlaceholder>[0]>;

function shown(given: Given): string {
  const of = { refetch: () => {} };
  const instead = tablePlaceholder({
    of,
    rows: undefined,
    failed: 'It could not be read',
    empty: 'Nothing yet',
    columns: 5,
    onClear: null,
    ...given,
  });
  return renderToStaticMarkup(<I18nProvider i18n={i18n}>{instead}</I18nProvider>);
}

it('shows an empty list, unless only the page is empty', () => {
  expect(shown({ rows: [], page: { total: 0 } })).toBe('Nothing yet');
  expect(shown({ rows: [] })).toBe('Nothing yet');
  expect(shown({ rows: [], page: { total: 6648 } })).toContain('Loading…');
});

it('offers to clear filters that match nothing, and states when more rows may match', () => {
  const onClear = () => {};
  expect(shown({ rows: [], page: { total: 0 }, onClear })).toMatch(/Nothing fits these filters.*Clear filters/s);
  expect(shown({ rows: [], page: { total: 0, capped: true }, onClear })).toContain('more people have that name');
});

it('shows an error with a retry', () => {
  expect(shown({ of: { error: { status: 500 }, refetch: () => {} } })).toMatch(/It could not be read.*Retry/s);
});

it('shows a skeleton until the first result', () => {
  expect(shown({})).toContain('Loading…');
});

it('returns nothing for rows, also when a refetch failed', () => {
  expect(shown({ rows: ['row'], page: { total: 1 }, of: { error: {}, refetch: () => {} } })).toBe('');
});
