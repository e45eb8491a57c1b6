import { describe, expect, it } from 'vitest';
import { channelsNotConfigured } from './channels.ts';
import { isPractice, readConfig, requireEngines } from './config.ts';
import { environment } from './environment.ts';
import { settingDocs } from './setting-docs.ts';

const engines = {
  EVENTSTORE_URL: 'esdb://a:2113,b:2113?tls=false',
  MONGODB_URL: 'mongodb://a,b/suki?replicaSet=r',
  KAFKA_BROKERS: 'a:9092,b:9092',
};
const TOKEN_SECRET = 'a secret of at least thirty-two characters';
const TOKEN_SIGNING_KEY = 'another one of at least thirty-two characters';

describe('the configuration', () => {
  it('defaults to the embedded adapters', () => {
    expect(readConfig({})).toMatchObject({
      engines: { eventStoreUrl: null, mongoUrl: null, kafka: null, mail: null },
      projectorShards: 1,
      commandApiUrl: null,
    });
  });

  it('reads the addresses of the dependencies', () => {
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
  ])('reads trusted proxies from "%s"', (TRUST_PROXY, trustProxy) => {
    expect(readConfig({ TRUST_PROXY })).toMatchObject({ trustProxy });
  });

  it('allows a system reset only if set or with demo data', () => {
    expect(readConfig({}).allowsReset).toBe(true);
    expect(readConfig({ SEED: 'none' }).allowsReset).toBe(false);
    expect(readConfig({ SEED: 'none', ALLOW_SYSTEM_RESET: 'true' }).allowsReset).toBe(true);
    expect(readConfig({ ALLOW_SYSTEM_RESET: 'false' }).allowsReset).toBe(false);
    expect(() => readConfig({ ALLOW_SYSTEM_RESET: 'perhaps' })).toThrow(
      'ALLOW_SYSTEM_RESET must be true or false, not "perhaps".',
    );
  });

  it('accepts map tiles from one origin only', () => {
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
  ])('rejects an invalid %s with its value', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} .*"${value}"`));
  });

  it.each([
    ['EVENTSTORE_URL', 'localhost:2113'],
    ['MONGODB_URL', 'localhost'],
    ['KAFKA_BROKERS', 'localhost'],
    ['COMMAND_API_URL', 'command-api'],
    ['SMTP_URL', 'localhost:25'],
    ['METRICS_TOKEN', 'short'],
  ])('rejects an invalid %s without its value, which may be secret', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must [^"]*$`));
  });

  it.each(
    Object.entries(environment.shape).flatMap(([name, schema]): [string, string | undefined][] => {
      const { inProduction } = settingDocs.get(schema) ?? {};
      if (inProduction === undefined) return [];
      if (typeof inProduction === 'object') return [[name, inProduction.rejects]];
      return [[name, inProduction === 'required' ? undefined : 'localhost:9099']];
    }),
  )('rejects %s=%s in production, as documented', (name, value) => {
    const production = { NODE_ENV: 'production', SEED: 'none', TOKEN_SECRET, TOKEN_SIGNING_KEY, PAYMENTS: 'sandbox' };
    expect(() => readConfig(production)).not.toThrow();
    expect(() => readConfig({ ...production, [name]: value })).toThrow(new RegExp(`^${name}(?:=| is not)`));
  });

  it('rejects test-only settings in production', () => {
    const production = { NODE_ENV: 'production', SEED: 'none', TOKEN_SECRET, TOKEN_SIGNING_KEY, PAYMENTS: 'sandbox' };
    expect(() => readConfig({ ...production, PASSWORD_HASHES: 'weak' })).toThrow(
      /^PASSWORD_HASHES=weak is not allowed/,
    );
    expect(() => readConfig({ ...production, ALLOW_CLOCK: 'true', CLOCK_AHEAD_MS: '1' })).toThrow(/^ALLOW_CLOCK/);
    expect(() => readConfig({ ...production, CLOCK_AHEAD_MS: '1' })).toThrow(
      /^CLOCK_AHEAD_MS requires ALLOW_CLOCK=true/,
    );
  });

  it('reads a clock offset in whole milliseconds', () => {
    expect(readConfig({ ALLOW_CLOCK: 'true', CLOCK_AHEAD_MS: '-90000' }).clockAheadMs).toBe(-90_000);
    expect(() => readConfig({ ALLOW_CLOCK: 'true', CLOCK_AHEAD_MS: '1.5' })).toThrow(/^CLOCK_AHEAD_MS must be/);
  });

  it('rejects secrets with too few different characters in production', () => {
    const production = { NODE_ENV: 'production', SEED: 'none', TOKEN_SECRET, TOKEN_SIGNING_KEY, PAYMENTS: 'sandbox' };
    for (const name of ['TOKEN_SECRET', 'TOKEN_SIGNING_KEY', 'TOKEN_SIGNING_KEY_BEFORE', 'METRICS_TOKEN'])
      for (const secret of ['a'.repeat(40), 'abc'.repeat(14)])
        expect(() => readConfig({ ...production, [name]: secret })).toThrow(`${name} has too few different characters`);
    expect(() => readConfig({ ...production, METRICS_TOKEN: '0123456789abcdef' })).not.toThrow();
  });

  it('rejects unknown values of NODE_ENV', () => {
    for (const NODE_ENV of ['Production', 'prod', 'production ', 'staging'])
      expect(() => readConfig({ NODE_ENV })).toThrow(/^NODE_ENV must be production, development or test, not "/);
    expect(readConfig({ NODE_ENV: '' }).production).toBe(false);
  });

  it('is in practice mode only in production with the payment sandbox', () => {
    for (const production of [true, false])
      for (const provider of ['sandbox', 'paymongo'] as const)
        expect(
          isPractice({ production, payments: { provider, secretKey: 'sk_live_abc', webhookSecret: 'whsk_abc123' } }),
        ).toBe(production && provider === 'sandbox');
  });

  it('rejects a system reset with a live payment key', () => {
    const paymongo = {
      SEED: 'none',
      PAYMENTS: 'paymongo',
      PAYMONGO_WEBHOOK_SECRET: 'whsk_abc123',
      ALLOW_SYSTEM_RESET: 'true',
    };
    expect(() => readConfig({ ...paymongo, PAYMONGO_SECRET_KEY: 'sk_live_abc' })).toThrow(
      /^ALLOW_SYSTEM_RESET=true is not allowed with a live/,
    );
    expect(readConfig({ ...paymongo, PAYMONGO_SECRET_KEY: 'sk_test_abc' }).allowsReset).toBe(true);
  });

  it('rejects TRUST_PROXY=true in production', () => {
    const production = { NODE_ENV: 'production', SEED: 'none', TOKEN_SECRET, TOKEN_SIGNING_KEY, PAYMENTS: 'sandbox' };
    expect(() => readConfig({ ...production, TRUST_PROXY: 'true' })).toThrow(
      /^TRUST_PROXY=true is not allowed in production/,
    );
    for (const TRUST_PROXY of ['1', 'false', 'uniquelocal'])
      expect(() => readConfig({ ...production, TRUST_PROXY })).not.toThrow();
  });
});

