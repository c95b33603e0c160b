import { type CreationOptional, DataTypes } from 'sequelize';
import { id, moment } from '../columns.ts';
import { Row, table } from '../row.ts';

/** How often the search got one query in one hour. It contains no reference to a person. */
export class SearchLogEntry extends Row<SearchLogEntry> {
  declare id: CreationOptional<number>;
  declare hour: Date;
  declare query: string;
  declare filters: Record<string, unknown>;
  declare asked: CreationOptional<number>;
  declare found: number | null;
  declare corrected: CreationOptional<string | null>;
  declare clicks: CreationOptional<number>;
  /** The places of the clicked courses added up; with `clicks` their mean. */
  declare positions: CreationOptional<number>;
}

export const initSearchLogEntry = table(SearchLogEntry, 'search_log', { timestamps: false }, () => ({
  id: id(),
  hour: moment(),
  query: DataTypes.TEXT,
  filters: DataTypes.JSONB,
  asked: DataTypes.INTEGER,
  found: DataTypes.INTEGER,
  corrected: DataTypes.TEXT,
  clicks: DataTypes.INTEGER,
  positions: DataTypes.INTEGER,
}));
