/** A member of staff who can be mentioned in a note with @. */
export interface Colleague {
  id: number;
  name: string;
}

/** A note of staff on a record. */
export interface StaffNote {
  id: number;
  /** Masked for those from whom the record's personal data are hidden: a note may repeat them. */
  text: string;
  author_id: number;
  author_name: string;
  mentions: Colleague[];
  created_at: number;
  edited_at: number | null;
  /** Its author's, for a day. */
  is_changeable: boolean;
  version: number;
}

export interface StaffNotes {
  /** Newest first. */
  notes: StaffNote[];
  /** Whether there are older ones. */
  has_more: boolean;
}
