import { describe, expect, test } from 'vitest';
import { relyingPartyOf } from './relying-party.ts';

describe('on a public site', () => {
  const party = relyingPartyOf('https://suki.example.ph');

  test('accepts its host, and its exact origin only', () => {
    expect(party.id).toBe('suki.example.ph');
    expect(party.isOrigin('https://suki.example.ph')).toBe(true);
  });

  test.each([
    'http://suki.example.ph',
    'https://suki.example.ph:8443',
    'https://example.ph',
    'https://app.suki.example.ph',
    'https://suki.example.ph.evil.example',
    'http://localhost:3000',
    'null',
    '',
  ])('rejects %s', (origin) => {
    expect(party.isOrigin(origin)).toBe(false);
  });
});

describe('on localhost', () => {
  const party = relyingPartyOf('http://localhost:0');

  test('accepts any port, because the development server has its own', () => {
    expect(party.id).toBe('localhost');
    expect(party.isOrigin('http://localhost:5173')).toBe(true);
  });

  test.each([
    'http://localhost.evil.example:5173',
    'https://localhost:5173',
    'http://localhost:5173/',
    'http://evil.example',
  ])('rejects %s', (origin) => {
    expect(party.isOrigin(origin)).toBe(false);
  });
});
