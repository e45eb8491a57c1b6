/** Restores a back-up into the data folder. */
import { isHelpOption } from '#infra/service/help-option.ts';
import { partsOf } from '#infra/back-up/check-data.ts';
import { restoreBackUp } from '#infra/back-up/restore-back-up.ts';
import { notCovered } from '#infra/back-up/back-up-contents.ts';
import { StartupError } from '#infra/eventing/resilience.ts';
import { readConfig } from '#infra/service/config.ts';
import { runTool } from '#infra/service/run-tool.ts';

const REPLACE = '--replace';

const HELP = `Restores a back-up made by "npm run backup" into DATA_DIR:

  npm run restore -- DIR              checks the back-up first; changes nothing if it is damaged or DATA_DIR holds another log
  npm run restore -- DIR ${REPLACE}    also replaces another log

Suki must not run at the same time. The command moves the previous data into a folder of DATA_DIR and prints its name:
delete that folder once Suki works. The next start rebuilds the read models. Run an interrupted restore again.`;

async function main(words: readonly string[]): Promise<void> {
  const [from, ...more] = words.filter((word) => word !== REPLACE);
  if (isHelpOption(from)) return console.log(HELP);
  if (!from || more.length > 0) throw new StartupError('Give one folder: npm run restore -- DIR.');
  const { dataDir, engines } = readConfig(process.env);
  const parts = partsOf(engines);
  const { manifest, replaced } = await restoreBackUp({ from, dataDir, parts, replace: words.includes(REPLACE) });
  const log = manifest.log ? ` with ${manifest.log.events} events up to position ${manifest.log.head}` : '';
  console.log(
    `Restored ${dataDir} to its state of ${manifest.takenAt}${log}. The next start rebuilds the read models.`,
  );
  if (replaced) console.log(`The previous data is in ${replaced}.`);
  for (const line of notCovered(parts)) console.log(line);
}

process.umask(0o077);
await runTool(main);
