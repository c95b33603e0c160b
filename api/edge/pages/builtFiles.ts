import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type AnswerClass, REVALIDATE, type SecurityHeaders } from './answers.ts';
import { BackgroundPacker } from './compression.ts';
import { contentTypeOf } from './contentTypes.ts';
import { Entry, etagOf, type Head, packEntry } from './entry.ts';
import { PackedFiles } from './packedFiles.ts';

export interface Mount {
  directory: string;
  /** The address of the directory: `/`, `/adm`. */
  at: string;
  /** Addresses below these that name no file answer the directory's index.html, the shell of a single-page application. */
  shellFor?: readonly string[];
}

export interface BuiltFilesOptions {
  mounts: readonly Mount[];
  /** Keeps the compressed bytes by content, so that only the first start after a build has to compress. */
  packedDirectory: string;
  securityHeaders: SecurityHeaders;
  onProblem(problem: string, error?: unknown): void;
}

/** Every built file, in memory and compressed. */
export interface BuiltFiles {
  find(url: string): Entry | undefined;
  /** Differs when any file differs. */
  fingerprint: string;
  bytes(): number;
  close(): void;
}

export async function loadBuiltFiles(options: BuiltFilesOptions): Promise<BuiltFiles> {
  const packed = new PackedFiles(options.packedDirectory, options.onProblem);
  const packer = new BackgroundPacker();
  const found = (await Promise.all(options.mounts.map(filesOf))).flat();
  const entries = new Map<string, Entry>();
  const shells: { prefix: string; entry: Entry }[] = [];

  for (const { mount, name, raw } of found) {
    const entry = await load(raw, headOf(mount, name, options.securityHeaders));
    for (const address of addressesOf(mount.at, name)) entries.set(address, entry);
    if (name === 'index.html') shells.push(...(mount.shellFor ?? []).map((prefix) => ({ prefix, entry })));
  }
  await packed.removeUnused();

  async function load(raw: Buffer, head: Head): Promise<Entry> {
    const ready = await packed.read(raw);
    if (ready !== null) return new Entry(head, etagOf(raw), { encoding: 'br', body: ready, isBest: true });
    const entry = await packEntry(head, raw);
    packer.add(entry, () => void packed.write(raw, entry.smallest.body));
    return entry;
  }

  return {
    find(url) {
      const exact = entries.get(url);
      if (exact !== undefined) return exact;
      const path = url.split('?', 1)[0] ?? url;
      return entries.get(path) ?? shells.find(({ prefix }) => isPageBelow(prefix, path))?.entry;
    },
    fingerprint: hash(
      'sha256',
      found.map(({ mount, name, raw }) => `${mount.at} ${name} ${etagOf(raw)}`).join('\n'),
      'base64url',
    ),
    bytes: () => [...new Set(entries.values())].reduce((sum, entry) => sum + entry.bytes, 0),
    close: () => packer.close(),
  };
}

interface BuiltFile {
  mount: Mount;
  name: string;
  raw: Buffer;
}

async function filesOf(mount: Mount): Promise<BuiltFile[]> {
  const found = await readdir(mount.directory, { recursive: true, withFileTypes: true });
  const names = found
    .filter((item) => item.isFile())
    .map((item) => relative(mount.directory, join(item.parentPath, item.name)).split(sep).join('/'))
    .filter(isPublic)
    .sort();
  return Promise.all(
    names.map(async (name) => ({ mount, name, raw: await readFile(join(mount.directory, name)) })),
  );
}

/** Names with a dot in front are notes of the tools, except for the one that the web has agreed on. */
function isPublic(name: string): boolean {
  return name.split('/').every((part) => !part.startsWith('.') || part === '.well-known');
}

function headOf(mount: Mount, name: string, security: SecurityHeaders): Head {
  const contentType = contentTypeOf(name);
  const headers = {
    'content-type': contentType,
    'cache-control': isHashed(name) ? 'public, max-age=31536000, immutable' : REVALIDATE,
    ...security[classOf(mount, name)],
  };
  return { status: statusOf(name), headers };
}

/** The status that the file names `404.html`, `404-bare.html` and `410.html` stand for. */
function statusOf(name: string): number {
  const [, status] = /^(404|410|503)(?:-[a-z]+)?\.html$/.exec(name) ?? [];
  return status ? Number(status) : 200;
}

function classOf(mount: Mount, name: string): AnswerClass {
  if (!name.endsWith('.html')) return 'asset';
  return mount.shellFor === undefined ? 'page' : 'spa';
}

/** Files whose names contain a hash of their content: `_astro/…` always, `assets/name-Hash1234.js`. */
function isHashed(name: string): boolean {
  return name.startsWith('_astro/') || (/(?:^|\/)assets\/[^/]+$/.test(name) && /-[\w-]{8}\.\w+$/.test(name));
}

/** `policy/index.html` answers `/policy`, as does `policy.html`. */
function addressesOf(at: string, name: string): string[] {
  const base = at === '/' ? '' : at;
  const address = encodeURI(`${base}/${name}`);
  if (name === 'index.html') return [`${base}/`, base];
  if (name.endsWith('/index.html'))
    return [address.slice(0, -'index.html'.length), address.slice(0, -'/index.html'.length)];
  if (name.endsWith('.html')) return [address, address.slice(0, -'.html'.length)];
  return [address];
}

function isPageBelow(prefix: string, path: string): boolean {
  if (path !== prefix && !path.startsWith(`${prefix}/`)) return false;
  return !path.slice(path.lastIndexOf('/')).includes('.');
}
