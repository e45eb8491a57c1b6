/** Replaces the data folder with a back-up. See `--help`. */
import { isAskingForHelp } from '#infra/service/asking-for-help.ts';
import { partsOf } from '#infra/back-up/check-data.ts';
import { restoreBackUp } from '#infra/back-up/restore-back-up.ts';
import { notCovered } from '#infra/back-up/back-up-contents.ts';
import { StartupError } from '#infra/eventing/resilience/startup-error.ts';
import { readConfig } from '#infra/service/config.ts';
import { runTool } from '#infra/service/run-tool.ts';

const REPLACE = '--replace';

const HELP = `Puts a back-up of "npm run backup" in the place of what DATA_DIR keeps:

  npm run restore -- DIR              checks it first, and changes nothing where it is damaged or DATA_DIR holds another log
  npm run restore -- DIR ${REPLACE}    also over another log

Suki must not run meanwhile. What was there is moved aside, into a folder of DATA_DIR that the command names: delete it
once all is well. Read models are built anew at the next start. A restore that was cut short is run again.`;

async function main(words: readonly string[]): Promise<void> {
  const [from, ...more] = words.filter((word) => word !== REPLACE);
  if (isAskingForHelp(from)) return console.log(HELP);
  if (!from || more.length > 0) throw new StartupError('Say from where: npm run restore -- DIR.');
  const { dataDir, engines } = readConfig(process.env);
  const parts = partsOf(engines);
  const { manifest, replaced } = await restoreBackUp({ from, dataDir, parts, replace: words.includes(REPLACE) });
  const log = manifest.log ? ` with ${manifest.log.events} events up to position ${manifest.log.head}` : '';
  console.log(
    `Restored ${dataDir} as it was at ${manifest.takenAt}${log}. Read models are built anew at the next start.`,
  );
  if (replaced) console.log(`What was there before lies in ${replaced}.`);
  for (const line of notCovered(parts)) console.log(line);
}

process.umask(0o077);
await runTool(main);
