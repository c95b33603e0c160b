import type { Entity } from '@odonta/db/vocabulary/entity.ts';
import type { RaRecord } from 'react-admin';
import type { FactRow } from '../record/Facts.tsx';
import { type CardOf, type Described, type ResourceDefinition, resource } from '../resource/definition.ts';
import { screensOf } from '../resource/lazyScreen.ts';

export type Name = RaRecord & { id: number; name: string };

/** How a field is filled in. */
export interface DictionaryInput {
  hint?: string;
  isRequired?: true;
  /** The range of a number; without it the field is a text. */
  number?: { min?: number; step?: number };
  /** One of these. */
  choices?: readonly { id: number | string; name: string }[];
}

export interface Dictionary<R extends Name> {
  /** Over the form of a new record; absent where none is added. */
  newTitle?: string;
  sort: { field: keyof R & string; order: 'ASC' | 'DESC' };
  /** Facts shown beside the name, in lists and on the record's page. */
  facts: readonly FactRow<R>[];
  inputs: { readonly [Field in keyof R & string]?: DictionaryInput };
}

type Given<R extends Name> = Dictionary<R> & Omit<Described<R>, 'screens' | 'titleOf' | 'optionOf' | 'never'>;

export const orderInput: DictionaryInput = {
  hint: 'Меньшие числа стоят раньше',
  number: { min: 0, step: 1 },
};

/** A plain list of names: its screens are generated from this description, and loaded when they are opened. */
export function dictionary<R extends Name, Card extends Entity>(
  card: CardOf<R, Card>,
  { newTitle, sort, facts, inputs, ...rest }: Given<R>,
): ResourceDefinition {
  const screen = screensOf(async () =>
    (await import('./screens.tsx')).screensOfDictionary<R>(card, { newTitle, sort, facts, inputs }),
  );
  return resource<R, Card>(card, {
    ...rest,
    ...(!newTitle && { never: ['create', 'delete'] }),
    titleOf: ({ name }) => name,
    screens: {
      list: screen('List'),
      edit: screen('Edit'),
      show: screen('Show'),
      ...(newTitle && { create: screen('Create') }),
    },
  });
}
