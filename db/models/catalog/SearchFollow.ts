import { type CreationOptional, DataTypes } from 'sequelize';
import type { FollowedFilters } from '../../vocabulary/catalog/searchFollow.ts';
import { id, moment } from '../columns.ts';
import { Row, table } from '../row.ts';

/** A search whose new courses an individual is told of. */
export class SearchFollow extends Row<SearchFollow> {
  declare id: CreationOptional<number>;
  declare individual_id: number;
  declare filters: FollowedFilters;
  /** Opens the page that ends it. */
  declare token: CreationOptional<string>;
  /** Courses published since are new. */
  declare looked_at: CreationOptional<Date>;
  declare created_at: CreationOptional<Date>;
}

export const initSearchFollow = table(SearchFollow, 'search_follows', { timestamps: false }, () => ({
  id: id(),
  individual_id: DataTypes.INTEGER,
  filters: DataTypes.JSONB,
  token: DataTypes.TEXT,
  looked_at: moment(),
  created_at: moment(),
}));
