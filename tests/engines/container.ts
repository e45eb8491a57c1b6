import { reservePort } from '#infra/setup/reserved-port.mjs';
import type { StartedEngine } from './engine.ts';

type Wanted = {
  image: string;
  /** The environment for the address under which the outside reaches the container; some servers must know it. */
  environment: (outside: { host: string; port: number }) => Record<string, string>;
  /** The port inside; null when it equals the outside port. */
  port: number | null;
  command?: string[];
  /** A log line that shows that the server is ready. */
  says: RegExp;
  url: (host: string, port: number) => string;
  what: string;
};

/** A container whose outside port stays the same across kills and restarts. */
export async function startContainer({
  image,
  environment,
  port,
  command,
  says,
  url,
  what,
}: Wanted): Promise<StartedEngine> {
  // Imported lazily: most runs have no Docker, and the import is slow.
  const { GenericContainer, getContainerRuntimeClient, Wait } = await import('testcontainers');
  const client = await getContainerRuntimeClient();
  const { host } = client.info.containerRuntime;
  const { port: outside, release } = await reservePort();
  const wanted = new GenericContainer(image)
    .withExposedPorts({ container: port ?? outside, host: outside })
    .withEnvironment(environment({ host, port: outside }))
    .withWaitStrategy(Wait.forLogMessage(says));
  const started = await (command ? wanted.withCommand(command) : wanted).start();
  const container = client.container.getById(started.getId());
  return {
    url: url(host, outside),
    what,
    kill: () => container.kill(),
    restart: () => container.start(),
    async stop() {
      await started.stop({ remove: true, removeVolumes: true });
      await release();
    },
  };
}
