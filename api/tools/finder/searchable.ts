import type { ResourceName } from '@odonta/db/vocabulary/identity/rights/resources.ts';
import type { Attributes, Model } from 'sequelize';
import type { AnyResource } from '../../platform/kit/resource.ts';

type Columns<M extends Model> = readonly (keyof Attributes<M> & string)[];

/** Where a resource is looked for, and how what was found is named. */
interface Find<M extends Model> {
  label: string;
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

/** A resource of any model; the columns were checked where it was declared. */
export interface Searchable {
  resource: AnyResource;
  label: string;
  title: readonly string[];
  detail: readonly string[];
  words: readonly string[];
  phones: readonly string[];
  emails: readonly string[];
  taxNumbers: readonly string[];
  areas: Readonly<Record<string, ResourceName | undefined>>;
}

export function searchable<M extends Model>(resource: AnyResource, find: Find<M>): Searchable {
  return { phones: [], emails: [], taxNumbers: [], areas: {}, ...find, resource };
}