describe('the second factor of admins', () => {
  const production = { NODE_ENV: 'production', SEED: 'none', TOKEN_SECRET, TOKEN_SIGNING_KEY, PAYMENTS: 'sandbox' };

  it('is required in production, and elsewhere if set', () => {
    expect(readConfig(production).adminSecondFactor).toBe('required');
    expect(readConfig({}).adminSecondFactor).toBe('optional');
    expect(readConfig({ ADMIN_SECOND_FACTOR: 'required' }).adminSecondFactor).toBe('required');
    expect(() => readConfig({ ...production, ADMIN_SECOND_FACTOR: 'optional' })).toThrow(
      /^ADMIN_SECOND_FACTOR=optional is not allowed in production/,
    );
  });
});

describe('the key of access tokens', () => {
  const production = { NODE_ENV: 'production', SEED: 'none', TOKEN_SECRET, PAYMENTS: 'sandbox' };

  it('is required in production unless the service can ask the command API', () => {
    expect(() => readConfig(production)).toThrow(/^TOKEN_SIGNING_KEY is not set\. Production requires it/);
    expect(readConfig({ ...production, COMMAND_API_URL: 'http://command-api:4000' }).tokenSigningKeys).toEqual([]);
  });

  it('puts the newest key first', () => {
    const TOKEN_SIGNING_KEY_BEFORE = 'the one before, of thirty-two characters too';
    expect(readConfig({ ...production, TOKEN_SIGNING_KEY, TOKEN_SIGNING_KEY_BEFORE }).tokenSigningKeys).toEqual([
      TOKEN_SIGNING_KEY,
      TOKEN_SIGNING_KEY_BEFORE,
    ]);
  });

  it('rejects the secret that every service has', () => {
    expect(() => readConfig({ TOKEN_SECRET, TOKEN_SIGNING_KEY: TOKEN_SECRET })).toThrow(
      'TOKEN_SIGNING_KEY must differ from TOKEN_SECRET',
    );
  });
});

