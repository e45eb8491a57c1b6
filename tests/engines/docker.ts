import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** How tests/engines/pull-image.ts ends. */
export const pullOutcomes = { present: 0, notPulled: 1, noDocker: 2 };

let dockerAnswers: boolean | undefined;

/**
 * Why no container of an image can be started, without a full stop; undefined when Docker has the image, which is pulled
 * if necessary. A process of its own asks: a daemon that accepts a connection and is silent would keep this one alive.
 */
export async function reasonAgainstContainer(image: string): Promise<string | undefined> {
  if (dockerAnswers === false) return 'Docker does not answer';
  const pulling = spawn(process.execPath, [join(import.meta.dirname, 'pull-image.ts'), image], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(pulling, 'close');
  dockerAnswers = code !== pullOutcomes.noDocker;
  if (code === pullOutcomes.present) return undefined;
  return dockerAnswers ? `Docker cannot pull ${image}` : 'Docker does not answer';
}
