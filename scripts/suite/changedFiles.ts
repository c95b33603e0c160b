import { execFileSync } from 'node:child_process';

/** Files that differ from main, in commits of this branch or in the working tree. */
export function changedFiles(root: string): string[] {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  const [base = 'HEAD'] = git('merge-base', 'HEAD', mainOf(git)).map((line) => line.trim());
  const tracked = git('diff', '--name-only', '--no-renames', '-z', base);
  return [...tracked, ...git('ls-files', '--others', '--exclude-standard', '-z')];
}

function mainOf(git: (...words: string[]) => string[]): string {
  const known = git('for-each-ref', '--format=%(refname)', 'refs/heads/main', 'refs/remotes/origin/main');
  return known[0]?.split('\n')[0] || 'HEAD';
}
