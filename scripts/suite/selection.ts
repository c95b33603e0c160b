import { existsSync, globSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { changedFiles } from './changedFiles.ts';
import { affectedTests } from './imports.ts';

export interface Selection {
  files: string[];
  grep: string | undefined;
  jobs: number | undefined;
}

/** Words that name no tests: the run is refused, since it would prove nothing. */
export class UnknownWords extends Error {}

const rooms = ['db', 'api', 'scripts', 'storefront', 'backoffice'];
/** Browsers, started programs, proofs and attacks: minutes instead of seconds. */
export const slow = [
  /^scripts\/(?:e2e|guarantees|fuzz|contract|bench)\//,
  /^scripts\/(?:start|wrapper|suite\/suite)\.test\.ts$/,
  /^db\/postgres\/embedded\.test\.ts$/,
  /\.(?:property|model)\.test\.ts$/,
];

/** The tests selected by the command's arguments, which are paths relative to the root. */
export function select(words: readonly string[], root: string): Selection {
  const { values, positionals } = parse(words);
  const named = positionals.flatMap((word) => testsAt(word, root));
  const chosen = positionals.length > 0 ? [...new Set(named)] : rooms.flatMap((room) => testsAt(room, root));
  const touched = values.changed ? affectedTests(chosen, changedFiles(root), root) : chosen;
  const files = values.fast ? touched.filter((file) => !isSlow(file)) : touched;
  if (files.length === 0 && touched.length > 0) throw new UnknownWords('--fast leaves out all of these.');
  return { files, grep: values.grep, jobs: values.jobs === undefined ? undefined : Number(values.jobs) };
}

const isSlow = (file: string) => slow.some((kind) => kind.test(file));

function parse(words: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    const options = { grep: text, jobs: text, changed: flag, fast: flag };
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    throw new UnknownWords((error as Error).message);
  }
}

function testsAt(word: string, root: string): string[] {
  const place = path.resolve(root, word);
  if (!existsSync(place)) throw new UnknownWords(`There is no ${word}.`);
  const found = statSync(place).isDirectory() ? testsIn(place) : [place].filter((file) => isTest(file));
  if (found.length === 0)
    throw new UnknownWords(`There is no test in ${word}: name a *.test.ts or a folder.`);
  return found.map((file) => path.relative(root, file)).sort();
}

const isTest = (file: string) => file.endsWith('.test.ts');

function testsIn(folder: string): string[] {
  const exclude = (name: string) => /(^|\/)(node_modules|dist)$/.test(name);
  return globSync('**/*.test.ts', { cwd: folder, exclude }).map((file) => path.join(folder, file));
}
