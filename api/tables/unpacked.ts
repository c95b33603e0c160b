import { strFromU8, Unzip, UnzipInflate } from 'fflate';
import { wrong } from './wrongFile.ts';

/** So much of a workbook is text; whoever packs more into five megabytes means harm. */
const mostBytes = 20 * 1024 * 1024;
/** Unpacked a little at a time, so that a bomb is noticed before it has gone off: deflate swells a thousandfold at most. */
const stepBytes = 16 * 1024;

/** The texts of those files of an archive whose names are wanted. Sizes that the archive itself claims are not believed. */
export function unpacked(bytes: Uint8Array, isWanted: (name: string) => boolean): Map<string, string> {
  const texts = new Map<string, string>();
  let total = 0;
  const unzip = new Unzip((file) => {
    if (!isWanted(file.name)) return;
    const chunks: Uint8Array[] = [];
    file.ondata = (error, chunk, final) => {
      if (error) throw error;
      total += chunk.length;
      if (total > mostBytes) throw new TooMuch();
      chunks.push(chunk);
      if (final) texts.set(file.name, strFromU8(Buffer.concat(chunks)));
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += stepBytes)
      unzip.push(bytes.subarray(at, at + stepBytes), at + stepBytes >= bytes.length);
  } catch (error) {
    throw wrong(error instanceof TooMuch ? 'Файл слишком велик в распакованном виде' : 'Файл XLSX повреждён');
  }
  return texts;
}

class TooMuch extends Error {}
