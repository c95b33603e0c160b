import { execFileSync } from 'node:child_process';

/** The commits after this one keep to the limit. */
export const base = 'a0fb83a2742eee420c52791dbd408a196736705a';

export const longest = 72;

/** Subjects over the limit; none where the history is not there (an archive, a shallow clone). */
export function longSubjects(folder: string, since: string): string[] {
  const subjects = git(folder, 'log', '--no-merges', '--format=%s', `${since}..HEAD`);
  return subjects.split('\n').filter((subject) => [...subject].length > longest);
}

function git(cwd: string, ...words: string[]): string {
  try {
    return execFileSync('git', words, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
}
