import type { CancelEventBody } from '@odonta/api/contract';
import type { Prod } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import type { Hand } from '../../orders/hand.ts';

/** What follows a course's transition in areas above the catalogue, within the transaction of that transition. */
export interface ProdEffects {
  published(prod: Prod, transaction: Transaction): Promise<void>;
  canceled(prod: Prod, body: CancelEventBody, hand: Hand, transaction: Transaction): Promise<void>;
}

let effects: ProdEffects | undefined;

/** Set once, by the composition. */
export function prodsCause(these: ProdEffects): void {
  effects = these;
}

/** Without its effects a canceled course would keep its orders: that is an error, not a default. */
export function prodEffects(): ProdEffects {
  if (!effects) throw new Error('prodsCause was not called');
  return effects;
}
