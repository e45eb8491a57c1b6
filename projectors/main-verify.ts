/** Checks a data folder or a back-up for damage. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isHelpOption } from '#infra/service/help-option.ts';
import { checkBackUp } from '#infra/back-up/check-back-up.ts';
import { checkData, type DataCheck, type Parts, partsOf } from '#infra/back-up/check-data.ts';
import { MANIFEST } from '#infra/back-up/manifest.ts';
import { contentsOf, notCovered } from '#infra/back-up/back-up-contents.ts';
import { StartupError } from '#infra/eventing/resilience.ts';
import { readConfig } from '#infra/service/config.ts';
import { runTool } from '#infra/service/run-tool.ts';

const HELP = `Checks DATA_DIR or a back-up for damage:

  npm run verify             checks DATA_DIR: the pages of its databases, every event and the order of positions, and the
                             content of every file and document that events name
  npm run verify -- DIR      checks a back-up in the same way, and every byte against its manifest

Changes nothing. Suki may run at the same time; both must not run as different users. Exits with 0 if there is no
damage; otherwise prints one line per problem and exits with 1. Does not check the servers at EVENTSTORE_URL and
MONGODB_URL: use their own tools.`;

async function main([folder]: readonly string[]): Promise<void> {
  if (isHelpOption(folder)) return console.log(HELP);
  const { dataDir, engines } = readConfig(process.env);
  const looked = folder ?? dataDir;
  if (!existsSync(looked))
    throw new StartupError(
      `The folder ${looked} does not exist: set DATA_DIR to the data folder of Suki, or name a back-up.`,
    );
  const { check, parts } = existsSync(join(looked, MANIFEST))
    ? await backUp(looked)
    : { check: await checkData(looked, { parts: partsOf(engines), kept: 'in use' }), parts: partsOf(engines) };
  report(looked, check, parts);
}

async function backUp(folder: string): Promise<{ check: DataCheck; parts: Parts }> {
  const { manifest, check } = await checkBackUp(folder);
  return { check, parts: { log: manifest.log !== null, privateData: manifest.privateData } };
}

function report(folder: string, check: DataCheck, parts: Parts): void {
  const wrong = [...check.problems, ...check.missing.map((name) => `Missing, but named by an event: ${name}.`)];
  for (const line of wrong) console.error(line);
  if (wrong.length > 0) process.exitCode = 1;
  else console.log(`No damage found in ${folder}: ${contentsOf(check, parts)}.`);
  for (const line of notCovered(parts)) console.log(line);
}

await runTool(main);
