// Loaded into the attacked server before its own code: on SIGUSR2 it collects its garbage. Uncollected garbage is no
// leak of an attack, and the time at which V8 collects it depends on the load afterwards.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  process.on('SIGUSR2', () => collect());
}
