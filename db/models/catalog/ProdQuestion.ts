import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import type { ModerationStatus } from '../../vocabulary/statuses.ts';
import { moment } from '../columns.ts';
import { VersionedRow, versionedTable } from '../row.ts';
import type { Prod } from './Prod.ts';

/** A question that visitors asked about a course, without its asker, and the answer. */
export class ProdQuestion extends VersionedRow<ProdQuestion> {
  declare prod_id: number;
  declare question: string;
  declare answer: CreationOptional<string | null>;
  declare readonly status: CreationOptional<ModerationStatus>;
  declare published_at: CreationOptional<Date | null>;
  declare prod: NonAttribute<Prod>;
}

export const initProdQuestion = versionedTable(ProdQuestion, 'prod_questions', { paranoid: true }, () => ({
  prod_id: DataTypes.INTEGER,
  question: DataTypes.TEXT,
  answer: DataTypes.TEXT,
  status: DataTypes.TEXT,
  published_at: moment(),
}));
