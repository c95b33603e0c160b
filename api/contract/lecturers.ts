import type { GalleryItem } from '@odonta/db/vocabulary/catalog/lecturerGallery.ts';
import type { FilePreview, ProdCard, Ratings } from './catalog.ts';

export interface LecturerCard {
  id: number;
  sef: string;
  name: string;
  filename: string | null;
  file_preview: FilePreview;
  prods_count: number;
  ratings: Ratings;
}

export interface LecturerFull extends LecturerCard {
  text: string;
  city: string | null;
  /** His works and documents, in the order of the editors. */
  gallery: GalleryItem[];
  past_count: number;
  /** One page of all his courses: future ones first, then past ones, latest first. */
  prods: ProdCard[];
  past_prods: ProdCard[];
}
