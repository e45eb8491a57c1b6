// node pull-image.ts <image>: ensures that Docker has an image. Its exit code is one of `pullOutcomes`.
import { getContainerRuntimeClient, ImageName } from 'testcontainers';
import { pullOutcomes } from './docker.ts';

const ANSWER_WITHIN_MS = 10_000;
const PULL_WITHIN_MS = 600_000;

const image = ImageName.fromString(process.argv[2] ?? '');
const silent = setTimeout(() => process.exit(pullOutcomes.noDocker), ANSWER_WITHIN_MS);
const client = await getContainerRuntimeClient().catch(() => process.exit(pullOutcomes.noDocker));
clearTimeout(silent);
setTimeout(() => process.exit(pullOutcomes.notPulled), PULL_WITHIN_MS);
try {
  await client.image.pull(image);
  // An interrupted pull resolves like a complete one.
  await client.image.inspect(image);
  process.exit(pullOutcomes.present);
} catch {
  process.exit(pullOutcomes.notPulled);
}
