/**
 * `npm test -- attacks`: attacks a Suki in its own process like a stranger with little money, one wave after another,
 * while other users continue. Every attack is bounded in number and time and reaches only 127.0.0.1. It measures times
 * and memory, so nothing else should run on the machine. A name chooses one wave.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startSukiProcess, type SukiProcess } from '../../harness/suki-process.ts';
import { checksOfRunningServer, checkAcknowledgedStored } from './aftermath.ts';
import { waves } from './attacks.ts';
import { startBystanders } from './bystanders.ts';
import { createAttackUsers } from './attack-test-users.ts';
import { collectGarbage, collecting, resourcesOf } from './server-probe.ts';
import { underAttack } from './under-attack.ts';
import { type Check, checksOf, linesOf } from './verdict.ts';

/** Until compiled code, caches and pools have their usual size. */
const WARM_UP_MS = 6000;
const REPORT = 'test-results/attacks.json';

if (platform() === 'linux') await main(process.argv[2]);
else report([{ name: 'the attacks', failure: 'they need Linux for /proc and an address per participant' }]);

async function main(only = ''): Promise<void> {
  const chosen = waves.filter((wave) => wave.some((name) => name.includes(only)));
  const dataDir = await mkdtemp(join(tmpdir(), 'suki-attacks-'));
  const suki = await startSukiProcess(dataDir, { RATE_LIMITS: 'on', ...collecting });
  try {
    report(await attacked(suki, dataDir, chosen));
  } finally {
    await suki.kill();
    await rm(dataDir, { recursive: true });
  }
}

async function attacked(suki: SukiProcess, dataDir: string, chosen: typeof waves): Promise<Check[]> {
  const cast = await createAttackUsers(suki.url);
  const bystanders = await startBystanders(suki.url, cast.pairs);
  await pause(WARM_UP_MS);
  await collectGarbage(suki.pid);
  const before = resourcesOf(suki.pid);
  console.log(`before: memory ${before.megabytes.toFixed(0)} MB, ${before.descriptors} descriptors`);

  const checks: Check[] = [];
  for (const wave of chosen) {
    const course = await underAttack(wave, { pid: suki.pid, bystanders, target: cast.target, before });
    for (const line of linesOf(course)) console.log(line);
    checks.push(...checksOf(course, before));
  }
  checks.push(...(await checksOfRunningServer(suki.url, cast)));
  await bystanders.stop();
  await suki.stop();
  return [...checks, await checkAcknowledgedStored(dataDir, bystanders.acknowledged)];
}

function report(checks: readonly Check[]): void {
  mkdirSync('test-results', { recursive: true });
  writeFileSync(REPORT, JSON.stringify({ checks }));
  for (const { name, failure } of checks) if (failure !== null) console.log(`✗ ${name}: ${failure}`);
  process.exitCode = checks.every(({ failure }) => failure === null) ? 0 : 1;
}
