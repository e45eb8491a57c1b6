import express from 'express';
import { escapeHtml } from './escape-html.ts';
import { setApiHeaders, setPageHeaders } from '../routing/security-headers.ts';

type Operation = { summary: string; tags: string[]; operationId: string; 'x-who': unknown };

/**
 * Serves the OpenAPI document at `/api/openapi.json`, and as a page without scripts at `/api/docs`. Not in production.
 */
export function apiDocs(document: Record<string, unknown>): express.Router {
  const router = express.Router();
  const page = docsPage(document);
  router.get('/api/openapi.json', setApiHeaders, (_request, response) => void response.json(document));
  router.get('/api/docs', setPageHeaders, (_request, response) => void response.type('html').send(page));
  return router;
}

function docsPage(document: Record<string, unknown>): string {
  const paths = Object.entries(document.paths as Record<string, Record<string, Operation>>);
  const operations = paths.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const byModule = Map.groupBy(operations, ({ operation }) => operation.tags[0] ?? '');
  const sections = [...byModule].map(
    ([module, ofModule]) => `<h2>${escapeHtml(module)}</h2>${ofModule.map(section).join('')}`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Suki API</title>
<style>body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#14211f;background:#fbfaf6}summary{
cursor:pointer;padding:.5rem 0}code{font-weight:600}pre{overflow:auto;background:#f3f1ea;padding:1rem;
border-radius:12px;font-size:13px}b{color:#0b6e5f}</style>
<h1>Suki API</h1><p>Made from the route table. The same for programs: <a href="/api/openapi.json">openapi.json</a>.</p>
${sections.join('')}</html>`;
}

function section({ path, method, operation }: { path: string; method: string; operation: Operation }): string {
  const who = Array.isArray(operation['x-who']) ? operation['x-who'].join(', ') : String(operation['x-who']);
  return (
    `<details><summary><b>${method.toUpperCase()}</b> <code>/api${escapeHtml(path)}</code> ` +
    `${escapeHtml(operation.summary)} ` +
    `(${escapeHtml(who)})</summary><pre>${escapeHtml(JSON.stringify(operation, null, 2))}</pre></details>`
  );
}
