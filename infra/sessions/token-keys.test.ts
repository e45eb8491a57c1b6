import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartupError } from '../eventing/resilience.ts';
import { temporaryFolder } from '../eventing/testing.ts';
import { createAccessTokens } from './access-tokens.ts';
import { configuredTokenKeys } from './token-keys.ts';

const DAY_MS = 86_400_000;
const caller = {
  accountId: 'a-1',
  userType: 'client',
  workerId: null,
  staffRole: null,
  sessionId: 's-1',
  era: 0,
} as const;
let dataDir: string;
let remove: () => void;
let nowMs = Date.parse('2026-11-23T00:00:00Z');
const now = () => new Date(nowMs);

beforeEach(() => {
  nowMs = Date.parse('2026-11-23T00:00:00Z');
  const made = temporaryFolder();
  dataDir = join(made.folder, 'data');
  remove = made.remove;
});
afterEach(() => remove());

const started = () => configuredTokenKeys({ tokenSigningKeys: [], commandApiUrl: null, dataDir }, now);
const tokens = () => createAccessTokens({ keys: started(), roles: ['client'], now });

describe('generated keys of access tokens', () => {
  it('survive a restart, and are readable by the owner only', async () => {
    const token = await tokens().issue(caller);
    expect(await tokens().verify(token)).toEqual(caller);
    expect(statSync(join(dataDir, 'token-keys.json')).mode & 0o777).toBe(0o600);
  });

  it('are replaced after 90 days without ending sessions', async () => {
    tokens();
    nowMs += 90 * DAY_MS - 60_000;
    const token = await tokens().issue(caller);
    nowMs += 60_000;
    const renewed = tokens();
    expect(await renewed.verify(token)).toEqual(caller);
    expect(started().published).toHaveLength(2);
    const { keyId } = started().signing ?? {};
    expect(token).not.toContain(Buffer.from(`"kid":"${keyId}"`).toString('base64url'));
    expect(await tokens().verify(await renewed.issue(caller))).toEqual(caller);
  });

  it('are dropped after their last token has expired', () => {
    started();
    nowMs += 90 * DAY_MS;
    expect(started().published).toHaveLength(2);
    nowMs += 20 * 60_000;
    expect(started().published).toHaveLength(1);
  });

  it('are published without the private part', () => {
    const text = JSON.stringify(started().published);
    expect(text).toContain('"crv":"Ed25519"');
    expect(text).not.toContain('"d"');
    const [{ secret }] = JSON.parse(readFileSync(join(dataDir, 'token-keys.json'), 'utf8'));
    expect(text).not.toContain(secret);
  });

  it.each(['', '[]', '{"secret"', '[{"secret":"short","madeAt":"2026-11-23T00:00:00Z"}]'])(
    'are refused when they are %s',
    (text) => {
      mkdirSync(dataDir);
      writeFileSync(join(dataDir, 'token-keys.json'), text);
      expect(started).toThrow(StartupError);
      expect(started).toThrow(/token-keys.json is damaged: delete it and restart/);
    },
  );
});

describe('configured keys of access tokens', () => {
  const [one, other] = ['one text of thirty-two characters…', 'other text of thirty-two characters'];
  const configured = (...tokenSigningKeys: string[]) =>
    configuredTokenKeys({ tokenSigningKeys, commandApiUrl: 'http://command-api.test', dataDir }, now);

  it('are the same in every process with them', () => {
    expect(configured(one).published).toEqual(configured(one).published);
    expect(configured(other, one).published.map(({ kid }) => kid)).toEqual([
      configured(other).signing?.keyId,
      configured(one).signing?.keyId,
    ]);
  });

  it('come from the command API if none are configured', () => {
    expect(configured()).toMatchObject({ signing: null, published: [] });
  });
});
