import '../../../browser/testing/fake-browser.ts';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { Tabs } from '../../../ui/pressing/Tabs.tsx';
import { ListPages } from './ListPages.tsx';

const list = { page: 25, limit: 20, total: 500 };
const shown = (of: Parameters<typeof ListPages>[0]['of']) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <ListPages of={of} onChange={() => {}} />
    </I18nProvider>,
  );

it('shows that a capped list has more rows and how to find them', () => {
  expect(shown({ ...list, capped: true })).toMatch(/At least 500 match.*481 to 500 of 500\+</s);
});

it('shows the total of any other list', () => {
  expect(shown(list)).toContain('481 to 500 of 500<');
  expect(shown(list)).not.toContain('At least');
});

it('shows counts on tabs in the same way', () => {
  const tabs = (capped?: boolean) =>
    renderToStaticMarkup(
      <Tabs
        label="Show"
        items={[{ value: 'open', label: 'Open', count: 1000, capped }]}
        value="open"
        onChange={() => {}}
      >
        …
      </Tabs>,
    );
  expect(tabs(true)).toContain('1000+');
  expect(tabs()).not.toContain('1000+');
});
