import type { PublicDocument } from '@odonta/api/contract';
import { Document } from '@odonta/db/models';
import { documentSrc } from '@odonta/db/vocabulary/content/documents.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';

export async function findDocuments(): Promise<PublicDocument[]> {
  const documents = await Document.findAll({
    order: [
      ['sort', 'ASC'],
      ['id', 'ASC'],
    ],
  });
  return documents.map(({ id, title, filename, size, updated_at }) => ({
    id,
    title,
    src: documentSrc(filename),
    size,
    updated_at: secondsOf(updated_at),
  }));
}
