/**
 * `npm run soak`: the fault suite for longer than `npm test` has time for: FAULT_MINUTES, ten unless it says otherwise and
 * two hours at most. FAULT_SEED chooses the faults; without it they are others each time, and the seed is told.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import * as z from 'zod/mini';
import { prepareEngines } from '../engines/prepare.ts';

const SUITE = 'tests/faults/random-faults.engines.test.ts';
const newSeed = () => Math.floor(Math.random() * 1_000_000);
const Environment = z.object({
  FAULT_MINUTES: z._default(z.coerce.number().check(z.gt(0), z.lte(120)), 10),
  FAULT_SEED: z._default(z.coerce.number().check(z.int(), z.gte(0)), newSeed),
});

const environment = z.safeParse(Environment, process.env);
if (environment.success) await soak(environment.data);
else refuse(environment.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));

async function soak({ FAULT_MINUTES, FAULT_SEED }: z.infer<typeof Environment>): Promise<void> {
  console.log(`${FAULT_MINUTES} minutes of faults, chosen by FAULT_SEED=${FAULT_SEED}.`);
  await prepareEngines();
  const env = { ...process.env, FAULT_MINUTES: String(FAULT_MINUTES), FAULT_SEED: String(FAULT_SEED) };
  const suite = spawn(process.execPath, ['node_modules/.bin/vitest', 'run', SUITE], { env, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = await once(suite, 'exit');
  process.exitCode = code ?? 1;
}

function refuse(issues: readonly string[]): void {
  for (const issue of issues) console.error(issue);
  process.exitCode = 1;
}
