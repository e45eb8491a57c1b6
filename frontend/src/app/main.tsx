import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { i18n } from '../i18n/i18n.ts';
import { followSystemTheme } from '../ui/theme.ts';
import '../ui/theme.css';
import { page } from './page.tsx';

document.documentElement.lang = i18n.locale;
followSystemTheme();

// On a drawn page this runs as soon as it is here, which may be before the whole document has been read.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show, { once: true });
else show();
// Nobody goes back before the first screen is there.
void import('../browser/scroll-places.ts').then(({ watchScrollPlaces }) => watchScrollPlaces());

function show(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const app = page((screens) => <BrowserRouter>{screens}</BrowserRouter>);
  if (root.hasChildNodes() && document.documentElement.dataset.drawn !== 'anew') {
    // All of its parts first: what changes while React still waits for one of them would make it draw that part anew.
    void Promise.allSettled(partsOfPage()).then(() => hydrateRoot(root, app));
    return;
  }
  // What the build drew is not for this reader (public/before-paint.js), and was never shown to them.
  root.replaceChildren();
  delete document.documentElement.dataset.drawn;
  createRoot(root).render(app);
}

/** The scripts that the build found for this page (build/drawn-pages.ts). */
function partsOfPage(): Promise<unknown>[] {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]');
  return Array.from(links, ({ href }) => import(/* @vite-ignore */ href));
}
