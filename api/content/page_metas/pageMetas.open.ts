import type { OwnMeta } from '@odonta/api/contract';
import { PageMeta } from '@odonta/db/models';
import { metaSubjectOf } from '@odonta/db/vocabulary/content/pageMeta.ts';

export async function findMeta(path: string): Promise<OwnMeta | null> {
  const found = await PageMeta.findOne({ where: { subject: metaSubjectOf(path) } });
  if (!found) return null;
  const { title, description, h1, intro, is_hidden } = found;
  return { title, description, h1, intro, is_hidden };
}
