import { describe, expect, it } from 'vitest';
import { readConfig } from '../service/config.ts';

const firebase = {
  FIREBASE_API_KEY: 'AIzaSyA-suki_1',
  FIREBASE_AUTH_DOMAIN: 'suki-ph.firebaseapp.com',
  FIREBASE_PROJECT_ID: 'suki-ph',
  FIREBASE_APP_ID: '1:12345:web:abc',
};
const production = {
  NODE_ENV: 'production',
  SEED: 'none',
  TOKEN_SECRET: 'a secret of at least thirty-two characters',
  TOKEN_SIGNING_KEY: 'another secret of at least thirty-two characters',
  PAYMENTS: 'sandbox',
};
const cloudSignIn = (env: Record<string, string>) => readConfig(env).cloudSignIn;

describe('cloud sign-in', () => {
  it('defaults to the demo provider with demo data, and to off elsewhere', () => {
    expect(cloudSignIn({})).toEqual({ by: 'stand-in' });
    expect(cloudSignIn({ SEED: 'none' })).toBeNull();
    expect(cloudSignIn({ CLOUD_SIGN_IN: 'off' })).toBeNull();
    expect(cloudSignIn(production)).toBeNull();
  });

  it('uses Firebase when any of its settings is present, and reports missing ones', () => {
    const settings = { apiKey: 'AIzaSyA-suki_1', authDomain: 'suki-ph.firebaseapp.com', projectId: 'suki-ph' };
    expect(cloudSignIn({ ...production, ...firebase })).toEqual({
      by: 'firebase',
      settings: { ...settings, appId: '1:12345:web:abc' },
      emulatorHost: null,
    });
    expect(cloudSignIn({ FIREBASE_PROJECT_ID: 'suki-ph' })).toEqual({
      by: 'firebase',
      settings: { apiKey: null, authDomain: null, projectId: 'suki-ph', appId: null },
      emulatorHost: null,
    });
    expect(cloudSignIn({ FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' })).toMatchObject({
      by: 'firebase',
      emulatorHost: 'localhost:9099',
    });
  });

  it('rejects providers without verified identities in production', () => {
    expect(() => readConfig({ ...production, CLOUD_SIGN_IN: 'stand-in' })).toThrow(
      /^CLOUD_SIGN_IN=stand-in is not allowed in production/,
    );
    expect(() => readConfig({ ...production, ...firebase, FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' })).toThrow(
      /^FIREBASE_AUTH_EMULATOR_HOST is not allowed in production/,
    );
  });

  it.each([
    ['FIREBASE_AUTH_DOMAIN', "suki.example.ph; script-src 'unsafe-inline'"],
    ['FIREBASE_PROJECT_ID', 'suki ph'],
    ['FIREBASE_AUTH_EMULATOR_HOST', 'http://localhost:9099'],
    ['CLOUD_SIGN_IN', 'google'],
  ])('names %s when it is invalid', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be `));
  });
});
