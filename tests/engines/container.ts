import { reservePort } from '#infra/setup/reserved-port.mjs';
import type { StartedEngine } from './engine.ts';

type Wanted = {
  image: string;
  /** What listens inside; told where the outside will find it, as some servers must know. */
  environment: (outside: { host: string; port: number }) => Record<string, string>;
  /** The port inside; null when it is the same as outside. */
  port: number | null;
  command?: string[];
  /** The server is there once it has said this. */
  says: RegExp;
  url: (host: string, port: number) => string;
  what: string;
};

/** A container whose port outside stays the same when it is killed and started again. */
export async function startContainer({
  image,
  environment,
  port,
  command,
  says,
  url,
  what,
}: Wanted): Promise<StartedEngine> {
  // Loaded here: most runs have no Docker, and this takes a while.
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
