import express, { type Router } from 'express';

/**
 * Uploads of staff. Names are random and files never change, so browsers cache them forever. Pictures are
 * encoded again; a PDF is untrusted, so it is downloaded and not opened in a page of ours.
 */
export function uploadedFiles(directory: string): Router {
  const files = express.static(directory, {
    index: false,
    redirect: false,
    immutable: true,
    maxAge: '365d',
    fallthrough: true,
    setHeaders(res, path) {
      res.setHeader('X-Content-Type-Options', 'nosniff');
      if (path.endsWith('.webp')) return;
      res.setHeader('Content-Disposition', 'attachment');
      res.setHeader('Content-Security-Policy', "sandbox; default-src 'none'");
    },
  });
  return express.Router().use('/uploads', files);
}
