/** Measures everything in one run; `--help` prints the options without loading the benches. */
import { isHelpOption } from '#infra/service/help-option.ts';

const HELP = `Measures Suki and a plain baseline in one run:

  npm run bench                       prints each figure, and writes docs/benchmarks.md
  npm run bench -- Search Bookings    measures only these sections; the others keep their figures

Nothing else may run on the machine. ENGINES=embedded skips the external dependencies.`;

if (isHelpOption(process.argv[2])) console.log(HELP);
else {
  const { measure } = await import('./measure.ts');
  process.exitCode = (await measure(process.argv.slice(2))) ? 0 : 1;
}
