import '../../../browser/testing/fake-browser.ts';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { RebookingLinks } from './RebookingLinks.tsx';

const shown = (booking: Parameters<typeof RebookingLinks>[0]['booking']) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <I18nProvider i18n={i18n}>
        <RebookingLinks booking={booking} />
      </I18nProvider>
    </MemoryRouter>,
  );
const other = { id: 'b0', code: 'SK-AAAAA' };

it('links to the booking that it replaces and to its replacement', () => {
  expect(shown({ insteadOf: other, rebookedAs: null })).toMatch(
    /href="\/admin\/bookings\/b0"[^>]*><span>In place of SK-AAAAA/,
  );
  expect(shown({ insteadOf: null, rebookedAs: { id: 'b2', code: 'SK-BBBBB' } })).toMatch(
    /href="\/admin\/bookings\/b2"[^>]*><span>Others asked as SK-BBBBB/,
  );
  expect(shown({ insteadOf: null, rebookedAs: null })).toBe('');
});
