import type { ResourceName } from '@odonta/db/vocabulary/identity/rights/resources.ts';
import type { Attributes, Model } from 'sequelize';

type Columns<M extends Model> = readonly (keyof Attributes<M> & string)[];

/** Which columns of a resource the back-office's search reads, and how its results are named. */
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
