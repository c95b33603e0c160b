import type { LetterChoice, LetterTopic } from '@odonta/db/vocabulary/letterTopics.ts';

/** Which letters come to an address that the reader may decide about, and how often. */
export interface AddressLetters {
  email: string;
  /** The centre whose address it is; null for his own. */
  center: { id: number; name: string } | null;
  topics: { topic: LetterTopic; choice: LetterChoice }[];
}

export interface LetterChoiceBody {
  email: string;
  center_id?: number;
  topic: LetterTopic;
  choice: LetterChoice;
}
