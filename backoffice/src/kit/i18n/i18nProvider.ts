import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { ResourceDefinition } from '../resource/definition.ts';
import { russian } from './russian.ts';

export type RecordWords = { name: string; fields: Record<string, string> };

/** Texts of react-admin and the names of all entities and their fields, in one language. */
export function createI18nProvider(
  definitions: readonly ResourceDefinition[],
  others: Readonly<Record<string, RecordWords>> = {},
) {
  const resources = Object.fromEntries(
    definitions.map(({ name, counted, fields }) => [name, { name: counted.join(' |||| '), fields }]),
  );
  const messages = { ...russian, resources: { ...others, ...resources } };
  return polyglotI18nProvider(() => messages, 'ru', [{ locale: 'ru', name: 'Русский' }], {
    allowMissing: true,
  });
}
