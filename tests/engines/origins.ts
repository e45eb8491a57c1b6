// The origin of a test's own engine. A run decides this once, before its test runners start, and passes it to their
// processes in a variable, so that skipped files, started engines and the report agree.
import * as z from 'zod';
import { containerProblem } from './docker.ts';
import type { Engine } from './engine.ts';
import { imageOf } from './images.ts';

const Origin = z.union([z.enum(['container', 'substitute']), z.object({ missing: z.string() })]);
/** `missing`: the reason why it is unavailable, without a full stop. */
export type Origin = z.infer<typeof Origin>;

export const originsVariable = 'SUKI_ENGINE_ORIGINS';
const Origins = z.record(z.string(), Origin);

/** The run's decisions, by the engine's name. Empty without a decision, as in a runner that was started directly. */
export function decidedOrigins(): Record<string, Origin> {
  return Origins.parse(JSON.parse(process.env[originsVariable] ?? '{}'));
}

/** Decides for this process and those that it starts afterwards. */
export async function decideOrigins(engines: readonly Engine[]): Promise<void> {
  const decided: Record<string, Origin> = {};
  for (const engine of engines) decided[engine.name] = await findOrigin(engine);
  process.env[originsVariable] = JSON.stringify(decided);
}

export async function originOf(engine: Engine): Promise<Origin> {
  return decidedOrigins()[engine.name] ?? findOrigin(engine);
}

async function findOrigin({ service, prepareSubstitute }: Engine): Promise<Origin> {
  const againstContainer = await containerProblem(imageOf(service));
  if (againstContainer === undefined) return 'container';
  try {
    prepareSubstitute();
    return 'substitute';
  } catch (error) {
    return { missing: `${againstContainer}, and ${error instanceof Error ? error.message : String(error)}` };
  }
}
