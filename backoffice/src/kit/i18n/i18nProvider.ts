import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { ResourceDefinition } from '../resource/definition.ts';
import { russian } from './russian.ts';

/** Texts of react-admin and the names of all entities and their fields, in one language. */
export function createI18nProvider(definitions: readonly ResourceDefinition[]) {
  const resources = Object.fromEntries(
    definitions.map(({ name, counted, fields }) => [name, { name: counted.join(' |||| '), fields }]),
  );
  const messages = { ...russian, resources };
  return polyglotI18nProvider(() => messages, 'ru', [{ locale: 'ru', name: 'Русский' }], {
    allowMissing: true,
  });
}
