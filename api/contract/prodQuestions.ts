import type { ModerationStatus } from '@odonta/db/vocabulary/statuses.ts';
import type { Transitioning } from './envelope.ts';

/** A published question about a course, with its answer and without its asker. */
export interface ProdQuestionView {
  id: number;
  question: string;
  answer: string;
}

export interface StaffProdQuestion extends Transitioning {
  id: number;
  prod_id: number;
  prod_name: string;
  center_id: number;
  question: string;
  answer: string | null;
  status: ModerationStatus;
  published_at: number | null;
  created_at: number;
  updated_at: number;
  version: number;
}
