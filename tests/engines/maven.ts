import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { requireJavaTools } from './java.ts';

const CACHE = join(import.meta.dirname, '../../.cache');
const FETCH_WITHIN_MS = 300_000;
const MOST_CHARACTERS = 300;
const SILENT_AFTER_MS = 15_000;
/** The artifact, its dependency and the repository before the cause in Maven's error. */
const BEFORE_CAUSE =
  /^.*(?:transfer failed for \S+|Could not transfer artifact \S+ from\/to \S+ \(\S+\)): |^.*(?=Could not find )/;
const options = [
  '-q',
  '-B',
  // Without this, Maven retries a missing artifact only the next day.
  '-U',
  // By default Maven waits half an hour for a server that does not answer.
  `-Daether.connector.connectTimeout=${SILENT_AFTER_MS}`,
  `-Daether.connector.requestTimeout=${SILENT_AFTER_MS}`,
  `-Dmaven.wagon.rto=${SILENT_AFTER_MS}`,
];

/**
 * The folder with these jars and their dependencies, downloaded once. A dependency is written `group:artifact:version`.
 * Throws an error whose message is the reason, without a full stop, when the download fails. Concurrent processes
 * download into separate folders, and the first one's stays.
 */
export function jars(name: string, dependencies: readonly string[]): string {
  const hash = createHash('sha256').update(dependencies.join('\n')).digest('hex').slice(0, 12);
  const folder = join(CACHE, 'jars', `${name}-${hash}`);
  if (existsSync(folder)) return folder;
  requireJavaTools('java', 'maven');
  const ours = `${folder}.${process.pid}`;
  rmSync(ours, { recursive: true, force: true });
  try {
    fetchInto(ours, dependencies);
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
  // With the short name, `dependency:copy-dependencies`, Maven does not report why it could not reach a server.
  const goal = 'org.apache.maven.plugins:maven-dependency-plugin:copy-dependencies';
  const { status, stdout } = spawnSync(
    'mvn',
    [...options, ...localRepository(), goal, '-DincludeScope=runtime', `-DoutputDirectory=${join(folder, 'lib')}`],
    { cwd: folder, encoding: 'utf8', timeout: FETCH_WITHIN_MS },
  );
  if (status !== 0) throw new Error(`Maven could not fetch ${dependencies[0]} (${causeIn(stdout)})`);
}

/** The cause in Maven's first error, e.g. "Connect to repo.maven.apache.org:443 failed: Connection refused". */
export function causeIn(output: string): string {
  const [, error] = stripVTControlCharacters(output).match(/\[ERROR\] (.+?)(?: -> \[Help \d+\])?$/m) ?? [];
  if (!error) return `it took longer than ${FETCH_WITHIN_MS / 1000} s`;
  return error.replace(BEFORE_CAUSE, '').slice(0, MOST_CHARACTERS);
}

/** Maven's own repository where it is writable, else one in the cache. Like Java, this ignores HOME. */
function localRepository(): string[] {
  try {
    const home = userInfo().homedir;
    const writable = [join(home, '.m2/repository'), join(home, '.m2'), home].find((path) => existsSync(path)) ?? home;
    accessSync(writable, constants.W_OK);
    return [];
  } catch {
    return [`-Dmaven.repo.local=${join(CACHE, 'maven')}`];
  }
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
