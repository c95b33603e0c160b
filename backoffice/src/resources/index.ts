import { entities } from '@odonta/db/vocabulary/entities.ts';
import { found } from '#definitions';
import type { ResourceDefinition } from '../kit/resource/definition.ts';

const byName = new Map(found.map((each) => [each.name, each]));

export const definitionOf = (name: string): ResourceDefinition | undefined => byName.get(name);

/** Every entity of the back-office, in the order of the menu, which is that of the cards. */
export const definitions: readonly ResourceDefinition[] = entities.flatMap(
  ({ name }) => definitionOf(name) ?? [],
);
