import type { ResourceName } from './identity/rights/resources.ts';
import type { Codes, Lifecycle } from './lifecycle.ts';
import type { MenuGroup } from './menuGroups.ts';

/** Data of an entity for the API, the back-office, the drawings and the tests; its folder is its area. */
export interface Entity {
  /** As in the API, in addresses and in the audit log. */
  name: string;
  /** The resource of the rights table that decides: cities belong to `dictionaries`. */
  rights: ResourceName;
  /** Absent where the table has the name of the entity. */
  table?: string;
  /** Absent where the back-office has no screens of it. */
  group?: MenuGroup;
  label: string;
  counted: readonly [one: string, few: string, many: string];
  /** The object of a button: «Создать статью». */
  accusative: string;
  /** Names of fields: the same in lists, forms, histories and conflicts. */
  fields: Readonly<Record<string, string>>;
  /** Words for codes in fields: a history must not show CONFIRMED. Where a column has a check, it lists these. */
  codes?: Readonly<Record<string, Codes>>;
  lifecycle?: Lifecycle<string, string>;
  /** Transitions without a right of their own: a client's, the clock's or the bank's. */
  notOfStaff?: readonly string[];
  /** Transitions that another right than the one of their name opens. */
  permittedBy?: Readonly<Record<string, string>>;
  /** Statuses that no transition leads to yet. */
  unreached?: readonly string[];
  /** Transitions that cannot be made of many records at once, with the API's message. */
  oneByOne?: Readonly<Record<string, string>>;
  /** Rights in the table that have no action, and why. */
  notOffered?: Readonly<Record<string, string>>;
}

type Card = Omit<Entity, 'rights'> & { rights?: ResourceName };
/** A card without `rights` has the name of a resource of the table of rights. */
type Ruled<Given> = Given extends { rights: ResourceName } | { name: ResourceName }
  ? unknown
  : { rights: ResourceName };

export function entity<const Given extends Card>(
  card: Given & Ruled<Given>,
): Given & { readonly rights: ResourceName } {
  return { ...card, rights: card.rights ?? (card.name as ResourceName) };
}
