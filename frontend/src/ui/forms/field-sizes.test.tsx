import '../../browser/testing/fake-browser.ts';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { i18n } from '../../i18n/i18n.ts';
import { DateField } from './DateField.tsx';
import { SearchField } from './SearchField.tsx';
import { Select } from './Select.tsx';
import { TextField } from './TextField.tsx';
import { TimeField } from './TimeField.tsx';

const nothing = () => undefined;
const markup = (field: ReactNode) => renderToStaticMarkup(<I18nProvider i18n={i18n}>{field}</I18nProvider>);

/** Heights of the controls; a frame adds a line above and below, and the search field has its own. */
const controls = {
  TextField: <TextField label="From" size={36} />,
  TimeField: <TimeField label="From" value="09:00" onChange={nothing} size={36} />,
  DateField: <DateField label="From" value="" onChange={nothing} size={36} />,
  Select: <Select label="From" options={[]} size={36} />,
};

it.each(Object.entries(controls))(
  'renders %s of a dense row 36 px high on wide screens, and 44 px for touch',
  (_, field) => {
    const shown = markup(field);
    expect(shown).toMatch(/<(input|select)[^>]*h-\[34px\] max-lg:h-\[42px\]/);
  },
);

it('renders a dense search field likewise', () => {
  expect(markup(<SearchField label="Find" look="dense" />)).toMatch(/<input[^>]*h-9 max-lg:h-11/);
});
