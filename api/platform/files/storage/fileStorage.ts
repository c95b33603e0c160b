import type { Readable } from 'node:stream';
import { port } from '../../ports.ts';

export interface FileFacts {
  size: number;
  storedAt: Date;
}

export interface Part {
  start: number;
  end: number;
}

/** Where uploaded files lie: a folder of this node, or a bucket. Keys are paths such as `uploads/prods/a-640.webp`. */
export interface FileStorage {
  /** Every node reads the same files: private papers lie here too, and not in the database. */
  isShared: boolean;
  /** Stores the whole file or nothing of it. */
  put(key: string, bytes: Buffer): Promise<void>;
  facts(key: string): Promise<FileFacts | null>;
  /** The file, or a part of it; null where there is none. A reader who leaves destroys the body. */
  read(key: string, part?: Part): Promise<{ facts: FileFacts; body: Readable } | null>;
  /** A file that is not there is deleted already. */
  delete(key: string): Promise<void>;
  /** The files below a folder (`uploads/`), in no order. Files whose names are no keys are not served, and only named to `skip`. */
  list(folder: string, skip?: (name: string) => void): AsyncIterable<FileFacts & { key: string }>;
  /** For operators: 1 while the storage does not answer, and how often it did not. */
  state(): { away: 0 | 1; failures: number };
  close(): void;
}

export const fileStorage = port<FileStorage>('files');

export const uploadsFolder = 'uploads/';
export const privateFolder = 'private/';
export const privateKey = (id: string): string => `${privateFolder}${id}`;

/** Segments of plain letters that begin with no dot: no key leaves its folder. */
const plain = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)+$/;
const longest = 250;

export const isFileKey = (key: string): boolean => key.length <= longest && plain.test(key);

export function checkedKey(key: string): string {
  if (!isFileKey(key)) throw new Error(`no key of a file: ${JSON.stringify(key)}`);
  return key;
}

export async function bytesOf(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
