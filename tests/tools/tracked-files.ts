import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The tracked files that match a git pattern, and new files that are not ignored. */
export function trackedFiles(...patterns: string[]): string[] {
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(file));
}
