import { describe, expect, it, vi } from 'vitest';
import { startOwnKafka } from './kafka.ts';
import {
  skippedFiles,
  skippedGlobs,
  skippedSummary,
  type Missing,
  missingEngines,
  explainMissing,
} from './skipped-files.ts';
import { engineTestFiles, needsOf } from './needs.ts';
import { originsVariable } from './origins.ts';

const reason = 'Docker does not answer, and no Java was found';
const mongo: Missing = { name: 'MongoDB', variable: 'MONGODB_URL', reason, named: false };
const kafka: Missing = { name: 'Kafka', variable: 'KAFKA_BROKERS', reason, named: false };

const onDouble = 'tests/contract/eventstore-event-log.engines.test.ts';
const onMongo = 'tests/contract/mongo-documents.engines.test.ts';
const killsMongo = 'tests/contract/mongo-documents-faults.full.engines.test.ts';
const onKafka = 'tests/contract/kafka-bus.engines.test.ts';
const onAll = 'tests/api/services.engines.test.ts';
const killsAll = engineTestFiles().find((file) => file.startsWith('tests/faults/random-faults.')) ?? '';
const files = [onDouble, onMongo, killsMongo, onKafka, onAll, killsAll];

describe('the engines that a test file needs', () => {
  it.each([
    [onDouble, { EventStoreDB: 'any' }],
    [onMongo, { MongoDB: 'any' }],
    [killsMongo, { MongoDB: 'own' }],
    [onKafka, { Kafka: 'any' }],
    [onAll, { EventStoreDB: 'any', MongoDB: 'any', Kafka: 'any' }],
    // Through an imported file.
    [killsAll, { EventStoreDB: 'own', MongoDB: 'own', Kafka: 'own' }],
  ])('are read from %s', (file, needs) => {
    expect(Object.fromEntries(needsOf(file))).toEqual(needs);
    expect(engineTestFiles()).toContain(file);
  });

  it('are those of the files in a run', () => {
    expect(engineTestFiles(['**/*-faults.*'])).toContain(onMongo);
    expect(engineTestFiles(['**/*-faults.*'])).not.toContain(killsMongo);
  });

  it('are read from journeys, too', () => {
    expect(engineTestFiles().filter((file) => file.endsWith('.journey.ts'))).toEqual([
      'tests/journeys/one-booking.full.engines.journey.ts',
    ]);
  });
});

describe('the skipped test files', () => {
  it('is empty while every engine is available', () => {
    expect(skippedFiles([], files)).toEqual(new Map());
  });

  it('are those that need a missing engine', () => {
    expect(skippedFiles([mongo], files)).toEqual(
      new Map([
        [onMongo, ['MongoDB']],
        [killsMongo, ['MongoDB']],
        [onAll, ['MongoDB']],
        [killsAll, ['MongoDB']],
      ]),
    );
    expect(skippedFiles([mongo, kafka], files).get(onAll)).toEqual(['MongoDB', 'Kafka']);
    expect(skippedFiles([mongo, kafka], files).has(onDouble)).toBe(false);
  });

  it('are only those that kill their engine where the environment names a server', () => {
    expect([...skippedFiles([{ ...mongo, named: true }], files).keys()]).toEqual([killsMongo, killsAll]);
  });

  it('follow the decision of the run', () => {
    vi.stubEnv('ENGINES', '');
    vi.stubEnv('MONGODB_URL', 'mongodb://localhost/suki');
    vi.stubEnv('KAFKA_BROKERS', '');
    vi.stubEnv(originsVariable, JSON.stringify({ EventStoreDB: 'substitute', MongoDB: { missing: reason } }));
    expect(missingEngines()).toEqual([{ ...mongo, named: true }]);
    expect(skippedGlobs()).toContain(`**/${killsMongo}`);
    expect(skippedGlobs()).not.toContain(`**/${onMongo}`);
    vi.stubEnv(originsVariable, JSON.stringify({ MongoDB: 'container', Kafka: 'substitute' }));
    expect(skippedGlobs()).toEqual([]);
    vi.stubEnv(originsVariable, undefined);
    expect(skippedGlobs()).toEqual([]);
    vi.stubEnv('ENGINES', 'embedded');
    expect(skippedGlobs()).toEqual(['**/*.engines.{test,journey}.ts']);
  });

  it('fail with a one-sentence error when they are started anyway', async () => {
    vi.stubEnv(originsVariable, JSON.stringify({ Kafka: { missing: reason } }));
    await expect(startOwnKafka()).rejects.toThrow(
      'Kafka could not be started: Docker does not answer, and no Java was found.',
    );
  });
});

describe('the summary of a run', () => {
  const counts = new Map([
    [onMongo, 32],
    [killsMongo, 4],
    [onKafka, 11],
    [onAll, 1],
    [killsAll, 0],
  ]);

  it('lists the skipped tests of each engine, the reason, and how to include them', () => {
    expect(skippedSummary(skippedFiles([mongo, kafka], files), counts, [mongo, kafka])).toEqual([
      'Skipped: 36 tests of MongoDB, 11 tests of Kafka and 1 test of MongoDB and Kafka.',
      'MongoDB and Kafka are unavailable: Docker does not answer, and no Java was found.',
      'To include the tests, provide a JDK 17 or later and a Maven that reaches its repository, start Docker or set ' +
        'MONGODB_URL and KAFKA_BROKERS.',
    ]);
  });

  it('lists each reason, and names no variable that is set already', () => {
    const named = { ...mongo, named: true };
    const offline = { ...kafka, reason: 'Docker does not answer, and Maven could not fetch Kafka (Unknown host)' };
    expect(explainMissing([named, offline])).toEqual([
      'MongoDB is unavailable: Docker does not answer, and no Java was found.',
      'Kafka is unavailable: Docker does not answer, and Maven could not fetch Kafka (Unknown host).',
      'To include the tests, provide a JDK 17 or later and a Maven that reaches its repository, start Docker or set ' +
        'KAFKA_BROKERS.',
    ]);
    expect(skippedSummary(skippedFiles([named], files), counts, [named])).toEqual([
      'Skipped: 4 tests of MongoDB.',
      'MongoDB is unavailable: Docker does not answer, and no Java was found.',
      'To include the tests, provide a JDK 17 or later and a Maven that reaches its repository or start Docker.',
    ]);
  });

  it('is empty where the run skipped nothing', () => {
    expect(skippedSummary(new Map(), counts, [])).toEqual([]);
    expect(skippedSummary(skippedFiles([mongo], [killsAll]), counts, [mongo])).toEqual([]);
  });
});
