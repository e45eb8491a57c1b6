import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import memoryEnvironment from '#infra/setup/environment.json' with { type: 'json' };
import { readConfig, requireEngines } from '#infra/service/config.ts';
import { LARGEST_APPEND_BYTES } from '#infra/eventing/event-log.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const Service = z.object({
  image: z.string(),
  build: z.optional(z.object({ context: z.string(), dockerfile: z.string(), target: z.string() })),
  command: z.optional(z.array(z.string())),
  environment: z.optional(z.record(z.string(), z.string())),
  ports: z.optional(z.array(z.string())),
  volumes: z.optional(z.array(z.string())),
  networks: z.array(z.string()),
  restart: z.string(),
  healthcheck: z.object({ test: z.array(z.string()) }),
});
const Compose = z.object({
  services: z.record(z.string(), Service),
  volumes: z.record(z.string(), z.unknown()),
  networks: z.record(z.string(), z.nullable(z.object({ internal: z.boolean() }))),
});

const text = read('infra/deploy/compose.yaml');
const { services, volumes, networks } = Compose.parse(parse(text, { merge: true }));
const example = new Map(
  read('infra/deploy/env.example')
    .split('\n')
    .filter((line) => /^\w+=/.test(line))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
);
const dockerfile = read('infra/deploy/Dockerfile');
const ourOwn = Object.entries(services).filter(([, { command }]) => command?.[0] === 'node');
const PINNED = /^[\w./-]+:\d+\.\d+\.\d+[\w.-]*$/;

it('the image starts Node with the malloc settings of npm start', () => {
  for (const [name, value] of Object.entries(memoryEnvironment))
    expect(dockerfile).toMatch(new RegExp(`^ENV .*\\b${name}=${value}$`, 'm'));
});

describe('the compose file', () => {
  it('has the dependencies, the four services and the proxy', () => {
    expect(Object.keys(services).toSorted()).toEqual([
      'command-api',
      'eventstore',
      'kafka',
      'mongodb',
      'projectors',
      'proxy',
      'query-api',
      'realtime-gateway',
    ]);
    expect(ourOwn.map(([name]) => name).toSorted()).toEqual([
      'command-api',
      'projectors',
      'query-api',
      'realtime-gateway',
    ]);
  });

  it.each(Object.entries(services))('pins the image of %s, or builds it', (_, { image, build }) => {
    if (build) expect(dockerfile).toMatch(new RegExp(`^FROM \\S+ AS ${build.target}$`, 'm'));
    else expect(image).toMatch(PINNED);
  });

  it.each(Object.entries(services))('checks the health of %s and restarts it', (_, { healthcheck, restart }) => {
    expect(healthcheck.test[0]).toBe('CMD');
    expect(restart).toBe('unless-stopped');
  });

  it('exposes only the proxy to the outside', () => {
    expect(Object.entries(services).flatMap(([name, { ports }]) => (ports ? [name] : []))).toEqual(['proxy']);
    for (const name of ['eventstore', 'mongodb', 'kafka']) expect(services[name]?.networks).toEqual(['inside']);
    expect(networks['inside']).toEqual({ internal: true });
  });

  it('keeps data that must outlive a container on volumes', () => {
    const mounted = Object.values(services).flatMap((service) => service.volumes ?? []);
    expect(new Set(mounted.map((each) => each.split(':')[0]))).toEqual(new Set(Object.keys(volumes)));
    for (const name of ['command-api', 'query-api']) {
      const { environment, volumes: own } = services[name] ?? {};
      expect(own).toEqual([
        `uploads:${environment?.['DATA_DIR']}/files`,
        `papers:${environment?.['DATA_DIR']}/private-files`,
      ]);
    }
  });

  it('sets no append size: no figure suits every version of the event server, and none is needed', () => {
    const settings = Object.keys(services['eventstore']?.environment ?? {});
    expect(settings).toContain('KURRENTDB_CLUSTER_SIZE');
    expect(settings.filter((name) => name.includes('APPEND'))).toEqual([]);
    expect(LARGEST_APPEND_BYTES).toBeLessThan(1_048_576);
  });

  it('uses exactly the settings that env.example explains', () => {
    const asked = new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name));
    expect(asked).toEqual(new Set(example.keys()));
  });

  it.each(ourOwn)('starts %s as its npm script does', (name, { command }) => {
    const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read('package.json')));
    expect(Object.keys(scripts)).toContain(`start:${name}`);
    expect(command).toEqual(['node', `${name}/main.ts`]);
    expect(existsSync(join(root, `${name}/main.ts`))).toBe(true);
  });

  it.each(ourOwn)('configures %s so that it starts', (name, { environment = {} }) => {
    const given = Object.fromEntries(Object.entries(environment).map(([key, value]) => [key, filledIn(value)]));
    const config = readConfig(given);
    expect(() => requireEngines(config, name)).not.toThrow();
    expect(config).toMatchObject({
      production: true,
      seed: 'none',
      rateLimits: true,
      engines: { mail: { from: written['MAIL_FROM'] } },
    });
  });
});

/** The values of an operator where the example leaves them open. */
const written: Record<string, string> = {
  ADMIN_EMAIL: 'admin@suki.example.ph',
  ADMIN_PASSWORD: 'a long password',
  TOKEN_SECRET: 'a secret of at least thirty-two characters',
  TOKEN_SIGNING_KEY: 'another secret of at least thirty-two characters',
  MONGODB_PASSWORD: 'abc123',
  SMTP_URL: 'smtps://suki:secret@mail.example.ph:465',
  MAIL_FROM: 'Suki <hello@suki.example.ph>',
  PAYMONGO_SECRET_KEY: 'sk_test_abc123',
  PAYMONGO_WEBHOOK_SECRET: 'whsk_abc123',
};

function filledIn(value: string): string {
  return value.replaceAll(/\$\{(\w+)[^}]*\}/g, (_, name: string) => example.get(name) || written[name] || '');
}

describe('the container images', () => {
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image = '']) => image);

  it('use pinned base images', () => {
    expect(bases.length).toBeGreaterThan(2);
    for (const image of bases) expect(image).toMatch(PINNED);
  });

  it('run the Node version that everything else uses', () => {
    const lock = z
      .object({ packages: z.record(z.string(), z.object({ version: z.optional(z.string()) })) })
      .parse(JSON.parse(read('package-lock.json')));
    const version = lock.packages['node_modules/node']?.version;
    for (const image of bases.filter((each) => each.startsWith('node:')))
      expect(image).toBe(`node:${version}-bookworm-slim`);
  });

  it('contain every layer that a service imports', () => {
    const copied = [...dockerfile.slice(dockerfile.indexOf('AS services')).matchAll(/^COPY (\S+) \1$/gm)].map(
      ([, folder]) => folder,
    );
    expect(copied).toEqual(['contracts', 'infra', 'command-api', 'projectors', 'query-api', 'realtime-gateway']);
    const sent = read('infra/deploy/Dockerfile.dockerignore').split('\n');
    for (const folder of copied) expect(sent).toContain(`!${folder}`);
  });
});
