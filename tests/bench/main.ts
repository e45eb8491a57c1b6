/** Measures everything in one run; `--help` prints the options without loading the benches. */
import { isAskingForHelp } from '#infra/service/asking-for-help.ts';

const HELP = `Measures Suki beside the plain way of doing the same, in one run:

  npm run bench                       tells each figure, and writes docs/benchmarks.md
  npm run bench -- Search Bookings    measures these sections alone; the others keep their figures

The machine must have nothing else to do. ENGINES=embedded leaves the engines out.`;

if (isAskingForHelp(process.argv[2])) console.log(HELP);
else {
  const { measure } = await import('./measure.ts');
  process.exitCode = (await measure(process.argv.slice(2))) ? 0 : 1;
}
