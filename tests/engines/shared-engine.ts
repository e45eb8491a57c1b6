import * as z from 'zod';
import type { SharedEngineName } from './all.ts';

export const globalSetUpVariable = 'SUKI_ENGINE_SET_UP';

const Answer = z.union([z.object({ url: z.string(), what: z.string() }), z.object({ error: z.string() })]);

/**
 * The address of an engine that all test files of a run share. Use your own names in it (topics, databases, streams)
 * and never kill it; tests that kill engines start their own. The first caller waits for the start.
 */
export async function sharedEngine(name: SharedEngineName): Promise<{ url: string; what: string }> {
  const response = await fetch(`${process.env[globalSetUpVariable]}/${name}`);
  const answer = Answer.parse(await response.json());
  if ('error' in answer) throw new Error(answer.error);
  return answer;
}
