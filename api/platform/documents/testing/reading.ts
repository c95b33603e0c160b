import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const program = (name: string) => process.env[`${name.toUpperCase()}_PATH`] ?? name;

/** The words of a document as a person reads them, line by line, with single spaces. */
export const wordsOf = (pdf: Buffer): string =>
  inFolder(pdf, (file) => output('pdftotext', '-layout', file, '-').replaceAll(/[ \u00a0]+/g, ' '));

/** The content of the QR code on the first page. */
export const qrCodeOf = (pdf: Buffer): string => qrCodeOn(pdf, 1);

/** The same on each page. */
export const qrCodesOf = (pdf: Buffer): string[] =>
  Array.from({ length: pagesOf(pdf) }, (_, index) => qrCodeOn(pdf, index + 1));

function qrCodeOn(pdf: Buffer, page: number): string {
  return inFolder(pdf, (file) => {
    const picture = file.replace('.pdf', '');
    const only = ['-f', String(page), '-singlefile'];
    output('pdftoppm', '-r', '150', '-png', ...only, file, picture);
    return output('zbarimg', '--raw', '--quiet', `${picture}.png`).replace(/\n$/, '');
  });
}

/** The content of the QR code in a picture, as a camera reads it. */
export const qrCodeInPng = (png: Buffer): string =>
  inFolder(png, (file) => output('zbarimg', '--raw', '--quiet', file).replace(/\n$/, ''));

export const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

function inFolder<T>(pdf: Buffer, read: (file: string) => T): T {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'odonta-document-'));
  const file = path.join(folder, 'document.pdf');
  writeFileSync(file, pdf);
  try {
    return read(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const output = (name: string, ...args: string[]) =>
  execFileSync(program(name), args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
