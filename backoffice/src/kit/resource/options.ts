import { useResourceDefinitions, useTranslate } from 'react-admin';
import { inWords } from '../history/inWords.ts';
import type { Merging } from '../merging/merging.ts';
import type { Codes, Empty } from './definition.ts';

/** What react-admin carries along with a resource for us. */
export interface ResourceOptions {
  label: string;
  /** One record, in words: «курс». */
  one: string;
  empty: Empty;
  codes?: Readonly<Record<string, Codes>>;
  /** Whether what is deleted can be restored. */
  hasTrash: boolean;
  isCopied: boolean;
  /** Absent where duplicates are not merged. */
  merging?: Merging;
  /** Whether colleagues write notes beside its records. */
  hasNotes: boolean;
}

/** What entries of the journal hold that no record does. */
const ofJournals: Readonly<Record<string, string>> = {
  chosen: 'Выбрано записей',
  filter: 'По фильтру',
  merged_from: 'Присоединена запись №',
  merged_into: 'Присоединена к записи №',
  moved: 'Перенесено',
};

/** How to speak of a resource whose name is only known at run time. */
export function useWords(resource: string) {
  const translate = useTranslate();
  const definition = useResourceDefinitions<ResourceOptions>()[resource];
  const options = definition?.options;
  const one = options?.one ?? translate(`resources.${resource}.name`, { _: resource });
  return {
    one: one.charAt(0).toUpperCase() + one.slice(1),
    hasCard: definition?.hasShow === true,
    labelOf: (field: string) =>
      translate(`resources.${resource}.fields.${field}`, { _: ofJournals[field] ?? field }),
    say: (field: string, value: unknown) => inWords(field, value, options?.codes?.[field]),
  };
}
