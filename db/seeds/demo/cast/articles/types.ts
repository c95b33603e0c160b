import type { CategoryId } from '../../../../vocabulary/catalog/categories.ts';
import type { ArticleStatus } from '../../../../vocabulary/content/articles/articleLifecycle.ts';
import type { LecturerKey } from '../lecturers.ts';
import type { ProdKey } from '../prods/index.ts';

/** `body` is written in the few marks that `articleHtml` knows. */
export interface CastArticle {
  title: string;
  description: string;
  categories: readonly [CategoryId, ...CategoryId[]];
  authors: readonly [LecturerKey, ...LecturerKey[]];
  tags: readonly string[];
  prods?: readonly ProdKey[];
  body: string;
  sources: readonly (readonly [text: string, url?: string])[];
  reviewer?: string;
  conflict?: string;
  ad?: { company: string; inn: string; token: string };
  /** Sent by its first author. */
  isProposed?: true;
  /** The same, and rejected by an editor for this reason; such a one has no cover. */
  returned?: string;
  /** Absent means published. */
  status?: ArticleStatus;
}
