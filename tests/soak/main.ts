/** Runs the fault suite for longer than `npm test` can; `--help` lists the options. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import * as z from 'zod/mini';
import { isHelpOption } from '#infra/service/help-option.ts';
import { prepareEngines } from '../engines/prepare.ts';

const HELP = `Injects faults into engines and services under load, for longer than npm test:

  npm run soak                       kills, stops and freezes them at random for ten minutes (FAULT_MINUTES, at most 120)
  npm run soak -- outages [count]    stops each engine 192 times in a row, or as often as count

Afterwards every process must be ready, and everything acknowledged stored once, shown once and equal to a rebuild.
FAULT_SEED chooses the faults; without it the seed is random, and printed. The run starts its own engines and services on
this machine, and never uses the servers that the environment names.`;

const SUITE = 'tests/faults/random-faults.full.engines.test.ts';
const newSeed = () => Math.floor(Math.random() * 1_000_000);
const Wanted = z.object({
  FAULT_MINUTES: z._default(z.coerce.number().check(z.gt(0), z.lte(120)), 10),
  FAULT_SEED: z._default(z.coerce.number().check(z.int(), z.gte(0)), newSeed),
  count: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1000)), 192),
});
type Wanted = z.infer<typeof Wanted>;

/** The modes by the first argument: the announcement, the environment and the selected tests. */
const modes: Record<string, (wanted: Wanted) => { said: string; env: Record<string, string>; only: string[] }> = {
  faults: ({ FAULT_MINUTES }) => ({
    said: `${FAULT_MINUTES} minutes of faults`,
    env: { FAULT_MINUTES: String(FAULT_MINUTES) },
    only: [],
  }),
  outages: ({ count }) => ({
    said: `${count} outages of each engine in a row`,
    env: { OUTAGES: String(count) },
    only: ['--testNamePattern', 'outages of each engine'],
  }),
};

const [word = 'faults', count] = process.argv.slice(2);
process.exitCode = isHelpOption(word) ? tell(HELP) : await soak(word, { ...process.env, count });

async function soak(name: string, options: Record<string, string | undefined>): Promise<number> {
  const mode = modes[name];
  if (!mode) return complain(`Unknown mode ${name}. Run npm run soak, or npm run soak -- outages.`);
  const wanted = z.safeParse(Wanted, options);
  if (!wanted.success)
    return complain(wanted.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
  const { said, env, only } = mode(wanted.data);
  const { FAULT_SEED } = wanted.data;
  console.log(`${said}, chosen by FAULT_SEED=${FAULT_SEED}.`);
  await prepareEngines({ files: [SUITE], required: true });
  // The proxy serves it, too.
  const built = await node(['infra/setup/front-end-built.mjs']);
  return built === 0
    ? node(['node_modules/.bin/vitest', 'run', SUITE, ...only], {
        ...env,
        TEST_SCOPE: 'full',
        FAULT_SEED: String(FAULT_SEED),
      })
    : built;
}

/** Resolves with the exit code. */
async function node(args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  const running = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(running, 'exit');
  return code ?? 1;
}

function tell(text: string): number {
  console.log(text);
  return 0;
}

function complain(text: string): number {
  console.error(text);
  return 1;
}
