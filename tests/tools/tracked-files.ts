import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The files of the repository that match a pattern of git's; new ones too, which only have not been added yet. */
export function trackedFiles(...patterns: string[]): string[] {
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(file));
}
