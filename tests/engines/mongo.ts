import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startContainer } from './container.ts';
import { type StartedEngine, startEngine } from './engine.ts';
import { imageOf } from './images.ts';
import { jars, java } from './maven.ts';
import { freePort, portOpen } from './ports.ts';
import { type RunningProcess, startProcess } from './processes.ts';

const VERSION = '1.47.0';
const dependencies = [
  `de.bwaldvogel:mongo-java-server:${VERSION}`,
  `de.bwaldvogel:mongo-java-server-h2-backend:${VERSION}`,
];
const source = join(import.meta.dirname, 'mongo-stand-in/MongoStandIn.java');

/** The stand-in itself, fetched once. */
export const mongoJars = () => jars('mongo-stand-in', dependencies);

/** A MongoDB of the caller's own: MONGODB_URL, a container, else a stand-in that speaks its wire protocol. */
export function startMongo(): Promise<StartedEngine> {
  return startEngine('MongoDB', { variable: 'MONGODB_URL', container: startMongoContainer, standIn: startStandIn });
}

function startMongoContainer(): Promise<StartedEngine> {
  const image = imageOf('mongodb');
  return startContainer({
    image,
    port: 27017,
    environment: () => ({}),
    says: /Waiting for connections/,
    url: (host, port) => `mongodb://${host}:${port}/suki`,
    what: `MongoDB: ${image} in a container`,
  });
}

async function startStandIn(): Promise<StartedEngine> {
  const [folder, port] = [await mkdtemp(join(tmpdir(), 'suki-mongo-')), await freePort()];
  const classPath = join(mongoJars(), '*');

  let server: RunningProcess;
  async function start(): Promise<void> {
    server = startProcess(java(), [
      '-Xmx512m',
      '-XX:TieredStopAtLevel=1',
      '-cp',
      classPath,
      source,
      join(folder, 'documents.mv'),
      String(port),
    ]);
    await portOpen(port, { orElse: server.ended });
  }

  await start();
  return {
    url: `mongodb://127.0.0.1:${port}/suki`,
    what: `MongoDB: the stand-in mongo-java-server ${VERSION} from Maven, which speaks its wire protocol`,
    kill: () => server.kill(),
    restart: start,
    freeze: () => server.signal('SIGSTOP'),
    thaw: () => server.signal('SIGCONT'),
    async stop() {
      await server.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
