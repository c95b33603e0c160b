import type { SellerReview } from '@odonta/api/contract';
import type { Cabinet } from './words.ts';

export interface FormProps {
  review: SellerReview;
  cabinet: Cabinet;
  close(): void;
  onChanged(): Promise<void>;
}
