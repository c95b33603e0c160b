import type { CancelEventBody } from '@odonta/api/contract';
import type { Prod } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import type { Actor } from '../../orders/actor.ts';
import { port } from '../../platform/ports.ts';

/** The effects of a course's transition in areas above the catalogue, in its transaction. */
export interface ProdEffects {
  published(prod: Prod, transaction: Transaction): Promise<void>;
  canceled(prod: Prod, body: CancelEventBody, actor: Actor, transaction: Transaction): Promise<void>;
}

/** Without its effects a canceled course would keep its orders: no default. */
export const prodEffects = port<ProdEffects>('prodEffects');
