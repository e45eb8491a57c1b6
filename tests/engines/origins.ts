// Where an engine of a test's own comes from. A run decides this once, before its test runners start, and hands it down
// to their processes in a variable: which files are left out, what is started and what is reported then agree.
import * as z from 'zod';
import { reasonAgainstContainer } from './docker.ts';
import type { Engine } from './engine.ts';
import { imageOf } from './images.ts';

const Origin = z.union([z.enum(['container', 'substitute']), z.object({ missing: z.string() })]);
/** `missing`: the reason why it cannot be had, without a full stop. */
export type Origin = z.infer<typeof Origin>;

export const originsVariable = 'SUKI_ENGINE_ORIGINS';
const Origins = z.record(z.string(), Origin);

/** What the run decided, by the engine's name. Empty where nothing was decided, as in a runner that was started directly. */
export function decidedOrigins(): Record<string, Origin> {
  return Origins.parse(JSON.parse(process.env[originsVariable] ?? '{}'));
}

/** Decides for this process and those that it starts from now on. */
export async function decideOrigins(engines: readonly Engine[]): Promise<void> {
  const decided: Record<string, Origin> = {};
  for (const engine of engines) decided[engine.name] = await findOrigin(engine);
  process.env[originsVariable] = JSON.stringify(decided);
}

export async function originOf(engine: Engine): Promise<Origin> {
  return decidedOrigins()[engine.name] ?? findOrigin(engine);
}

async function findOrigin({ service, prepareSubstitute }: Engine): Promise<Origin> {
  const againstContainer = await reasonAgainstContainer(imageOf(service));
  if (againstContainer === undefined) return 'container';
  try {
    prepareSubstitute();
    return 'substitute';
  } catch (error) {
    return { missing: `${againstContainer}, and ${error instanceof Error ? error.message : String(error)}` };
  }
}
