import { expect, it } from 'vitest';
import { causeIn } from './maven.ts';

const plugin = 'org.apache.maven.plugins:maven-dependency-plugin';
const unresolved = `[ERROR] Plugin ${plugin}:2.8 or one of its dependencies could not be resolved: `;
const rest =
  ' -> [Help 1]\n[ERROR] \n[ERROR] To see the full stack trace of the errors, re-run Maven with the -e switch.\n';

it('reports why Maven 3.8 could not reach its repository', () => {
  const artifact = `Could not transfer artifact ${plugin}:pom:2.8 from/to central (https://repo.example)`;
  const cause = 'Connect to repo.example failed: Connection refused';
  const transfer = `${artifact}: transfer failed for https://repo.example/plugin.pom: ${cause}`;
  expect(causeIn(`\u001B[0m\u001B[0m${unresolved}Failed to read artifact descriptor: ${transfer}${rest}`)).toBe(cause);
});

it('reports why Maven 3.9 could not, and that an artifact does not exist', () => {
  const artifact = `Could not transfer artifact ${plugin}:pom:2.8 from/to central (https://repo.example)`;
  expect(causeIn(`${unresolved}${artifact}: repo.example: Unknown host${rest}`)).toBe('repo.example: Unknown host');
  const missing = 'Could not find artifact org.slf4j:slf4j-simple:jar:9 in central (https://repo.example)';
  expect(causeIn(unresolved + missing + rest)).toBe(missing);
});

it('reports any other first error, or that none came in time', () => {
  expect(causeIn('[ERROR] The JAVA_HOME environment variable is not defined correctly\n[ERROR] more\n')).toBe(
    'The JAVA_HOME environment variable is not defined correctly',
  );
  expect(causeIn('')).toBe('it took longer than 300 s');
});
