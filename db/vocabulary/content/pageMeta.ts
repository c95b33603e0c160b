import { articleIdOf, below, paths, prodIdOf, sectionPath } from '../addresses.ts';
import { categories, formatPages } from '../catalog/categories.ts';

/** Longer ones are cut by search engines; they may be saved all the same. */
export const metaLengths = { title: 70, description: 160 } as const;

/** Sections of the catalogue, whose heading and first words can be edited. */
export const sectionPaths: readonly string[] = [...categories, ...formatPages].map(sectionPath);

/** Other permanent pages with editable meta. */
export const listPaths: readonly string[] = [paths.home, paths.search, paths.lecturers, paths.articles];

/**
 * The key of meta tags: those of a course and an article survive a rename, which changes the address. The
 * database computes the same from the path.
 */
export function metaSubjectOf(path: string): string {
  if (path.startsWith(below.prods)) return `prod:${prodIdOf(path)}`;
  if (path.startsWith(below.articles)) return `article:${articleIdOf(path)}`;
  return path;
}
