import { type CreationOptional, DataTypes } from 'sequelize';
import type { LetterChoice, LetterTopic, Reader } from '../../../vocabulary/letterTopics.ts';
import { moment } from '../../columns.ts';
import { Row, table } from '../../row.ts';

/** How an address wants letters of one topic; without a row, each at once. */
export class LetterChoiceOf extends Row<LetterChoiceOf> {
  /** In lower case. */
  declare email: string;
  /** The centre whose letters they are; 0 for the own letters of a person. */
  declare center_id: number;
  /** The account that has chosen for its own address; null where a centre has. */
  declare reader: CreationOptional<Reader | null>;
  declare topic: LetterTopic;
  declare choice: Exclude<LetterChoice, 'AT_ONCE'>;
  declare chosen_at: CreationOptional<Date>;
}

export const initLetterChoiceOf = table(LetterChoiceOf, 'letter_choices', { timestamps: false }, () => ({
  email: { type: DataTypes.TEXT, primaryKey: true },
  center_id: { type: DataTypes.INTEGER, primaryKey: true },
  reader: DataTypes.TEXT,
  topic: { type: DataTypes.TEXT, primaryKey: true },
  choice: DataTypes.TEXT,
  chosen_at: moment(),
}));
