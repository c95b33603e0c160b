import { entriesAtMost, zipNames } from './zipNames.ts';

const typesOfParts = '[Content_Types].xml';
const zip = [0x50, 0x4b, 0x03, 0x04] as const;

/** Kinds of private files, recognised by their bytes and not by the sender's name. */
export const privateMimes = {
  'application/pdf': { begins: [0x25, 0x50, 0x44, 0x46, 0x2d], extension: 'pdf' },
  'image/jpeg': { begins: [0xff, 0xd8, 0xff], extension: 'jpg' },
  'image/png': { begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], extension: 'png' },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    begins: zip,
    extension: 'docx',
  },
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': {
    begins: zip,
    extension: 'pptx',
  },
  'application/zip': { begins: zip, extension: 'zip' },
} as const;
export type PrivateMime = keyof typeof privateMimes;

/** Those of documents: an archive would hide what staff have to judge. */
export const documentMimes = ['application/pdf', 'image/jpeg', 'image/png'] as const satisfies PrivateMime[];

/** Ids as they are stored, and no other spelling of the same number: they are compared as text. */
export const privateFileId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

export const privateFileMaxBytes = 8 * 1024 * 1024;

export function privateMimeOf(bytes: Uint8Array): PrivateMime | null {
  const begins = (mime: PrivateMime) =>
    privateMimes[mime].begins.every((byte, index) => bytes[index] === byte);
  return documentMimes.find(begins) ?? (begins('application/zip') ? archiveOf(bytes) : null);
}

/** Why an archive or a document of Office is refused, in words; null where its kind says enough. */
export function archiveRefusal(bytes: Uint8Array): string | null {
  const names = zip.every((byte, index) => bytes[index] === byte) ? zipNames(bytes) : null;
  if (names === 'too many') return `В архиве больше ${entriesAtMost} файлов: разделите его`;
  return names !== null && hasMacros(names) ? 'В файле есть макросы: сохраните его без них' : null;
}

/** A document of Office is an archive with a list of its parts; one with macros, or of another kind, is none of ours. */
function archiveOf(bytes: Uint8Array): PrivateMime | null {
  const names = zipNames(bytes);
  if (names === null || names === 'too many') return null;
  if (!names.includes(typesOfParts)) return 'application/zip';
  if (hasMacros(names)) return null;
  const found = parts.find(({ part }) => names.includes(part));
  return found?.mime ?? null;
}

const hasMacros = (names: readonly string[]) =>
  names.includes(typesOfParts) && names.some((name) => name.toLowerCase().endsWith('vbaproject.bin'));

const parts = [
  {
    part: 'word/document.xml',
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  {
    part: 'ppt/presentation.xml',
    mime: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  },
] as const;
