import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Exit codes of tests/engines/pull-image.ts. */
export const pullOutcomes = { present: 0, notPulled: 1, noDocker: 2 };

let dockerAnswers: boolean | undefined;

/**
 * The reason why no container of an image can start, without a full stop; undefined when Docker has the image, which is
 * pulled if necessary. A separate process asks, because a daemon that accepts a connection without answering would keep
 * this one alive.
 */
export async function containerProblem(image: string): Promise<string | undefined> {
  if (dockerAnswers === false) return 'Docker does not answer';
  const pulling = spawn(process.execPath, [join(import.meta.dirname, 'pull-image.ts'), image], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(pulling, 'close');
  dockerAnswers = code !== pullOutcomes.noDocker;
  if (code === pullOutcomes.present) return undefined;
  return dockerAnswers ? `Docker cannot pull ${image}` : 'Docker does not answer';
}
