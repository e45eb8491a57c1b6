import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { page } from './page.tsx';

/** A public page for a new visitor who reads English; build/drawn-pages.ts writes it to a file. */
export async function drawPage(path: string): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    page((screens) => <StaticRouter location={path}>{screens}</StaticRouter>),
    // A single chunk: React would otherwise move large parts with inline scripts, which the CSP forbids here.
    { onError: (error) => void failures.push(error), progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  // React would otherwise leave a gap for the browser to fill.
  if (failures.length > 0) throw new AggregateError(failures, `${path} can't be drawn without a browser`);
  return new Response(prelude).text();
}
