import type { CenterRight } from '@odonta/db/vocabulary/identity/centerRights.ts';
import type Joi from 'joi';
import type { Transaction } from 'sequelize';
import { userAudience } from '../identity/sessions/audiences.ts';
import { byUser, type SignedInUser } from '../identity/sessions/userSessions.ts';
import { type AnyEndpoint, endpoint } from '../platform/http/endpoint.ts';
import { numberIn } from '../platform/http/numberIn.ts';
import { unitOfWork } from '../platform/journals/unitOfWork.ts';
import type { Signed } from '../platform/transitions/applyTransition.ts';

/** Banners, or pinnings. */
export interface Adverts<Own> {
  /** Of one of them, with `:id`. */
  path: string;
  limit: string;
  /** Locks the advert of the member's centre; refuses those of others, and a member without the right. */
  lock(
    actor: SignedInUser,
    id: string | undefined,
    right: CenterRight,
    transaction: Transaction,
  ): Promise<Own>;
  present(own: Own, transaction: Transaction): Promise<object>;
}

interface Acting<Own, Body> {
  method: 'post' | 'put';
  /** Below the advert. */
  tail: string;
  right: CenterRight;
  summary: string;
  body: Joi.ObjectSchema<Body>;
  /** Where the common one is too many. */
  limited?: { name: string; points: number; seconds: number };
  /** Before it, in no transaction: calls of others. */
  before?(id: number, body: Body): Promise<void>;
  run(own: Own, acting: Signed, transaction: Transaction, body: Body): Promise<unknown>;
}

/** An action of a member with a locked advert of his centre; answers the advert. */
export const actionsOf =
  <Own>({ path, limit, lock, present }: Adverts<Own>) =>
  <Body extends object>({
    tail,
    right,
    limited,
    before,
    run,
    ...described
  }: Acting<Own, Body>): AnyEndpoint =>
    endpoint({
      ...{ audience: userAudience, allow: 'partner himself' },
      ...{ ...described, path: `${path}${tail}` },
      limit: { ...(limited ?? { name: limit, points: 120, seconds: 3600 }), by: byUser },
      handle: async ({ actor, params, body, origin }) => {
        const owned = (transaction: Transaction) => lock(actor, params.id, right, transaction);
        if (before) {
          await unitOfWork.transaction(owned);
          await before(numberIn(params.id), body);
        }
        return unitOfWork.transaction(async (transaction) => {
          const own = await owned(transaction);
          await run(own, { by: userAudience.auditActor(actor), origin }, transaction, body);
          return { message: await present(own, transaction) };
        });
      },
    });
