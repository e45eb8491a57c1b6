import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../eventing/testing.ts';
import { StartupError } from '../eventing/resilience.ts';
import { tokenSecretOf } from './token-secret.ts';

let dataDir: string;
let remove: () => void;

beforeEach(() => {
  const { folder, remove: removeFolder } = temporaryFolder();
  dataDir = join(folder, 'data');
  remove = removeFolder;
});
afterEach(() => remove());

describe('the secret that signs links', () => {
  it('is generated once, readable by the owner only, and leaves no other file', () => {
    const secret = tokenSecretOf({ tokenSecret: null, dataDir });
    expect(secret).toMatch(/^[\w-]{64}$/);
    expect(tokenSecretOf({ tokenSecret: null, dataDir })).toBe(secret);
    expect(readdirSync(dataDir)).toEqual(['token-secret']);
    expect(statSync(join(dataDir, 'token-secret')).mode & 0o777).toBe(0o600);
  });

  it('is generated again if a previous start was interrupted before storing it', () => {
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'token-secret.new'), 'abc');
    const secret = tokenSecretOf({ tokenSecret: null, dataDir });
    expect(readFileSync(join(dataDir, 'token-secret'), 'utf8')).toBe(secret);
  });

  it.each([
    { what: 'nothing', bytes: '' },
    { what: 'three bytes', bytes: 'abc' },
    { what: 'zeros of an incomplete write', bytes: '\0'.repeat(64) },
    { what: 'one byte too few', bytes: 'a'.repeat(63) },
    { what: 'another line', bytes: `${'a'.repeat(64)}\n` },
  ])('is refused when it is $what', ({ bytes }) => {
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'token-secret'), bytes);
    expect(() => tokenSecretOf({ tokenSecret: null, dataDir })).toThrow(StartupError);
    expect(() => tokenSecretOf({ tokenSecret: null, dataDir })).toThrow(
      /token-secret is damaged: restore it from a back-up, or delete it/,
    );
  });

  it('comes from the environment if configured', () => {
    expect(tokenSecretOf({ tokenSecret: 'a secret of at least thirty-two characters', dataDir })).toBe(
      'a secret of at least thirty-two characters',
    );
  });
});
