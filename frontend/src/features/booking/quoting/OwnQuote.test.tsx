import '../../../browser/testing/fake-browser.ts';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import type { showToast } from '../../../ui/over-the-page/toast.ts';
import { bookingFixture } from '../../../domain/booking/testing/booking-fixture.ts';
import { OwnQuote } from './OwnQuote.tsx';

vi.mock('../../../ui/over-the-page/toast.ts', () => ({ showToast: vi.fn<typeof showToast>() }));

const waiting = { status: 'pending', allowedActions: ['accept', 'decline', 'quote'] } as const;
const shown = (...[changes]: Parameters<typeof bookingFixture>) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <OwnQuote booking={bookingFixture(changes)} />
    </I18nProvider>,
  );

it('mentions other quotes on open jobs only', () => {
  expect(shown({ ...waiting, allowedActions: [...waiting.allowedActions], worker: null })).toContain(
    'Nobody else has sent a quote yet',
  );
  const named = shown({ ...waiting, allowedActions: [...waiting.allowedActions] });
  expect(named).toContain('Only you were asked');
  expect(named).not.toContain('Nobody else');
});
