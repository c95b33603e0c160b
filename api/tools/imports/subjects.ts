import type { Imported, ImportField } from '../../platform/kit/imported.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';
import { asNumber } from '../../platform/tables/cellReaders.ts';

const number: ImportField = {
  field: 'id',
  title: '№',
  read: asNumber,
  example: '',
  hint: 'Номер записи, которую нужно изменить; пусто — добавить новую',
  also: ['id', 'номер'],
  isKeyOnly: true,
};

export const fieldsOf = (resource: AnyResource): readonly ImportField[] => [
  number,
  ...importsOf(resource).fields,
];

export function importsOf({ name, imports }: AnyResource): Imported {
  if (!imports) throw new Error(`${name} says nothing of imports`);
  return imports;
}

export function resourceNamed(resources: readonly AnyResource[], wanted: string): AnyResource {
  const resource = resources.find(({ name }) => name === wanted);
  if (!resource) throw new Error(`nothing is known of ${wanted}`);
  return resource;
}
