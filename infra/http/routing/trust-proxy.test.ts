import express from 'express';
import { expect, it } from 'vitest';
import { trustProxyIn } from './trust-proxy.ts';

it.each([
  ['0', 0],
  ['1', 1],
  ['true', true],
  ['false', false],
  ['uniquelocal', ['uniquelocal']],
  ['loopback, 10.0.0.0/8,192.168.1.7', ['loopback', '10.0.0.0/8', '192.168.1.7']],
  ['::1,fc00::/7', ['::1', 'fc00::/7']],
])('parses %s into express’s setting', (text, meant) => {
  expect(trustProxyIn(text)).toEqual(meant);
  expect(() => express().set('trust proxy', meant)).not.toThrow();
});

it.each([
  'banana',
  '-1',
  '1.5',
  '1000',
  'yes',
  '10.0.0',
  '10.0.0.0/33',
  '10.0.0.0/0',
  '10.0.0.0/8/8',
  '10.0.0.0/',
  '::1/129',
  'loopback,',
  'loopback;10.0.0.1',
  'fe80::1%eth0',
])('ignores %s', (text) => {
  expect(trustProxyIn(text)).toBeNull();
});
