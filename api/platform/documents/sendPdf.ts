import type { DocumentSnapshot } from '@odonta/db/vocabulary/money/documents/snapshots.ts';
import type { Response } from 'express';
import type { Reply } from '../http/endpoint.ts';
import { byAddress } from '../http/limits.ts';
import { documentPdf } from './documentPdf.ts';

/** How often papers may be asked for: each is drawn anew, and all that are asked for from one address are counted together. */
export const pdfLimit = { name: 'papers', points: 60, seconds: 60, by: byAddress };

/** Answers with the document itself, to be read in the browser and kept under a name that says what it is. */
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
