import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const CACHE = join(import.meta.dirname, '../../.cache/jars');
const OLDEST_JAVA = 17;

/**
 * The folder with these jars and all that they need, fetched once. A dependency is written `group:artifact:version`.
 * Two processes may ask at once: each fetches into a folder of its own, and the first one's stays.
 */
export function jars(name: string, dependencies: readonly string[]): string {
  const hash = createHash('sha256').update(dependencies.join('\n')).digest('hex').slice(0, 12);
  const folder = join(CACHE, `${name}-${hash}`);
  if (existsSync(folder)) return folder;
  java();
  const ours = `${folder}.${process.pid}`;
  rmSync(ours, { recursive: true, force: true });
  fetchInto(ours, dependencies);
  try {
    renameSync(join(ours, 'lib'), folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(ours, { recursive: true, force: true });
  }
  return folder;
}

function fetchInto(folder: string, dependencies: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'pom.xml'), pomOf(dependencies));
  const args = [
    '-q',
    '-B',
    'dependency:copy-dependencies',
    '-DincludeScope=runtime',
    `-DoutputDirectory=${join(folder, 'lib')}`,
  ];
  const { status, stdout, stderr } = spawnSync('mvn', args, { cwd: folder, encoding: 'utf8', timeout: 300_000 });
  if (status !== 0)
    throw new Error(`Maven could not fetch ${dependencies.join(', ')}: ${(stdout + stderr).trim().slice(0, 2000)}`);
}

function pomOf(dependencies: readonly string[]): string {
  const each = dependencies.map((dependency) => {
    const [group, artifact, version] = dependency.split(':');
    return `<dependency><groupId>${group}</groupId><artifactId>${artifact}</artifactId><version>${version}</version></dependency>`;
  });
  const itself = '<groupId>suki</groupId><artifactId>test-engines</artifactId><version>1</version>';
  const needs = `<dependencies>${each.join('')}</dependencies>`;
  return `<project><modelVersion>4.0.0</modelVersion>${itself}${needs}</project>\n`;
}

let found: string | undefined;

/**
 * Java that compiles too, with Maven beside it; installed from the system's packages where they are missing. Throws in
 * one sentence when that can't be.
 */
export function java(): string {
  found ??= findJava() ?? installJava();
  return found;
}

function findJava(): string | undefined {
  const version = spawnSync('java', ['-version'], { encoding: 'utf8' }).stderr?.match(/version "(\d+)/)?.[1];
  const compiles = spawnSync('java', ['--describe-module', 'jdk.compiler'], { stdio: 'ignore' }).status === 0;
  const fetches = spawnSync('mvn', ['--version'], { stdio: 'ignore' }).status === 0;
  return Number(version) >= OLDEST_JAVA && compiles && fetches ? 'java' : undefined;
}

function installJava(): string {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Java and Maven …');
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'default-jdk-headless', 'maven']]) {
      // Another process may be installing too: wait for it.
      spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], {
        stdio: ['ignore', 'inherit', 'inherit'],
        timeout: 600_000,
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    }
  }
  const installed = findJava();
  if (!installed)
    throw new Error(
      `The tests against the real engines need a JDK of version ${OLDEST_JAVA} or later and Maven: install the ` +
        'packages default-jdk-headless and maven, or leave these tests out with ENGINES=embedded.',
    );
  return installed;
}
