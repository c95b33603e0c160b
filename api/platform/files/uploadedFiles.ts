import express, { type Router } from 'express';

/**
 * What staff have uploaded. It is named by chance and never changes, so browsers keep it for good. Pictures were drawn
 * anew; a PDF came from outside as it is, so it is kept by its reader and not opened in a page of ours.
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
