// `npm run docs` writes the documents that are generated from the code. A check fails while one is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import { integrationDocument, integrationJsonSchema } from '#contracts/integration/integration-document.ts';
import { configurationPage } from './configuration-page.ts';
import type { DocumentCheck } from './document-check.ts';
import { errorsPage } from './errors-page.ts';
import { eventReactionsPage } from './event-reactions.ts';
import { lifecyclePage } from './lifecycle-page.ts';
import { metricsPage } from './metrics-page.ts';
import { thirdPartyPage } from './third-party.ts';

const pages: Readonly<Record<string, () => string | Promise<string>>> = {
  'THIRD-PARTY.md': thirdPartyPage,
  'docs/booking-lifecycle.md': lifecyclePage,
  'docs/configuration.md': configurationPage,
  'docs/reference/event-reactions.md': eventReactionsPage,
  'docs/integration-events.md': integrationDocument,
  'docs/reference/errors.md': errorsPage,
  'docs/reference/metrics.md': metricsPage,
  'docs/integration-events.schema.json': () => `${JSON.stringify(integrationJsonSchema(), null, 2)}\n`,
};

export const generatedPagesUpToDate: DocumentCheck = {
  name: 'generated documents',
  problems: async () => {
    const problems: string[] = [];
    for (const [file, text] of Object.entries(pages))
      if (readFileSync(file, 'utf8') !== (await text())) problems.push(`${file} is out of date: run npm run docs`);
    return problems;
  },
};

if (import.meta.main) for (const [file, text] of Object.entries(pages)) writeFileSync(file, await text());
