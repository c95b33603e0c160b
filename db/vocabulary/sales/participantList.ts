import { contactFields } from '../contactFields.ts';
import { participantForm } from '../orders/orderForm.ts';
import type { TextRule } from '../rules.ts';

/** A list of participants: copied from a spreadsheet, or sent as a file. */

export const listColumns = {
  ...contactFields,
  is_student: 'Студент',
} as const;
export type ListColumn = keyof typeof listColumns;

export interface ListedPerson {
  last_name: string;
  first_name: string;
  middle_name: string;
  phone: string;
  email: string;
  is_student: boolean;
}

/** A cell that cannot be taken as it is; `row` as the spreadsheet counts. */
export interface ListIssue {
  /** The index of the person, from zero. */
  at: number;
  field: Exclude<ListColumn, 'is_student'>;
  row: number;
  column: string;
  value: string;
  text: string;
}

/** Every listed person, with wrong values as they were typed: the form corrects them. */
export interface ParticipantList {
  people: ListedPerson[];
  faults: ListIssue[];
}

/** Every listed person has a name; a place without one is counted and not listed. */
export const personForm = {
  ...participantForm,
  last_name: { ...participantForm.last_name, required: 'Укажите фамилию' },
  first_name: { ...participantForm.first_name, required: 'Укажите имя' },
} as const satisfies Record<string, TextRule>;
