import { lookup, mimes } from 'mrmime';

mimes.ico = 'image/x-icon';

const isText = /^text\/|^application\/json$/;

export function contentTypeOf(path: string): string {
  const type = lookup(path) ?? 'application/octet-stream';
  return isText.test(type) ? `${type}; charset=utf-8` : type;
}
