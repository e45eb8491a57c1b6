import { expect, it } from 'vitest';
import { StartupError } from '../eventing/resilience.ts';
import { readConfig } from './config.ts';
import { secretVariables, withoutSecrets } from './hidden-secrets.ts';
import { createLogger } from './logging.ts';
import { failureText } from './run-service.ts';

const marker = 'pQ7-marker-Zx';

/** Malformed secrets: too short, bare, in a malformed address, and beside valid text. */
const wrongForms = [
  marker.slice(0, 7),
  marker,
  `banana://suki:${marker}@host:1`,
  `//${marker}`,
  `suki:${marker}@host`,
  ` ${marker} `,
  `http//${marker}`,
  `${marker}\n${marker}`,
];

it.each(secretVariables)('names a wrong %s without its value', (name) => {
  let refused = 0;
  for (const value of wrongForms) {
    const env = { [name]: value, SEED: 'none', MAIL_FROM: 'hello@suki.example.ph' };
    try {
      readConfig(env);
    } catch (error) {
      refused += 1;
      expect(error).toBeInstanceOf(StartupError);
      expect(failureText(error, {})).toContain(name);
      expect(failureText(error, {})).not.toContain(value.trim());
      expect(failureText(error, {})).not.toContain(marker);
    }
  }
  // Any text of eight characters can be a password or a webhook secret; any of sixteen a token.
  expect(refused).toBeGreaterThan(0);
});

it.each([
  ['MONGODB_URL', `mongodb://suki:${marker}@mongodb:27017/suki`],
  ['MONGODB_URL', `mongodb://suki:${encodeURIComponent(`${marker}/@'`)}@mongodb:27017/suki`],
  ['MONGODB_URL', `mongodb://suki:${marker}`],
  ['EVENTSTORE_URL', `esdb://admin:${marker}@a:2113,b:2113?tls=true`],
  ['SMTP_URL', `smtps://me@example.ph:${marker}@mail.example.ph:465`],
  ['KAFKA_BROKERS', `user:${marker}@kafka:9092`],
  ['PUBLIC_URL', `https://suki.example.ph?token=${marker}`],
])('prints an error that quotes %s=%s without its secret, and with its host', (name, value) => {
  const error = Object.assign(new Error(`Invalid connection string "${value}"`), {
    options: { address: value, password: marker, auth: [decodeURIComponent(value.replaceAll('%', '%25'))] },
  });
  expect(failureText(error, { [name]: value })).not.toContain(marker);
  expect(failureText(error, { [name]: value })).toContain('Invalid connection string');
});

it('keeps text that is not secret, such as the host of an unavailable dependency', () => {
  const clean = withoutSecrets({
    MONGODB_URL: 'mongodb://mongodb:27017/suki',
    KAFKA_BROKERS: 'kafka-1:9092,kafka-2:9092',
    PUBLIC_URL: 'https://suki.example.ph',
    SMTP_URL: `smtp://u:${marker}@mail.example.ph:587`,
  });
  expect(clean('connect ECONNREFUSED mongodb:27017, kafka-1:9092, mail.example.ph:587')).toBe(
    'connect ECONNREFUSED mongodb:27017, kafka-1:9092, mail.example.ph:587',
  );
});

it('hides secrets in the log, too', () => {
  const address = `mongodb://suki:${marker}@mongodb:27017/suki`;
  const lines: string[] = [];
  const logger = createLogger('warn', {
    env: { MONGODB_URL: address },
    to: { write: (line) => void lines.push(line) },
  });
  logger.warn({ err: new Error(`could not parse ${address}`), url: address }, 'Dependency not available yet; retrying');
  expect(lines.join('')).toContain('Dependency not available yet; retrying');
  expect(lines.join('')).not.toContain(marker);
});
