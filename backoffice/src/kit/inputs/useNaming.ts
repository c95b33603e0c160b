import { type RaRecord, useResourceDefinition } from 'react-admin';
import type { ResourceOptions } from '../resource/options.ts';

/** How a record of another resource reads where one is meant among several: many have one title. */
export function useNaming(reference: string, text = 'name'): (record: RaRecord) => string {
  const { options } = useResourceDefinition<ResourceOptions>({ resource: reference });
  return (record) => options?.optionOf?.(record) ?? String(record[text] ?? `№ ${record.id}`);
}
