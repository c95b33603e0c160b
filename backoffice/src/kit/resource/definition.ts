import type { ResourceName } from '@odonta/db/vocabulary/identity/rights/resources.ts';
import type { RaRecord } from 'ra-core';
import type { ComponentType } from 'react';
import type { Merging } from '../merging/merging.ts';

export const menuGroups = {
  requests: 'Обращения',
  sales: 'Продажи',
  buyers: 'Покупатели',
  money: 'Деньги',
  loyalty: 'Лояльность',
  catalog: 'Каталог',
  site: 'Сайт',
  advertising: 'Реклама',
  access: 'Сотрудники',
  dictionaries: 'Справочники',
  search: 'Поиск',
  journals: 'Журналы',
} as const;
export type MenuGroup = keyof typeof menuGroups;

export type Codes = Readonly<Record<string, string>>;

export interface Empty {
  title: string;
  text: string;
}

export interface Screens {
  list: ComponentType;
  show?: ComponentType;
  edit?: ComponentType;
  create?: ComponentType;
}

/** What the back-office must know of an entity beforehand. Screens are loaded when somebody goes there. */
export interface ResourceDefinition {
  /** As in the API and in the address. */
  name: string;
  label: string;
  group: MenuGroup;
  /** Whose rights open it: `cities.list` is a matter of `dictionaries.list`. */
  area: ResourceName;
  icon: ComponentType<{ fontSize?: 'small' | 'inherit' }>;
  counted: readonly [one: string, few: string, many: string];
  /** What an empty list says: where its records come from, and what to begin with. */
  empty: Empty;
  /** Names of fields: the same in lists, forms, histories and conflicts. */
  fields: Readonly<Record<string, string>>;
  /** Words for codes that fields hold: a history shall not say CONFIRMED. */
  codes?: Readonly<Record<string, Codes>>;
  /** True where a record may begin as a copy of another. */
  isCopied?: boolean;
  /** How duplicates are merged, where they are. */
  merging?: Merging;
  /** True where deletion leaves nothing to restore. */
  deletedForGood?: boolean;
  /** What nobody may do with it whatever his rights, since the API knows no such action. */
  never?: readonly ('create' | 'edit' | 'delete' | 'export' | 'show')[];
  titleOf(record: RaRecord): string;
  /** What tells it from others of its name, where one is chosen; its name alone where this is absent. */
  optionOf?(record: RaRecord): string;
  screens: Screens;
}

/** What moves by itself, and is never shown or compared by its name. */
type SelfMoving =
  | 'version'
  | 'updated_at'
  | 'date_edit'
  | 'available_transitions'
  | 'history'
  | 'id'
  | 'created_at';

/** Every field has a name in Russian, also one that only the journal shows. */
type Named<R> = { readonly [Field in Exclude<keyof R & string, SelfMoving>]-?: string } & {
  readonly [Field in Extract<keyof R & string, SelfMoving>]?: string;
};

/** Fields that hold one code of some; codes are written in capitals. */
type Coded<R> = {
  [Field in Exclude<keyof R & string, SelfMoving>]: NonNullable<R[Field]> extends Uppercase<string>
    ? [NonNullable<R[Field]>] extends [never]
      ? never
      : Field
    : never;
}[Exclude<keyof R & string, SelfMoving>];

/** Every code has a word; other fields may have some, as numbers that stand for something. */
type Worded<R> = [Coded<R>] extends [never]
  ? { codes?: { readonly [Field in keyof R & string]?: Codes } }
  : { codes: { readonly [Field in Coded<R>]: Codes } & { readonly [Field in keyof R & string]?: Codes } };

type Described<R> = Omit<ResourceDefinition, 'fields' | 'titleOf' | 'optionOf' | 'codes'> & {
  fields: Named<R>;
  titleOf(record: R): string;
  optionOf?(record: R): string;
} & Worded<R>;

/** Journals are read and not worked on: nothing is written beside their entries. */
export function isWorkedOn({ never = [] }: ResourceDefinition): boolean {
  return !(['create', 'edit', 'delete'] as const).every((verb) => never.includes(verb));
}

/** `{CREATED: {label: 'Создан'}}` as words for codes. */
export function labelsOf(statuses: Readonly<Record<string, { label: string }>>): Codes {
  return Object.fromEntries(Object.entries(statuses).map(([code, { label }]) => [code, label]));
}

/** Checks the field names against the contract's record; from then on entities are handled alike. */
export function resource<R extends { id: number }>(definition: Described<R>): ResourceDefinition {
  const { fields, codes, titleOf, optionOf, ...rest } = definition;
  return {
    ...rest,
    fields: fields as Record<string, string>,
    codes: codes as Record<string, Codes> | undefined,
    ...(optionOf && { optionOf: (record: RaRecord) => optionOf(record as unknown as R) }),
    // react-admin calls it while nothing is loaded yet.
    titleOf: (record) => (record?.id === undefined ? '' : titleOf(record as unknown as R)),
  };
}
