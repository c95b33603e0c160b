import type { DocumentSnapshot } from '@odonta/db/vocabulary/money/documents/snapshots.ts';
import type { Response } from 'express';
import type { Reply } from '../http/endpoint.ts';
import { byAddress } from '../http/limits.ts';
import { documentPdf } from './documentPdf.ts';

/** The limit of documents: each is drawn on request, and all requests of one address are counted together. */
export const pdfLimit = { name: 'papers', points: 60, seconds: 60, by: byAddress };

/** Answers with the document, shown in the browser and saved under a descriptive name. */
export async function sendPdf(res: Response, snapshot: DocumentSnapshot, name: string): Promise<Reply> {
  return sendFile(res, await documentPdf(snapshot), name);
}

/** The same of what is drawn from rows and not from a snapshot. */
export function sendFile(res: Response, pdf: Buffer, name: string): Reply {
  res.set({
    'Content-Type': 'application/pdf',
    'Content-Disposition': `inline; filename="document.pdf"; filename*=UTF-8''${encodeURIComponent(`${name}.pdf`)}`,
    'Cache-Control': 'private, no-store',
  });
  res.send(pdf);
  return 'sent';
}
