import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The image of a service in the compose file, so that tests run the deployed version. */
export function imageOf(service: string): string {
  const compose = readFileSync(join(import.meta.dirname, '../../infra/deploy/compose.yaml'), 'utf8');
  const block = compose.split(/^ {2}(?=[\w-]+:)/m).find((each) => each.startsWith(`${service}:`));
  const image = block?.match(/^\s+image:\s*["']?([^\s"']+)/m)?.[1];
  if (!image) throw new Error(`infra/deploy/compose.yaml has no image for ${service}`);
  return image;
}
