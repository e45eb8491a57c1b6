import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServiceName, startReverseProxy } from './reverse-proxy.ts';
import { type ServiceProcess, startServiceProcess } from './service-process.ts';
import { admin, otherAdmin, testEnvironment } from './start-suki.ts';
import { TOKEN_SIGNING_KEY } from './test-tokens.ts';

type Options = {
  /** A server that holds this Suki's log only. */
  eventStoreUrl: string;
  /** The services use their own database on it. */
  mongoUrl: string;
  kafkaBrokers: string;
  /** Processes of each service. */
  copies?: number;
  /** Shards of the read models. */
  shards?: number;
  /** For every service. */
  env?: Record<string, string>;
  /** Created by the second copy of the command API, like an operator does: by a start with another ADMIN_EMAIL. */
  secondAdmin?: boolean;
};

export type RunningServices = {
  /** The reverse proxy's URL: Suki as a browser sees it. */
  url: string;
  /** With their database. */
  mongoUrl: string;
  services: readonly ServiceProcess[];
  /** The copies of one service, e.g. `projectors`. */
  copiesOf(folder: string): readonly ServiceProcess[];
  stop(): Promise<void>;
};

const folders = ['command-api', 'query-api', 'projectors', 'realtime-gateway'];

/** The four services as separate processes, some of each, on engines that the caller has started, behind a proxy. */
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

/** Only the command API signs access tokens. */
function ofCommandApi(folder: string): Record<string, string> {
  return folder === 'command-api' ? { TOKEN_SIGNING_KEY } : {};
}

/** A separate database on the server. */
function withDatabase(url: string, name: string): string {
  const [, address = url, options = ''] = url.match(/^([^/]+\/\/[^/?]+)[^?]*(.*)$/) ?? [];
  return `${address}/${name}${options}`;
}
