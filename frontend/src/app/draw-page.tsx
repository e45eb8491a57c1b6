import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { page } from './page.tsx';

/** A public page as a visitor sees it who is new here and reads English: what build/drawn-pages.ts lays into its file. */
export async function drawPage(path: string): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    page((screens) => <StaticRouter location={path}>{screens}</StaticRouter>),
    // In one piece: React would put large parts at the end, with inline scripts to move them, which pages here don't run.
    { onError: (error) => void failures.push(error), progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  // React would leave a hole in the page, to be filled by the browser.
  if (failures.length > 0) throw new AggregateError(failures, `${path} can't be drawn without a browser`);
  return new Response(prelude).text();
}
