import { describe, expect, it } from 'vitest';
import { isPractice, readConfig, requireEngines } from './config.ts';

const engines = {
  EVENTSTORE_URL: 'esdb://a:2113,b:2113?tls=false',
  MONGODB_URL: 'mongodb://a,b/suki?replicaSet=r',
  KAFKA_BROKERS: 'a:9092,b:9092',
};
const TOKEN_SECRET = 'a secret of at least thirty-two characters';
const TOKEN_SIGNING_KEY = 'another one of at least thirty-two characters';

describe('the configuration', () => {
  it('defaults to the embedded engines', () => {
    expect(readConfig({})).toMatchObject({
      engines: { eventStoreUrl: null, mongoUrl: null, kafka: null, mail: null },
      projectorShards: 1,
      commandApiUrl: null,
    });
  });

  it('selects the configured engines', () => {
    expect(readConfig({ ...engines, KAFKA_PARTITIONS: '12', PROJECTOR_SHARDS: '4' })).toMatchObject({
      engines: {
        eventStoreUrl: engines.EVENTSTORE_URL,
        mongoUrl: engines.MONGODB_URL,
        kafka: { brokers: ['a:9092', 'b:9092'], partitions: 12, prefix: '' },
      },
      projectorShards: 4,
    });
  });

  it.each([
    ['', false],
    ['1', 1],
    ['true', true],
    ['loopback,10.0.0.0/8', ['loopback', '10.0.0.0/8']],
  ])('parses trusted proxies: %s', (TRUST_PROXY, trustProxy) => {
    expect(readConfig({ TRUST_PROXY })).toMatchObject({ trustProxy });
  });

  it('disables platform resets by default, except in the demo', () => {
    expect(readConfig({}).allowsReset).toBe(true);
    expect(readConfig({ SEED: 'none' }).allowsReset).toBe(false);
    expect(readConfig({ SEED: 'none', ALLOW_SYSTEM_RESET: 'true' }).allowsReset).toBe(true);
    expect(readConfig({ ALLOW_SYSTEM_RESET: 'false' }).allowsReset).toBe(false);
    expect(() => readConfig({ ALLOW_SYSTEM_RESET: 'perhaps' })).toThrow(
      'ALLOW_SYSTEM_RESET must be true or false; it is "perhaps".',
    );
  });

  it('has no map pictures by default, and allows one host', () => {
    expect(readConfig({}).mapTiles).toBeNull();
    expect(readConfig({ MAP_TILES: 'https://tiles.example.ph/{z}/{x}/{y}.png' }).mapTiles).toEqual({
      url: 'https://tiles.example.ph/{z}/{x}/{y}.png',
      credit: '© OpenStreetMap contributors',
    });
    for (const MAP_TILES of [
      'https://tiles.example.ph/',
      'https://{s}.example.ph/{z}/{x}/{y}.png',
      'javascript:{z}{x}{y}',
      'tiles',
    ])
      expect(() => readConfig({ MAP_TILES })).toThrow(/^MAP_TILES must /);
  });

  it.each([
    ['KAFKA_PARTITIONS', '0'],
    ['PROJECTOR_SHARDS', 'many'],
    ['TRUST_PROXY', 'banana'],
  ])('names %s when it is invalid', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} .*"${value}"`));
  });

  it.each([
    ['EVENTSTORE_URL', 'localhost:2113'],
    ['MONGODB_URL', 'localhost'],
    ['KAFKA_BROKERS', 'localhost'],
    ['COMMAND_API_URL', 'command-api'],
    ['SMTP_URL', 'localhost:25'],
    ['METRICS_TOKEN', 'short'],
  ])('names %s when it is invalid, and hides a possible secret', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must [^"]*$`));
  });

  it('refuses test-only settings in production', () => {
    const production = { NODE_ENV: 'production', SEED: 'none', TOKEN_SECRET, TOKEN_SIGNING_KEY, PAYMENTS: 'sandbox' };
    expect(() => readConfig({ ...production, PASSWORD_HASHES: 'weak' })).toThrow(/^PASSWORD_HASHES must be strong/);
    expect(() => readConfig({ ...production, ALLOW_CLOCK: 'true', CLOCK_AHEAD_MS: '1' })).toThrow(/^ALLOW_CLOCK/);
    expect(() => readConfig({ ...production, CLOCK_AHEAD_MS: '1' })).toThrow(
      /^CLOCK_AHEAD_MS .* needs ALLOW_CLOCK=true/,
    );
  });

  it('accepts a clock offset in whole milliseconds, ahead or behind', () => {
    expect(readConfig({ ALLOW_CLOCK: 'true', CLOCK_AHEAD_MS: '-90000' }).clockAheadMs).toBe(-90_000);
    expect(() => readConfig({ ALLOW_CLOCK: 'true', CLOCK_AHEAD_MS: '1.5' })).toThrow(/^CLOCK_AHEAD_MS must be/);
  });

  it('refuses a secret of few repeated characters in production', () => {
    const production = { NODE_ENV: 'production', SEED: 'none', TOKEN_SECRET, TOKEN_SIGNING_KEY, PAYMENTS: 'sandbox' };
    for (const name of ['TOKEN_SECRET', 'TOKEN_SIGNING_KEY', 'TOKEN_SIGNING_KEY_BEFORE', 'METRICS_TOKEN'])
      for (const secret of ['a'.repeat(40), 'abc'.repeat(14)])
        expect(() => readConfig({ ...production, [name]: secret })).toThrow(`${name} repeats a few characters`);
    expect(() => readConfig({ ...production, METRICS_TOKEN: '0123456789abcdef' })).not.toThrow();
  });

  it('accepts only known values of NODE_ENV', () => {
    for (const NODE_ENV of ['Production', 'prod', 'production ', 'staging'])
      expect(() => readConfig({ NODE_ENV })).toThrow(/^NODE_ENV must be production, development or test; it is "/);
    expect(readConfig({ NODE_ENV: '' }).production).toBe(false);
  });

  it('is a practice platform in production with the payment sandbox only', () => {
    for (const production of [true, false])
      for (const provider of ['sandbox', 'paymongo'] as const)
        expect(
          isPractice({ production, payments: { provider, secretKey: 'sk_live_abc', webhookSecret: 'whsk_abc123' } }),
        ).toBe(production && provider === 'sandbox');
  });

  it('refuses platform resets with real payments', () => {
    const paymongo = {
      SEED: 'none',
      PAYMENTS: 'paymongo',
      PAYMONGO_WEBHOOK_SECRET: 'whsk_abc123',
      ALLOW_SYSTEM_RESET: 'true',
    };
    expect(() => readConfig({ ...paymongo, PAYMONGO_SECRET_KEY: 'sk_live_abc' })).toThrow(
      /^ALLOW_SYSTEM_RESET must be false/,
    );
    expect(readConfig({ ...paymongo, PAYMONGO_SECRET_KEY: 'sk_test_abc' }).allowsReset).toBe(true);
  });

  it('accepts in production only proxies that can be identified', () => {
    const production = { NODE_ENV: 'production', SEED: 'none', TOKEN_SECRET, TOKEN_SIGNING_KEY, PAYMENTS: 'sandbox' };
    expect(() => readConfig({ ...production, TRUST_PROXY: 'true' })).toThrow(
      /^TRUST_PROXY must not be true in production/,
    );
    for (const TRUST_PROXY of ['1', 'false', 'uniquelocal'])
      expect(() => readConfig({ ...production, TRUST_PROXY })).not.toThrow();
  });
});

