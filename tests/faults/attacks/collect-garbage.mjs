// Loaded into the server that is attacked, before its own code: on SIGUSR2 it collects its garbage. What merely was not
// collected yet is nothing that an attacker left behind, and how soon V8 collects it says more of the quiet afterwards.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  process.on('SIGUSR2', () => collect());
}
