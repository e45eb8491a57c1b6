// Runs our Caddyfile in the Caddy of this machine, if it has one: `caddy` on the path, or the program that CADDY names.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { reservePort } from '#infra/setup/reserved-port.mjs';

const program = process.env.CADDY ?? 'caddy';
export const hasCaddy = spawnSync(program, ['version']).status === 0;

type Services = { gateway: number; commands: number; queries: number };
export type RunningCaddy = { port: number; stop: () => Promise<void> };

/** `ends`: whether Caddy terminates TLS, with its own certificate, or a server before it does. */
export async function startCaddy(ends: 'tls' | 'nothing', services: Services): Promise<RunningCaddy> {
  const folder = await mkdtemp(join(tmpdir(), 'suki-caddy-'));
  // Its configuration names the ports, so it cannot listen on port 0.
  const reserved = [await reservePort(), await reservePort(), await reservePort()] as const;
  const [{ port }, { port: plainPort }, { port: healthPort }] = reserved;
  const file = join(folder, 'Caddyfile');
  await writeFile(file, here(await readFile(join(import.meta.dirname, '../../infra/deploy/Caddyfile'), 'utf8')));
  const caddy = spawn(program, ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      SITE_ADDRESS: ends === 'tls' ? `https://localhost:${port}` : `:${port}`,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  caddy.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const stop = async () => {
    if (caddy.exitCode === null && caddy.kill()) await once(caddy, 'exit');
    await Promise.all(reserved.map(({ release }) => release()));
    await rm(folder, { recursive: true });
  };
  // Caddy logs this once every site listens, with its certificate.
  while (!said.includes('serving initial configuration')) {
    if (caddy.exitCode !== null) throw new Error(`Caddy did not start: ${said}`);
    await pause(20);
  }
  return { port, stop };

  /** The same file with the services of this test, limited to its folder and its ports. */
  function here(text: string): string {
    const own = `{\n\tskip_install_trust\n\thttp_port ${plainPort}\n\tauto_https disable_redirects\n`;
    return text
      .replace(/^\{\n/m, own)
      .replace(':8080 {', `:${healthPort} {`)
      .replaceAll('realtime-gateway 4000', `127.0.0.1 ${services.gateway}`)
      .replaceAll('command-api 4000', `127.0.0.1 ${services.commands}`)
      .replaceAll('query-api 4000', `127.0.0.1 ${services.queries}`);
  }
}
