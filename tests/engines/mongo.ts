import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reservePort } from '#infra/setup/reserved-port.mjs';
import { startContainer } from './container.ts';
import type { Engine, StartedEngine } from './engine.ts';
import { imageOf } from './images.ts';
import { requireJavaTools } from './java.ts';
import { jars } from './maven.ts';
import { portOpen } from './ports.ts';
import { type RunningProcess, startProcess } from './processes.ts';
import { startEngine, startOwnEngine } from './start-engine.ts';

const VERSION = '1.47.0';
const dependencies = [
  `de.bwaldvogel:mongo-java-server:${VERSION}`,
  `de.bwaldvogel:mongo-java-server-h2-backend:${VERSION}`,
];
const source = join(import.meta.dirname, 'mongo-substitute/MongoSubstitute.java');
const mongoJars = () => jars('mongo-stand-in', dependencies);

export const mongo: Engine = {
  name: 'MongoDB',
  variable: 'MONGODB_URL',
  service: 'mongodb',
  startContainer: startMongoContainer,
  prepareSubstitute() {
    requireJavaTools('java', 'compiler');
    mongoJars();
  },
  startSubstitute: startJavaServer,
};

/** A MongoDB: MONGODB_URL, else a server of the caller's own. */
export const startMongo = () => startEngine(mongo);

/** A server that the caller may kill, whatever MONGODB_URL names: a container, else a server with its wire protocol. */
export const startOwnMongo = () => startOwnEngine(mongo);

function startMongoContainer(): Promise<StartedEngine> {
  const image = imageOf(mongo.service);
  return startContainer({
    image,
    port: 27017,
    environment: () => ({}),
    says: /Waiting for connections/,
    url: (host, port) => `mongodb://${host}:${port}/suki`,
    what: `MongoDB: ${image} in a container`,
  });
}

async function startJavaServer(): Promise<StartedEngine> {
  const folder = await mkdtemp(join(tmpdir(), 'suki-mongo-'));
  const { port, release } = await reservePort();
  const classPath = join(mongoJars(), '*');

  let server: RunningProcess;
  async function start(): Promise<void> {
    server = startProcess('java', [
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
    what: `MongoDB: the substitute mongo-java-server ${VERSION} from Maven, with MongoDB’s wire protocol`,
    kill: () => server.kill(),
    restart: start,
    freeze: () => server.signal('SIGSTOP'),
    thaw: () => server.signal('SIGCONT'),
    async stop() {
      await server.kill();
      await release();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
