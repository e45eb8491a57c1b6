import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
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

const VERSION = '4.2.1';
const dependencies = [`org.apache.kafka:kafka_2.13:${VERSION}`, 'org.slf4j:slf4j-simple:1.7.36'];
const kafkaJars = () => jars('kafka', dependencies);

export const kafka: Engine = {
  name: 'Kafka',
  variable: 'KAFKA_BROKERS',
  service: 'kafka',
  startContainer: startKafkaContainer,
  prepareSubstitute() {
    requireJavaTools('java');
    kafkaJars();
  },
  startSubstitute: startBroker,
};

/** A Kafka: KAFKA_BROKERS, else a broker of the caller's own. */
export const startKafka = () => startEngine(kafka);

/** A broker that the caller may kill, whatever KAFKA_BROKERS names: a container, else the real broker from Maven. */
export const startOwnKafka = () => startOwnEngine(kafka);

/** One small node, without a delay before a consumer group's first rebalance. */
function settings(
  port: number,
  controllerPort: number,
  { listensOn, host }: { listensOn: string; host: string } = { listensOn: '127.0.0.1', host: '127.0.0.1' },
) {
  return {
    'process.roles': 'broker,controller',
    'node.id': '1',
    'controller.quorum.voters': `1@127.0.0.1:${controllerPort}`,
    listeners: `PLAINTEXT://${listensOn}:${port},CONTROLLER://127.0.0.1:${controllerPort}`,
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
    // A restarted broker joins once its former session has expired.
    'broker.session.timeout.ms': '2000',
    'broker.heartbeat.interval.ms': '500',
    'auto.create.topics.enable': 'false',
    'log.cleaner.dedupe.buffer.size': '8388608',
  };
}

function startKafkaContainer(): Promise<StartedEngine> {
  const image = imageOf(kafka.service);
  return startContainer({
    image,
    port: null,
    environment: ({ host, port }) =>
      Object.fromEntries(
        Object.entries(settings(port, port + 1, { listensOn: '', host })).map(([name, value]) => [
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
  const folder = await mkdtemp(join(tmpdir(), 'suki-kafka-'));
  const reserved = [await reservePort(), await reservePort()] as const;
  const [{ port }, { port: controllerPort }] = reserved;
  const properties = join(folder, 'server.properties');
  const lines = Object.entries({ ...settings(port, controllerPort), 'log.dirs': join(folder, 'data') }).map(
    ([name, value]) => `${name}=${value}\n`,
  );
  await writeFile(properties, lines.join(''));
  const classPath = join(kafkaJars(), '*');
  await format(classPath, properties);

  let broker: RunningProcess;
  async function start(): Promise<void> {
    broker = startProcess('java', [
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
      await Promise.all(reserved.map(({ release }) => release()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function format(classPath: string, properties: string): Promise<void> {
  // An id with a leading dash would be parsed as an option.
  const clusterId = `A${randomBytes(16).toString('base64url').slice(1)}`;
  const formatting = startProcess('java', [
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
