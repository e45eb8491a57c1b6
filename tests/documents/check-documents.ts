// Checks the Markdown documents against the code: `npm run check` runs it. It counts as one check and prints the
// problems.
import { decisionIndex } from './decision-index.ts';
import type { DocumentCheck } from './document-check.ts';
import { generatedPagesUpToDate } from './generated-pages.ts';
import { links, namedFiles, sections } from './links.ts';
import { operatingPage } from './operating-page.ts';
import { permissionTables } from './permission-tables.ts';
import { securityPage } from './security-page.ts';

const checks: readonly DocumentCheck[] = [
  links,
  namedFiles,
  sections,
  decisionIndex,
  securityPage,
  operatingPage,
  permissionTables,
  generatedPagesUpToDate,
];

for (const { name, problems } of checks) {
  const found = await problems();
  if (found.length === 0) continue;
  process.exitCode = 1;
  console.log(`${name}: ${found.length} problems`);
  for (const problem of found) console.log(`    ${problem}`);
}
