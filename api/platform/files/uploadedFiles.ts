import { Router } from 'express';
import { lookup } from 'mrmime';
import { sendStored } from './sendStored.ts';
import { type FileStorage, isFileKey } from './storage/fileStorage.ts';

const always = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'X-Content-Type-Options': 'nosniff',
};
const untrusted = {
  'Content-Disposition': 'attachment',
  'Content-Security-Policy': "sandbox; default-src 'none'",
};

/**
 * Uploads of staff, wherever they lie. Names are random and files never change, so browsers cache them forever. Pictures are
 * encoded again; a PDF is untrusted, so it is downloaded and not opened in a page of ours.
 */
export function uploadedFiles(storage: () => FileStorage): Router {
  return Router().get(/^\/uploads\/./, async (req, res, next) => {
    const key = req.path.slice(1);
    const type = { 'Content-Type': lookup(key) ?? 'application/octet-stream' };
    const headers = { ...always, ...type, ...(!key.endsWith('.webp') && untrusted) };
    if (!isFileKey(key) || !(await sendStored({ req, res, headers }, storage(), key))) next();
  });
}
