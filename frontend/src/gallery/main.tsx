/**
 * All components of src/ui in both themes: `npx vite frontend`, then /gallery.html. Served in development only and
 * not part of the product, so its texts are English.
 */
import { I18nProvider } from '@lingui/react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { i18n } from '../i18n/i18n.ts';
import '../ui/theme.css';
import { Toaster } from '../ui/over-the-page/Toaster.tsx';
import { FormParts } from './FormParts.tsx';
import { Layouts } from './Layouts.tsx';
import { ShownParts } from './ShownParts.tsx';
import { StateParts } from './StateParts.tsx';
import { StatusParts } from './StatusParts.tsx';
import { WideParts } from './WideParts.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('gallery.html has no #root');

function Half({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <div data-theme={theme} className="space-y-8 bg-paper p-10 text-ink">
      <StatusParts theme={theme} />
      <FormParts />
      <StateParts />
      <ShownParts />
      <WideParts />
    </div>
  );
}

function Parts() {
  return (
    <>
      <main className="grid xl:grid-cols-2">
        <h1 className="sr-only">The parts</h1>
        <Half theme="light" />
        <Half theme="dark" />
      </main>
      <Toaster />
    </>
  );
}

const samplePaths: Record<string, string> = { admin: '/admin/users', worker: '/worker-bookings' };
const layout = new URLSearchParams(location.search).get('layout');

createRoot(root).render(
  <I18nProvider i18n={i18n}>
    <MemoryRouter initialEntries={[samplePaths[layout ?? ''] ?? '/client/bookings']}>
      {layout ? <Layouts name={layout} /> : <Parts />}
    </MemoryRouter>
  </I18nProvider>,
);