describe('allowed origins of sockets', () => {
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
    'rejects "%s"',
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

  it('requires a sender address', () => {
    expect(() => readConfig({ SMTP_URL, SEED: 'none' })).toThrow('MAIL_FROM is not set but SMTP_URL is');
  });

  it('is rejected with demo data', () => {
    expect(() => readConfig({ SMTP_URL, MAIL_FROM: 'hello@suki.example.ph' })).toThrow(
      'SEED=demo is not allowed with SMTP_URL',
    );
  });
});

describe('texts', () => {
  const production = { NODE_ENV: 'production', SEED: 'none', TOKEN_SECRET, TOKEN_SIGNING_KEY, PAYMENTS: 'sandbox' };
  const semaphore = { SMS: 'semaphore', SMS_SENDER: 'SUKI', SEMAPHORE_API_KEY: 'key of semaphore', SEED: 'none' };
  const twilio = {
    SMS: 'twilio',
    SMS_SENDER: 'SUKI',
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'token of twilio',
    SEED: 'none',
  };

  it('stay in the outbox, and are off in production unless a provider is set', () => {
    expect(readConfig({}).sms).toEqual({ provider: 'outbox' });
    expect(readConfig({ SMS: 'off' }).sms).toEqual({ provider: 'off' });
    expect(readConfig(production).sms).toEqual({ provider: 'off' });
    expect(readConfig({ ...production, ...semaphore }).sms).toEqual({
      provider: 'semaphore',
      apiKey: 'key of semaphore',
      reportSecret: null,
      sender: 'SUKI',
      segmentCentavos: 50,
    });
    expect(readConfig({ ...production, ...twilio, SMS_SEGMENT_CENTAVOS: '310' }).sms).toMatchObject({
      provider: 'twilio',
      segmentCentavos: 310,
    });
  });

  it.each([
    ['SMS_SENDER', semaphore],
    ['SEMAPHORE_API_KEY', semaphore],
    ['TWILIO_ACCOUNT_SID', twilio],
    ['TWILIO_AUTH_TOKEN', twilio],
  ])('require %s', (name, settings) => {
    expect(() => readConfig({ ...settings, [name]: undefined })).toThrow(
      `${name} is not set but SMS=${settings.SMS} is`,
    );
  });

  it('are not sent to the numbers of demo accounts', () => {
    expect(() => readConfig({ ...semaphore, SEED: 'demo' })).toThrow('SEED=demo is not allowed with SMS=semaphore');
  });
});

describe('channels that are not configured', () => {
  it('are mail, texts and payments, each until its server or provider is set', () => {
    const SMTP_URL = 'smtps://suki:secret@mail.example.ph:465';
    const all = {
      SEED: 'none',
      SMTP_URL,
      MAIL_FROM: 'hello@suki.example.ph',
      SMS: 'semaphore',
      SMS_SENDER: 'SUKI',
      SEMAPHORE_API_KEY: 'key of semaphore',
      PAYMENTS: 'paymongo',
      PAYMONGO_SECRET_KEY: 'sk_test_abc',
      PAYMONGO_WEBHOOK_SECRET: 'whsk_abc123',
    };
    expect(channelsNotConfigured(readConfig({}))).toEqual(['mail', 'texts', 'payments']);
    expect(channelsNotConfigured(readConfig(all))).toEqual([]);
    expect(channelsNotConfigured(readConfig({ ...all, SMS: 'off' }))).toEqual(['texts']);
  });
});

describe('requireEngines', () => {
  it('accepts a configuration with all three dependencies', () => {
    expect(() =>
      requireEngines(readConfig({ ...engines, TOKEN_SECRET, TOKEN_SIGNING_KEY }), 'the query API'),
    ).not.toThrow();
  });

  it.each(['EVENTSTORE_URL', 'MONGODB_URL', 'KAFKA_BROKERS', 'TOKEN_SECRET', 'TOKEN_SIGNING_KEY'])(
    'rejects a missing %s',
    (name) => {
      expect(() =>
        requireEngines(readConfig({ ...engines, TOKEN_SECRET, TOKEN_SIGNING_KEY, [name]: undefined }), 'the query API'),
      ).toThrow(new RegExp(`^${name}.* is not set\\. The query API runs as a process of its own`));
    },
  );
});
