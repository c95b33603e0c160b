import type { Codes } from '@odonta/db/vocabulary/lifecycle.ts';
import { type RaRecord, useResourceDefinitions, useTranslate } from 'react-admin';
import { inWords } from '../history/inWords.ts';
import type { Merging } from '../merging/merging.ts';
import type { Empty } from './definition.ts';

/** Our options of a resource, which react-admin passes on. */
export interface ResourceOptions {
  label: string;
  /** One record, in words: «курс». */
  one: string;
  empty: Empty;
  codes?: Readonly<Record<string, Codes>>;
  /** Whether deleted records can be restored. */
  hasTrash: boolean;
  isCopied: boolean;
  /** The filter that the menu opens the list with. */
  opensWith?: Readonly<Record<string, unknown>>;
  /** Absent where duplicates are not merged. */
  merging?: Merging;
  /** How a record reads among those to choose from, where its name is not enough. */
  optionOf?: (record: RaRecord) => string;
  /** Whether colleagues write notes beside its records. */
  hasNotes: boolean;
}

/** Fields that occur in journals and in no record. */
const ofJournals: Readonly<Record<string, string>> = {
  chosen: 'Выбрано записей',
  filter: 'По фильтру',
  merged_from: 'Присоединена запись №',
  merged_into: 'Присоединена к записи №',
  moved: 'Перенесено',
  certificate: 'Сертификат',
  certificate_number: 'Сертификат',
  filename: 'Файл',
  format: 'Формат файла',
  found: 'Найдено',
  fresh: 'Новых строк',
  from: 'С какого дня',
  individual_id: 'Кабинет покупателя',
  lines: 'Строк',
  material: 'Материал',
  member_id: 'Участник кабинета',
  paid_sum: 'Оплачено',
  prod_id: 'Курс',
  replaced_by: 'Вместо него участник',
  report: 'Отчёт',
  stage: 'Этап',
  status: 'Статус',
  to: 'По какой день',
  total: 'Сумма',
  voucher_sum: 'Оплачено сертификатом',
};

/** The words for a resource whose name is only known at run time. */
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
