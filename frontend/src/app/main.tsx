import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { i18n } from '../i18n/i18n.ts';
import { followSystemTheme } from '../ui/theme.ts';
import '../ui/theme.css';
import { page } from './page.tsx';

document.documentElement.lang = i18n.locale;
followSystemTheme();

// On a pre-rendered page this script may run before the document is parsed.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show, { once: true });
else show();
// Not needed before the first screen renders.
void import('../browser/scroll-places.ts').then(({ watchScrollPlaces }) => watchScrollPlaces());

function show(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const app = page((screens) => <BrowserRouter>{screens}</BrowserRouter>);
  if (root.hasChildNodes() && document.documentElement.dataset.drawn !== 'anew') {
    // All lazy parts load first: an update while React still waits for one would make it render that part again from
    // scratch.
    void Promise.allSettled(partsOfPage()).then(() => hydrateRoot(root, app));
    return;
  }
  // The pre-rendered page was for another reader and stayed hidden (public/before-paint.js).
  root.replaceChildren();
  delete document.documentElement.dataset.drawn;
  createRoot(root).render(app);
}

/** Modules that the build listed for this page (build/drawn-pages.ts). */
function partsOfPage(): Promise<unknown>[] {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]');
  return Array.from(links, ({ href }) => import(/* @vite-ignore */ href));
}
