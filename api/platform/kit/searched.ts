import type { ResourceName } from '@odonta/db/vocabulary/identity/rights/resources.ts';
import type { Attributes, Model } from 'sequelize';

type Columns<M extends Model> = readonly (keyof Attributes<M> & string)[];

/** Where the search of the back-office looks for a resource, and how what was found is named. */
export interface Searched<M extends Model> {
  title: Columns<M>;
  detail: Columns<M>;
  /** Each has an index of trigrams, unless the table is short by nature. */
  words: Columns<M>;
  phones?: Columns<M>;
  emails?: Columns<M>;
  taxNumbers?: Columns<M>;
  /** Columns that are a matter of another resource's right. */
  areas?: { [Column in keyof Attributes<M> & string]?: ResourceName };
}
