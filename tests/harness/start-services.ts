import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServiceName, startReverseProxy } from './reverse-proxy.ts';
import { type ServiceProcess, startServiceProcess } from './service-process.ts';
import { admin, otherAdmin, testEnvironment } from './start-suki.ts';
import { TOKEN_SIGNING_KEY } from './test-tokens.ts';

type Options = {
  /** A server whose whole log is this Suki's. */
  eventStoreUrl: string;
  /** They get a database of their own there. */
  mongoUrl: string;
  kafkaBrokers: string;
  /** Processes of each service. */
  copies?: number;
  /** Parts into which the read models are divided. */
  shards?: number;
  /** For every service. */
  env?: Record<string, string>;
  /** Made by the second copy of the command API, as an operator makes one: by a start with another ADMIN_EMAIL. */
  secondAdmin?: boolean;
};

export type RunningServices = {
  /** The reverse proxy's: Suki as a browser sees it. */
  url: string;
  /** With the database that is theirs. */
  mongoUrl: string;
  services: readonly ServiceProcess[];
  /** The copies of one service, e.g. `projectors`. */
  copiesOf(folder: string): readonly ServiceProcess[];
  stop(): Promise<void>;
};

const folders = ['command-api', 'query-api', 'projectors', 'realtime-gateway'];

/** The four services as processes of their own, some of each, on engines that the caller has started, behind a proxy. */
export async function startServices({
  eventStoreUrl,
  mongoUrl,
  kafkaBrokers,
  copies = 2,
  shards = 2,
  env = {},
  secondAdmin = false,
}: Options): Promise<RunningServices> {
  const id = `suki-${randomBytes(4).toString('hex')}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'suki-services-'));
  const services: ServiceProcess[] = [];
  const copiesOf = (folder: string) => services.filter((service) => service.folder === folder);
  const proxy = await startReverseProxy((folder: ServiceName) =>
    copiesOf(folder)
      .filter(({ running }) => running)
      .map(({ port }) => port),
  );

  async function stop(): Promise<void> {
    await Promise.all(services.map((service) => service.stop()));
    await proxy.close();
    await rm(dataDir, { recursive: true, force: true });
  }

  const environment = {
    ...testEnvironment(dataDir, admin),
    TOKEN_SECRET: randomBytes(32).toString('hex'),
    EVENTSTORE_URL: eventStoreUrl,
    MONGODB_URL: withDatabase(mongoUrl, id),
    KAFKA_BROKERS: kafkaBrokers,
    KAFKA_PREFIX: `${id}.`,
    PROJECTOR_SHARDS: String(shards),
    COMMAND_API_URL: proxy.url,
    PUBLIC_URL: proxy.url,
    ...env,
  };
  const names = folders.flatMap((folder) =>
    Array.from({ length: copies }, (_, n) => ({
      folder,
      name: `${folder} ${n + 1}`,
      own: { ...ofCommandApi(folder), ...(secondAdmin && n === 1 && asOtherAdmin) },
    })),
  );
  const started = await Promise.allSettled(
    names.map(async ({ folder, name, own }) =>
      services.push(await startServiceProcess(name, folder, { ...environment, ...own })),
    ),
  );
  const failed = started.find((each) => each.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  return { url: proxy.url, mongoUrl: environment.MONGODB_URL, services, copiesOf, stop };
}

const asOtherAdmin = { ADMIN_EMAIL: otherAdmin.email, ADMIN_PASSWORD: otherAdmin.password };

/** No other service signs access tokens. */
function ofCommandApi(folder: string): Record<string, string> {
  return folder === 'command-api' ? { TOKEN_SIGNING_KEY } : {};
}

/** A database of their own on the server. */
function withDatabase(url: string, name: string): string {
  const [, address = url, options = ''] = url.match(/^([^/]+\/\/[^/?]+)[^?]*(.*)$/) ?? [];
  return `${address}/${name}${options}`;
}
