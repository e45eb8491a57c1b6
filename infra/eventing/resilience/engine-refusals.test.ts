import { Kafka, KafkaJSConnectionError, KafkaJSProtocolError } from 'kafkajs';
import { MongoNetworkError, MongoServerError } from 'mongodb';
import { describe, expect, it, vi } from 'vitest';
import { createTopics } from '../bus/kafka/kafka-client.ts';
import { answered } from '../documents/mongo/mongo-failures.ts';
import { EngineUnavailable } from './engine-unavailable.ts';
import { refusalOf } from '../event-log/eventstore/refusals.ts';

/** Recorded driver errors. tests/faults/refused-engines.full.engines.test.ts uses real servers. */

const noConnection = (error: string) =>
  new Error(`14 UNAVAILABLE: No connection established. Last error: ${error}. Resolution note: `);

describe('the event log', () => {
  it.each([
    [
      'unable to verify the first certificate',
      /untrusted certificate \(unable to verify the first certificate\).*tlsCAFile/,
    ],
    [
      'self-signed certificate in certificate chain',
      /untrusted certificate \(self-signed certificate in certificate chain\)/,
    ],
    ['certificate has expired', /certificate has expired/],
    [
      "Error [ERR_TLS_CERT_ALTNAME_INVALID]: Hostname/IP does not match certificate's altnames: Host: a. is " +
        "not in the cert's altnames: DNS:b",
      /host name of the server's certificate \(DNS:b\)/,
    ],
    [
      "TypeError [ERR_INVALID_ARG_VALUE]: The property 'options.servername' Setting the TLS ServerName to an " +
        "IP address is not permitted.. Received '10.0.0.1'",
      /must use a host name.*nodes advertise/,
    ],
    [
      'Error: 40A3:error:0A00010B:SSL routines:tls_validate_record_header:wrong version number:../deps',
      /requires TLS but the server does not use it/,
    ],
  ])('rejects "%s" with the cause and the remedy', (said, sentence) => {
    const refusal = refusalOf(noConnection(`Error: ${said}`));
    expect(refusal).toMatch(/^[^\n]+\.$/);
    expect(refusal).toMatch(sentence);
  });

  it.each([
    'Error: connect ECONNREFUSED 127.0.0.1:2113',
    'Error: read ECONNRESET',
    'Failed to connect (2026-11-22T22:20:54.925Z)',
    'Name resolution failed for target dns:eventstore:2113',
    'Connection dropped',
  ])('treats "%s" as transient', (said) => {
    expect(refusalOf(noConnection(said))).toBeUndefined();
  });
});

describe('documents', () => {
  const failed = (failure: Error) =>
    answered(() => Promise.reject(failure)).catch((error: unknown) =>
      error instanceof EngineUnavailable ? error.refusal : error,
    );

  it.each([
    [new MongoServerError({ message: 'Authentication failed.', code: 18 }), /^has a user name, password or authSource/],
    [new MongoServerError({ message: 'bad auth : authentication failed', code: 8000 }), /^has a user name, password/],
    [new MongoServerError({ message: 'Command find requires authentication', code: 13 }), /^needs a user/],
    [new MongoNetworkError('self-signed certificate'), /^names a server with an untrusted certificate/],
    [
      new MongoNetworkError('connection', {
        cause: new Error(
          "Hostname/IP does not match certificate's altnames: Host: a. is not in the cert's altnames: DNS:b",
        ),
      }),
      /^must use a host name of the server's certificate/,
    ],
  ])('rejects "%s" with the cause and the remedy', async (failure, sentence) => {
    expect(await failed(failure)).toMatch(sentence);
  });

  it.each([
    new MongoNetworkError('connect ECONNREFUSED 127.0.0.1:27017'),
    new MongoNetworkError('getaddrinfo ENOTFOUND mongodb'),
    new MongoServerError({ message: 'not primary', code: 10107 }),
  ])('treats "%s" as transient', async (failure) => {
    expect(await failed(failure)).toBeUndefined();
  });
});

describe('the bus', () => {
  async function failed(failure: Error): Promise<unknown> {
    const kafka = new Kafka({ brokers: ['127.0.0.1:1'] });
    const admin = kafka.admin();
    vi.spyOn(admin, 'connect').mockRejectedValue(failure);
    vi.spyOn(kafka, 'admin').mockReturnValue(admin);
    const topics = createTopics(kafka, { partitions: 1, replication: 1 });
    return topics.ping().catch((error: unknown) => (error instanceof EngineUnavailable ? error.refusal : error));
  }

  it.each([
    ['CLUSTER_AUTHORIZATION_FAILED', /^must name brokers that let anonymous clients create/],
    ['ILLEGAL_SASL_STATE', /^must name a listener without SASL/],
  ])('rejects %s with the cause and the remedy', async (type, sentence) => {
    expect(
      await failed(new KafkaJSProtocolError(Object.assign(new Error('refused'), { type, code: 31, retriable: false }))),
    ).toMatch(sentence);
  });

  it('treats an unreachable broker as transient', async () => {
    expect(await failed(new KafkaJSConnectionError('connect ECONNREFUSED 127.0.0.1:9092'))).toBeUndefined();
  });
});
