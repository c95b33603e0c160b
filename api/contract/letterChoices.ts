import type { LetterChoice, LetterTopic } from '@odonta/db/vocabulary/letterTopics.ts';

/** Which letters come to an address that the reader may decide about, and how often. */
export interface AddressLetters {
  email: string;
  /** The centre whose address it is; null for his own. */
  center: { id: number; name: string } | null;
  topics: { topic: LetterTopic; choice: LetterChoice }[];
}

/** A letter that is in the cabinet instead of the mail. */
export interface CabinetLetter {
  id: number;
  topic: LetterTopic | null;
  subject: string;
  text: string;
  created_at: number;
  /** Not seen by its reader before. */
  is_new: boolean;
}

export interface CabinetLetters {
  letters: CabinetLetter[];
  has_more: boolean;
}

export interface LetterChoiceBody {
  email: string;
  center_id?: number;
  topic: LetterTopic;
  choice: LetterChoice;
}
