import type { Center } from '@odonta/db/models';
import type { CenterRight } from '@odonta/db/vocabulary/identity/centerRights.ts';

export type Id = number | string;

/** A call of a member, and the right that it takes. */
export interface CenterWay {
  right: CenterRight;
  body: object;
  /** Builds a thing of a centre; answers the numbers of the address in turn. Without it, the body names the centre. */
  build?(center: Center): Promise<Id[]>;
}

export const of = (
  right: CenterRight,
  build: (center: Center) => Promise<{ id: Id }>,
  body: object = {},
): CenterWay => ({ right, body, build: async (center) => [(await build(center)).id] });

export const inCenter = (right: CenterRight, body: object): CenterWay => ({ right, body });
