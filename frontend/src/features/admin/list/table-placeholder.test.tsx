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

it('says that a list is empty, unless only its page is', () => {
  expect(shown({ rows: [], page: { total: 0 } })).toBe('Nothing yet');
  expect(shown({ rows: [] })).toBe('Nothing yet');
  expect(shown({ rows: [], page: { total: 6648 } })).toContain('Loading…');
});

it('offers to clear the filters that leave nothing, and says when there may be more than were looked at', () => {
  const onClear = () => {};
  expect(shown({ rows: [], page: { total: 0 }, onClear })).toMatch(/Nothing fits these filters.*Clear filters/s);
  expect(shown({ rows: [], page: { total: 0, capped: true }, onClear })).toContain('more people have that name');
});

it('says what failed, with a way to try again', () => {
  expect(shown({ of: { error: { status: 500 }, refetch: () => {} } })).toMatch(/It could not be read.*Retry/s);
});

it('is on its way until something is known', () => {
  expect(shown({})).toContain('Loading…');
});

it('leaves rows alone, also while they could not be read anew', () => {
  expect(shown({ rows: ['row'], page: { total: 1 }, of: { error: {}, refetch: () => {} } })).toBe('');
});
