/**
 * The names of the entries of a ZIP archive, as its directory at the end lists them; null for anything else,
 * and `too many` for more of them than anybody looks through. Nothing is unpacked,
 * so that no archive can grow. Each byte is read once.
 */
export function zipNames(bytes: Uint8Array): string[] | 'too many' | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfDirectory(view);
  if (end === null) return null;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count === 0) return null;
  if (count > entriesAtMost) return 'too many';
  const names: string[] = [];
  for (let number = 0; number < count; number += 1) {
    if (at + entryHead > end || view.getUint32(at, true) !== entryMark) return null;
    const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    if (name === undefined || extra === undefined || comment === undefined) return null;
    if (at + entryHead + name > end) return null;
    names.push(utf8.decode(bytes.subarray(at + entryHead, at + entryHead + name)));
    at += entryHead + name + extra + comment;
  }
  return names;
}

const utf8 = new TextDecoder();
export const entriesAtMost = 2000;
const entryMark = 0x02014b50;
const entryHead = 46;
const endMark = 0x06054b50;
const endHead = 22;
const longestComment = 0xffff;

function endOfDirectory(view: DataView): number | null {
  const last = view.byteLength - endHead;
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1)
    if (view.getUint32(at, true) === endMark) return at;
  return null;
}
