// node exit-with-parent.mjs <program> <arg …>: runs a program while the calling process lives, however that ends. Each
// line on standard input is a signal to forward; the end of input means SIGKILL.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const [program, ...args] = process.argv.slice(2);
const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
child.on('error', (error) => {
  console.error(`${program} could not be started: ${error.message}`);
  process.exit(127);
});
child.on('exit', (code) => process.exit(code ?? 1));

createInterface(process.stdin)
  .on('line', (signal) => child.kill(signal))
  .on('close', () => child.kill('SIGKILL'));
// Ctrl-C reaches the whole process group: this process outlives the child.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill('SIGKILL'));
