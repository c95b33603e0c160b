import type { Entity } from '@odonta/db/vocabulary/entity.ts';
import type { Codes } from '@odonta/db/vocabulary/lifecycle.ts';
import type { MenuGroup } from '@odonta/db/vocabulary/menuGroups.ts';
import type { RaRecord } from 'ra-core';
import type { ComponentType } from 'react';
import type { Merging } from '../merging/merging.ts';

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

/** An entity with its card, and the back-office's additions. Screens are loaded when they are opened. */
export interface ResourceDefinition extends Entity {
  group: MenuGroup;
  icon: ComponentType<{ fontSize?: 'small' | 'inherit' }>;
  /** The text of an empty list: where its records come from, and how to begin. */
  empty: Empty;
  /** The filter that the menu opens the list with: the records that wait, where all others are history. */
  opensWith?: Readonly<Record<string, unknown>>;
  /** True where a record may begin as a copy of another. */
  isCopied?: boolean;
  /** How duplicates are merged, where they are. */
  merging?: Merging;
  /** True where deletion leaves nothing to restore. */
  deletedForGood?: boolean;
  /** Actions that the API does not have, whatever the rights. */
  never?: readonly ('create' | 'edit' | 'delete' | 'export' | 'show')[];
  titleOf(record: RaRecord): string;
  /** The text that distinguishes records of one name in a choice; the name alone where this is absent. */
  optionOf?(record: RaRecord): string;
  screens: Screens;
}

/** Fields that change by themselves, and are never shown or compared by name. */
type SelfTransitioning =
  | 'version'
  | 'updated_at'
  | 'date_edit'
  | 'available_transitions'
  | 'history'
  | 'id'
  | 'created_at';

/** Every field has a name in Russian, also one that only the journal shows. */
type Named<R> = { readonly [Field in Exclude<keyof R & string, SelfTransitioning>]-?: string } & {
  readonly [Field in Extract<keyof R & string, SelfTransitioning>]?: string;
};

/** Fields with one code of a list; codes are written in capitals. */
type Coded<R> = {
  [Field in Exclude<keyof R & string, SelfTransitioning>]: NonNullable<R[Field]> extends Uppercase<string>
    ? [NonNullable<R[Field]>] extends [never]
      ? never
      : Field
    : never;
}[Exclude<keyof R & string, SelfTransitioning>];

/** Every code has a word; other fields may have some, as numbers that stand for something. */
type Worded<R> = [Coded<R>] extends [never]
  ? { codes?: { readonly [Field in keyof R & string]?: Codes } }
  : { codes: { readonly [Field in Coded<R>]: Codes } & { readonly [Field in keyof R & string]?: Codes } };

export type Described<R> = Omit<ResourceDefinition, keyof Entity | 'titleOf' | 'optionOf'> & {
  titleOf(record: R): string;
  optionOf?(record: R): string;
};

/** A field that the record does not have must not stay on the card. */
type Exact<R, Card extends Entity> = { [Field in Exclude<keyof Card['fields'], keyof R>]: never };

export type CardOf<R, Card extends Entity> = Card & {
  group: MenuGroup;
  fields: Named<R> & Exact<R, Card>;
} & Worded<R>;

/** Journals are read and not worked on: nothing is written beside their entries. */
export function isWorkedOn({ never = [] }: ResourceDefinition): boolean {
  return !(['create', 'edit', 'delete'] as const).every((verb) => never.includes(verb));
}

/** Checks the words of the card against the contract's record; from then on entities are handled alike. */
export function resource<R extends { id: number }, Card extends Entity>(
  card: CardOf<R, Card>,
  { titleOf, optionOf, ...rest }: Described<R>,
): ResourceDefinition {
  return {
    ...card,
    ...rest,
    ...(optionOf && { optionOf: (record: RaRecord) => optionOf(record as unknown as R) }),
    // react-admin calls it while nothing is loaded yet.
    titleOf: (record) => (record?.id === undefined ? '' : titleOf(record as unknown as R)),
  };
}
