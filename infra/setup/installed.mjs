import { spawnSync } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { node26, outsideEnvironment, root, run, SetUpFailed } from './run.mjs';

/** Installs the packages of package-lock.json, with the Node 26 that Suki runs on. */
export async function ensureInstalled() {
  if (!packagesMatchLockFile()) await installPackages();
  if (!node26Runs()) await fetchNode26();
}

/**
 * npm writes node_modules/.package-lock.json last: every package listed there is complete. Workspaces are folders of the
 * repository, imported by their path, so they need no install.
 */
function packagesMatchLockFile() {
  const wanted = packagesIn('package-lock.json');
  const present = packagesIn('node_modules/.package-lock.json');
  if (!wanted)
    throw new SetUpFailed('package-lock.json is missing or damaged: restore it with `git checkout package-lock.json`.');
  return (
    present !== undefined &&
    Object.entries(wanted).every(([path, { version, optional, link }]) => {
      if (link || !path.startsWith('node_modules/')) return true;
      return path in present ? present[path].version === version : optional === true;
    })
  );
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return undefined; // missing, or incomplete after an interrupted install
  }
}

async function installPackages() {
  console.log('Installing packages, as package-lock.json has them …');
  // The tools that build the front end are development packages, needed even if NODE_ENV is production.
  const exitCode = await runOutside('npm', ['ci', '--include=dev', '--loglevel=error']);
  if (exitCode !== 0) {
    throw new SetUpFailed(
      `The packages could not be installed (npm ci ended with code ${exitCode}): see npm's words above, then run the same command again.`,
    );
  }
}

function node26Runs() {
  const version = `v${packagesIn('package-lock.json')['node_modules/node'].version}`;
  try {
    if (process.version === version && realpathSync(process.execPath) === realpathSync(node26)) return true;
  } catch {
    return false; // the file does not exist
  }
  return spawnSync(node26, ['--version'], { encoding: 'utf8' }).stdout?.trim() === version;
}

/** The package `node` downloads Node in its install script, which npm may be configured to skip. */
async function fetchNode26() {
  console.log('Fetching Node 26 …');
  await runOutside(process.execPath, ['installArchSpecificPackage.js'], join(root, 'node_modules/node'));
  if (!node26Runs()) {
    throw new SetUpFailed(
      `Node 26 could not be installed for ${process.platform} ${process.arch}: see the words above, then run the same command again.`,
    );
  }
}

async function runOutside(program, args, cwd = root) {
  try {
    return await run(program, args, { env: outsideEnvironment, cwd });
  } catch (error) {
    throw new SetUpFailed(`${program} could not be started (${error.code}): is npm installed and on the PATH?`, {
      cause: error,
    });
  }
}