describe('the second factor of admins', () => {
  const production = { NODE_ENV: 'production', SEED: 'none', TOKEN_SECRET, TOKEN_SIGNING_KEY, PAYMENTS: 'sandbox' };

  it('is required in production, and elsewhere when configured', () => {
    expect(readConfig(production).adminSecondFactor).toBe('required');
    expect(readConfig({}).adminSecondFactor).toBe('optional');
    expect(readConfig({ ADMIN_SECOND_FACTOR: 'required' }).adminSecondFactor).toBe('required');
    expect(() => readConfig({ ...production, ADMIN_SECOND_FACTOR: 'optional' })).toThrow(
      /^ADMIN_SECOND_FACTOR must be required in production/,
    );
  });
});

describe('the key of access tokens', () => {
  const production = { NODE_ENV: 'production', SEED: 'none', TOKEN_SECRET, PAYMENTS: 'sandbox' };

  it('is required in production, except for services that can ask the command API', () => {
    expect(() => readConfig(production)).toThrow(/^TOKEN_SIGNING_KEY must be set in production/);
    expect(readConfig({ ...production, COMMAND_API_URL: 'http://command-api:4000' }).tokenSigningKeys).toEqual([]);
  });

  it('uses the newest', () => {
    const TOKEN_SIGNING_KEY_BEFORE = 'the one before, of thirty-two characters too';
    expect(readConfig({ ...production, TOKEN_SIGNING_KEY, TOKEN_SIGNING_KEY_BEFORE }).tokenSigningKeys).toEqual([
      TOKEN_SIGNING_KEY,
      TOKEN_SIGNING_KEY_BEFORE,
    ]);
  });

  it('differs from the secret shared by all services', () => {
    expect(() => readConfig({ TOKEN_SECRET, TOKEN_SIGNING_KEY: TOKEN_SECRET })).toThrow(
      'TOKEN_SIGNING_KEY must be another text than TOKEN_SECRET',
    );
  });
});

