import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

type Decision = { file: string; title: string };

const root = path.resolve(import.meta.dirname, '..');

/** The index of all decisions, by the folder they belong to. */
export function drawnDecisions(): string {
  const decisions = documents()
    .filter((file) => file.includes('/adr/'))
    .map((file) => decisionIn(file, read(file)));
  const folders = Map.groupBy(decisions, ({ file }) => path.dirname(path.dirname(file)));
  const sections = [...folders].map(([folder, all]) => `## ${folder}\n\n${all.map(line).join('\n')}\n`);
  return `# Decisions

Each lies beside the code it is about, in \`adr/<number>-<title>.md\`; \`npm run drawings\` writes this page.

${sections.join('\n')}`;
}

/** Refuses by name a decision that is named or numbered otherwise than all others. */
export function decisionIn(file: string, text: string): Decision {
  const number = /\/adr\/(\d{4})-[a-z0-9]+(?:-[a-z0-9]+)*\.md$/.exec(file)?.[1];
  if (!number) throw new Error(`${file}: name it adr/NNNN-title.md`);
  const title = new RegExp(`^# ${Number(number)}\\. (.+)\n`).exec(text)?.[1];
  if (!title) throw new Error(`${file}: begin it with "# ${Number(number)}. Title"`);
  return { file, title };
}

/** Addresses in a document that lead to no file. */
export function brokenLinks(file: string, text: string, exists: (target: string) => boolean): string[] {
  return [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target) && !exists(path.join(path.dirname(file), target)));
}

/** Files named in a document between backticks that the repository does not contain at any folder. */
export function missingFiles(text: string, files: readonly string[]): string[] {
  return [...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|sql|css|csv|astro|md|xsd))`/g)]
    .map(([, name = '']) => name)
    .filter((name) => {
      if (name.startsWith('dist/')) return false;
      const tail = `/${name.replace(/^(?:\.{1,2}\/)+/, '')}`;
      return !files.some((file) => `/${file}`.endsWith(tail));
    });
}

export const repositoryFiles = () =>
  execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');

export const documents = () =>
  execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' }).trim().split('\n').sort();

export const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

function line({ file, title }: Decision, index: number, all: Decision[]): string {
  const number = path.basename(file).slice(0, 4);
  if (all.findIndex((other) => path.basename(other.file).startsWith(number)) !== index)
    throw new Error(`${file}: its number is taken`);
  return `- ${number} [${title}](../${file})`;
}
