import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startContainer } from './container.ts';
import { type StartedEngine, startEngine } from './engine.ts';
import { imageOf } from './images.ts';
import { jars, java } from './maven.ts';
import { freePort, portOpen } from './ports.ts';
import { type RunningProcess, startProcess } from './processes.ts';

const VERSION = '4.2.1';
const dependencies = [`org.apache.kafka:kafka_2.13:${VERSION}`, 'org.slf4j:slf4j-simple:1.7.36'];

/** The broker itself, fetched once. */
export const kafkaJars = () => jars('kafka', dependencies);

/** A Kafka of the caller's own: KAFKA_BROKERS, a container, else the real broker from Maven. */
export function startKafka(): Promise<StartedEngine> {
  return startEngine('Kafka', { variable: 'KAFKA_BROKERS', container: startKafkaContainer, standIn: startBroker });
}

/** One node, small, and quick to let a group begin. */
function settings(port: number, controllerPort: number, host = '127.0.0.1') {
  return {
    'process.roles': 'broker,controller',
    'node.id': '1',
    'controller.quorum.voters': `1@127.0.0.1:${controllerPort}`,
    listeners: `PLAINTEXT://:${port},CONTROLLER://127.0.0.1:${controllerPort}`,
    'advertised.listeners': `PLAINTEXT://${host}:${port}`,
    'listener.security.protocol.map': 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT',
    'controller.listener.names': 'CONTROLLER',
    'inter.broker.listener.name': 'PLAINTEXT',
    'offsets.topic.replication.factor': '1',
    'offsets.topic.num.partitions': '1',
    'transaction.state.log.replication.factor': '1',
    'transaction.state.log.min.isr': '1',
    'transaction.state.log.num.partitions': '1',
    'group.initial.rebalance.delay.ms': '0',
    // A broker that was killed comes back once its former self counts as gone.
    'broker.session.timeout.ms': '2000',
    'broker.heartbeat.interval.ms': '500',
    'auto.create.topics.enable': 'false',
    'log.cleaner.dedupe.buffer.size': '8388608',
  };
}

function startKafkaContainer(): Promise<StartedEngine> {
  const image = imageOf('kafka');
  return startContainer({
    image,
    port: null,
    environment: ({ host, port }) =>
      Object.fromEntries(
        Object.entries(settings(port, port + 1, host)).map(([name, value]) => [
          `KAFKA_${name.toUpperCase().replaceAll('.', '_')}`,
          value,
        ]),
      ),
    says: /Kafka Server started/,
    url: (host, port) => `${host}:${port}`,
    what: `Kafka: ${image} in a container`,
  });
}

async function startBroker(): Promise<StartedEngine> {
  const [folder, port, controllerPort] = [
    await mkdtemp(join(tmpdir(), 'suki-kafka-')),
    await freePort(),
    await freePort(),
  ];
  const properties = join(folder, 'server.properties');
  const lines = Object.entries({ ...settings(port, controllerPort), 'log.dirs': join(folder, 'data') }).map(
    ([name, value]) => `${name}=${value}\n`,
  );
  await writeFile(properties, lines.join(''));
  const classPath = join(kafkaJars(), '*');
  await format(classPath, properties);

  let broker: RunningProcess;
  async function start(): Promise<void> {
    broker = startProcess(java(), [
      '-Xms512m',
      '-Xmx512m',
      '-Dorg.slf4j.simpleLogger.defaultLogLevel=warn',
      '-cp',
      classPath,
      'kafka.Kafka',
      properties,
    ]);
    await portOpen(port, { orElse: broker.ended });
  }

  await start();
  return {
    url: `127.0.0.1:${port}`,
    what: `Kafka: the real broker ${VERSION} from Maven`,
    kill: () => broker.kill(),
    restart: start,
    async wipe() {
      await rm(join(folder, 'data'), { recursive: true });
      await format(classPath, properties);
    },
    freeze: () => broker.signal('SIGSTOP'),
    thaw: () => broker.signal('SIGCONT'),
    async stop() {
      await broker.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function format(classPath: string, properties: string): Promise<void> {
  // One that begins with a dash would be taken for an option.
  const clusterId = `A${randomBytes(16).toString('base64url').slice(1)}`;
  const formatting = startProcess(java(), [
    '-Xmx128m',
    '-XX:TieredStopAtLevel=1',
    '-cp',
    classPath,
    'kafka.tools.StorageTool',
    'format',
    '-t',
    clusterId,
    '-c',
    properties,
  ]);
  await formatting.done;
}
