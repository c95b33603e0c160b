import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const sources = '{db,api,storefront,backoffice,scripts}/**/*.{ts,tsx,mjs,cjs,astro,css}';
const isSource = /\.(ts|tsx|mjs|cjs|astro|css)$/;
const isDocument = /\.md$/;
/** A change of the runner itself, or of the shared ground of all commands, can break everything. */
const isGround = /^[^/]+$|^scripts\/(suite|lib)\/|^[^/]+\/(package|tsconfig)\.json$/;
/** No import links an SQL file to its users, and every test with a database depends on it. */
const isStatement = /\.sql$/;
/** Erased before it runs. */
const typeImport = /^(?:im|ex)port type [^;]*?from '[^']+'/gm;
const readsFolders = /readdir|glob/;
const readsOwnFolder =
  /(?:readdir|readdirSync|glob|globSync)\(import\.meta\.dirname|\bcwd: import\.meta\.dirname\b/;
const literal = /(['"`])((?:\.{1,2}\/|@odonta\/|#)?[\w@[\].\-/]+)\1/g;

/** The tests that reach a changed file by importing, starting or reading it. */
export function affectedTests(tests: string[], changed: readonly string[], root: string): string[] {
  const readers = readersOf(root);
  const reached = new Set<string>();
  for (const file of changed) {
    const isKnown = isSource.test(file) || isDocument.test(file) || readersAt(readers, file).length > 0;
    const isBelowAll = isStatement.test(file) || (isGround.test(file) && !isDocument.test(file));
    if (!isKnown || isBelowAll) return tests;
    scope(file, readers, reached);
  }
  return tests.filter((file) => reached.has(file) || readers.get('')?.has(file));
}

function scope(file: string, readers: Readers, reached: Set<string>): void {
  if (reached.has(file)) return;
  reached.add(file);
  for (const reader of readersAt(readers, file)) scope(reader, readers, reached);
}

/** The users of a file or folder, by its path; the empty path is the whole repository. */
type Readers = Map<string, Set<string>>;

/** The users of the file itself and of every folder above it, except the whole repository. */
function readersAt(readers: Readers, file: string): string[] {
  const names = file.split('/');
  return names.flatMap((_, depth) => [...(readers.get(names.slice(0, depth + 1).join('/')) ?? [])]);
}

/**
 * Every text in a source that could be a path counts as an import: processes are started and files are read by such texts,
 * and a text too many only means a test too many.
 */
function readersOf(root: string): Readers {
  const readers: Readers = new Map();
  const exclude = (name: string) => /(^|\/)(node_modules|dist|\.astro)$/.test(name);
  const aliases = aliasesOf(root);
  for (const file of globSync(sources, { cwd: root, exclude })) {
    for (const place of placesIn(file, readFileSync(path.join(root, file), 'utf8'), root, aliases)) {
      const known = readers.get(place) ?? new Set();
      readers.set(place, known.add(file));
    }
  }
  return readers;
}

function* placesIn(file: string, text: string, root: string, aliases: Aliases): Generator<string> {
  if (readsOwnFolder.test(text)) yield path.dirname(file);
  for (const [, , word = ''] of text.replaceAll(typeImport, '').matchAll(literal)) {
    if (word.startsWith('#')) yield* aliases.get(`${file.split('/')[0]}/${word}`) ?? [];
    else if (word.startsWith('@odonta/')) yield word.slice('@odonta/'.length).replace(index, '$&/index.ts');
    else if (readsFolders.test(text) || /\.\w+$|\/|^\.+$/.test(word)) {
      for (const base of [path.dirname(file), '.']) {
        const place = path.join(base, word).replace(/\/$/, '');
        if (isFront.test(place)) yield place.split('/')[0] ?? '';
        else if (!isFolder(path.join(root, place))) yield place;
        else if (readsFolders.test(text) && place !== '.') yield place;
        else if (readsFolders.test(text) && file.endsWith('.test.ts')) yield '';
      }
    }
  }
}

/** The files behind the names with `#` that the package of a folder at the top imports, by folder and name. */
type Aliases = Map<string, string[]>;

function aliasesOf(root: string): Aliases {
  const packages = globSync('*/package.json', { cwd: root }).map((file) => {
    const { imports = {} } = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as { imports?: object };
    const folder = path.dirname(file);
    return Object.entries(imports).map(([name, target]): [string, string[]] => {
      const targets = typeof target === 'string' ? [target] : Object.values(target as Record<string, string>);
      return [`${folder}/${name}`, targets.map((place) => path.join(folder, place))];
    });
  });
  return new Map(packages.flat());
}

const index = /^(?:db\/models|db\/migrations|api\/contract)$/;
/** A front end is built from all that lies in its folder. */
const isFront = /^(storefront|backoffice)\/dist(\/|$)/;
const isFolder = (place: string) => statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false;