describe('origins of sockets', () => {
  it('are the public address and the configured origins', () => {
    expect(readConfig({ PUBLIC_URL: 'https://suki.example.ph/' }).allowedOrigins).toEqual(['https://suki.example.ph']);
    expect(
      readConfig({
        PUBLIC_URL: 'https://suki.example.ph',
        ALLOWED_ORIGINS: 'https://app.example.ph/, http://localhost:5173',
      }).allowedOrigins,
    ).toEqual(['https://suki.example.ph', 'https://app.example.ph', 'http://localhost:5173']);
  });

  it.each(['app.example.ph', '*', 'https://app.example.ph/path', 'https://a.ph,,https://b.ph', 'null'])(
    'exclude "%s"',
    (ALLOWED_ORIGINS) => {
      expect(() => readConfig({ ALLOWED_ORIGINS })).toThrow('ALLOWED_ORIGINS must be origins like');
    },
  );
});

describe('mail', () => {
  const SMTP_URL = 'smtps://suki:secret@mail.example.ph:465';

  it('uses the configured server', () => {
    const mail = { url: SMTP_URL, from: 'Suki <hello@suki.example.ph>' };
    expect(readConfig({ SMTP_URL, MAIL_FROM: mail.from, SEED: 'none' }).engines.mail).toEqual(mail);
  });

  it('requires a sender', () => {
    expect(() => readConfig({ SMTP_URL, SEED: 'none' })).toThrow('MAIL_FROM must be set where SMTP_URL is');
  });

  it('is not sent to demo users', () => {
    expect(() => readConfig({ SMTP_URL, MAIL_FROM: 'hello@suki.example.ph' })).toThrow(
      'SEED must be none where SMTP_URL is set',
    );
  });
});

describe('a service on its own', () => {
  it('requires all three engines', () => {
    expect(() =>
      requireEngines(readConfig({ ...engines, TOKEN_SECRET, TOKEN_SIGNING_KEY }), 'the query API'),
    ).not.toThrow();
  });

  it.each(['EVENTSTORE_URL', 'MONGODB_URL', 'KAFKA_BROKERS', 'TOKEN_SECRET', 'TOKEN_SIGNING_KEY'])(
    'names %s when it is missing',
    (name) => {
      expect(() =>
        requireEngines(readConfig({ ...engines, TOKEN_SECRET, TOKEN_SIGNING_KEY, [name]: undefined }), 'the query API'),
      ).toThrow(new RegExp(`^${name}.* must be set to run the query API on its own`));
    },
  );
});
