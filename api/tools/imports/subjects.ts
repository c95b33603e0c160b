import type { ImportSubject } from '@odonta/db/vocabulary/tools/imports/importSubjects.ts';
import { asNumber } from './cellReaders.ts';
import type { ImportField, Subject } from './subject.ts';
import { catalogSubjects } from './subjectsOfCatalog.ts';
import { dictionarySubjects } from './subjectsOfDictionaries.ts';

export const subjects: Record<ImportSubject, Subject> = { ...catalogSubjects, ...dictionarySubjects };

const number: ImportField = {
  field: 'id',
  title: '№',
  read: asNumber,
  example: '',
  hint: 'Номер записи, которую нужно изменить; пусто — добавить новую',
  also: ['id', 'номер'],
  isKeyOnly: true,
};

export function fieldsOf(name: ImportSubject): readonly ImportField[] {
  return [number, ...subjects[name].fields];
}
