/** Backs up the data folder while Suki runs. */
import { isHelpOption } from '#infra/service/help-option.ts';
import { partsOf } from '#infra/back-up/check-data.ts';
import { contentsOf, notCovered } from '#infra/back-up/back-up-contents.ts';
import { takeBackUp } from '#infra/back-up/take-back-up.ts';
import { StartupError } from '#infra/eventing/resilience.ts';
import { readConfig } from '#infra/service/config.ts';
import { runTool } from '#infra/service/run-tool.ts';

const HELP = `Backs up the data in DATA_DIR that cannot be rebuilt:

  npm run backup -- DIR      creates the folder DIR with the event log, the private data, uploaded files and documents,
                             and the secret that signs links; then reads the log to its head and compares every byte

Suki may run at the same time; both must not run as different users. The back-up does not include data on the servers
at EVENTSTORE_URL and MONGODB_URL; the command lists what is missing. DIR holds private documents and password hashes:
keep it encrypted. Restore it with "npm run restore -- DIR".`;

async function main([to]: readonly string[]): Promise<void> {
  if (isHelpOption(to)) return console.log(HELP);
  if (!to) throw new StartupError('No folder given: run npm run backup -- DIR.');
  const { dataDir, engines } = readConfig(process.env);
  const parts = partsOf(engines);
  const { check } = await takeBackUp({ dataDir, to, parts });
  console.log(`Backed up ${dataDir} to ${to}: ${contentsOf(check, parts)}. The back-up passed its check.`);
  for (const line of notCovered(parts)) console.log(line);
  for (const name of check.missing) console.log(`Missing in ${dataDir}, but named by an event: ${name}.`);
}

process.umask(0o077);
await runTool(main);
