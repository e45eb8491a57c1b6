/** Backs up the data folder of a running Suki. See `--help`. */
import { isAskingForHelp } from '#infra/service/asking-for-help.ts';
import { partsOf } from '#infra/back-up/check-data.ts';
import { contentsOf, notCovered } from '#infra/back-up/back-up-contents.ts';
import { takeBackUp } from '#infra/back-up/take-back-up.ts';
import { StartupError } from '#infra/eventing/resilience/startup-error.ts';
import { readConfig } from '#infra/service/config.ts';
import { runTool } from '#infra/service/run-tool.ts';

const HELP = `Takes a back-up of what DATA_DIR keeps and nothing can rebuild:

  npm run backup -- DIR      into the new folder DIR: the event log, the private data, files and documents that people
                             sent in, and the key that signs sessions; then opens it, reads the log to its head and
                             compares every byte

Suki may run meanwhile; the two must not be run by different users. What EVENTSTORE_URL and MONGODB_URL keep is not in
it, and is said so. DIR holds people's documents and password hashes: keep it encrypted. "npm run restore -- DIR" puts it back.`;

async function main([to]: readonly string[]): Promise<void> {
  if (isAskingForHelp(to)) return console.log(HELP);
  if (!to) throw new StartupError('Say where to: npm run backup -- DIR.');
  const { dataDir, engines } = readConfig(process.env);
  const parts = partsOf(engines);
  const { check } = await takeBackUp({ dataDir, to, parts });
  console.log(`Backed up ${dataDir} into ${to}: ${contentsOf(check, parts)}. It was opened and is whole.`);
  for (const line of notCovered(parts)) console.log(line);
  for (const name of check.missing) console.log(`Events name what is not there to back up: ${name}.`);
}

process.umask(0o077);
await runTool(main);
