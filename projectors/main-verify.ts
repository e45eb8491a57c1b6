/** Checks a data folder or a back-up for damage. See `--help`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isAskingForHelp } from '#infra/service/asking-for-help.ts';
import { checkBackUp } from '#infra/back-up/check-back-up.ts';
import { checkData, type DataCheck, type Parts, partsOf } from '#infra/back-up/check-data.ts';
import { MANIFEST } from '#infra/back-up/manifest.ts';
import { contentsOf, notCovered } from '#infra/back-up/back-up-contents.ts';
import { StartupError } from '#infra/eventing/resilience/startup-error.ts';
import { readConfig } from '#infra/service/config.ts';
import { runTool } from '#infra/service/run-tool.ts';

const HELP = `Looks through what DATA_DIR keeps, or through a back-up, for damage:

  npm run verify             DATA_DIR: the pages of its databases, the log event by event without a gap, and that every
                             file and document that events name is there, with the bytes that it was stored with
  npm run verify -- DIR      a back-up in the same way, and every byte of it against its manifest

Changes nothing. Suki may run meanwhile; the two must not be run by different users. Ends with 0 where all is well, with 1
where something is damaged or missing, a line each. What EVENTSTORE_URL and MONGODB_URL keep is looked after by their own tools.`;

async function main([folder]: readonly string[]): Promise<void> {
  if (isAskingForHelp(folder)) return console.log(HELP);
  const { dataDir, engines } = readConfig(process.env);
  const looked = folder ?? dataDir;
  if (!existsSync(looked))
    throw new StartupError(
      `There is no folder ${looked}: set DATA_DIR to the one that Suki keeps its data in, or name a back-up.`,
    );
  const { check, parts } = existsSync(join(looked, MANIFEST))
    ? await backUp(looked)
    : { check: await checkData(looked, { parts: partsOf(engines), kept: 'in use' }), parts: partsOf(engines) };
  tell(looked, check, parts);
}

async function backUp(folder: string): Promise<{ check: DataCheck; parts: Parts }> {
  const { manifest, check } = await checkBackUp(folder);
  return { check, parts: { log: manifest.log !== null, privateData: manifest.privateData } };
}

function tell(folder: string, check: DataCheck, parts: Parts): void {
  const wrong = [...check.problems, ...check.missing.map((name) => `Events name what is not there: ${name}.`)];
  for (const line of wrong) console.error(line);
  if (wrong.length > 0) process.exitCode = 1;
  else console.log(`${folder} is whole: ${contentsOf(check, parts)}.`);
  for (const line of notCovered(parts)) console.log(line);
}

await runTool(main);
