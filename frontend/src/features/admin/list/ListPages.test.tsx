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

it('says of a list with more in it than were looked at that there is more, and how to find it', () => {
  expect(shown({ ...list, capped: true })).toMatch(/At least 500 match.*481 to 500 of 500\+</s);
});

it('says of any other how many there are', () => {
  expect(shown(list)).toContain('481 to 500 of 500<');
  expect(shown(list)).not.toContain('At least');
});

it('counts so on tabs, too', () => {
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
