import type { EditedOwnPromotion } from '@odonta/api/contract';
import type { RelatedPromotion } from '@odonta/db/models';
import Joi from 'joi';
import type { Transaction } from 'sequelize';
import { userAudience } from '../../identity/sessions/audiences.ts';
import { byUser } from '../../identity/sessions/userSessions.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { conflict, versionConflict } from '../../platform/http/errors.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import type { Signed } from '../../platform/transitions/applyTransition.ts';
import { keepPaused } from '../related_leads/pausing.ts';
import { lockOwnPromotion, refuseSuspended } from './membership.ts';
import { presentOwn } from './relatedPromotions.own.ts';
import { ownBody } from './relatedPromotions.schema.ts';
import { clearReasons, setPause, transitionPromotion } from './transitionPromotion.ts';
import { changePromotion } from './writing.ts';

interface Act<Body> {
  method: 'post' | 'put';
  tail: string;
  summary: string;
  body: Joi.ObjectSchema<Body>;
  run(row: RelatedPromotion, acting: Signed, transaction: Transaction, body: Body): Promise<unknown>;
}

/** An act of a member with a locked bonus of his organisation; answers the bonus. */
const act = <Body>({ tail, run, ...described }: Act<Body>): AnyEndpoint =>
  endpoint({
    ...{ audience: userAudience, allow: 'partner himself' },
    ...{ ...described, path: `/lk/relatedPromotions/:id${tail}` },
    limit: { name: 'own_promotions', points: 120, seconds: 3600, by: byUser },
    handle: ({ actor, params, body, origin }) =>
      unitOfWork.transaction(async (transaction) => {
        const row = await lockOwnPromotion(actor, params.id, transaction);
        if (tail !== '/cancel') await refuseSuspended(row.merchant_id, transaction);
        await run(row, { by: userAudience.auditActor(actor), origin }, transaction, body);
        return { message: (await presentOwn([row], transaction))[0] };
      }),
  });

const edit = act<EditedOwnPromotion>({
  ...{ method: 'put', tail: '', body: ownBody },
  summary: 'Change my bonus; a changed offer of a published one goes to moderation again',
  run: async (row, acting, transaction, { version, ...body }) => {
    if (version !== row.version)
      throw versionConflict(
        null,
        'Пока форма была открыта, бонус изменился. Обновите страницу, проверьте поля и сохраните ещё раз',
      );
    const changes = await changePromotion(row, body, acting, transaction);
    if (Object.keys(changes).length === 0) return;
    await row.save({ transaction });
    const what = { action: 'edit', resource: 'related_promotions', record_id: row.id, changes };
    await unitOfWork.audit({ ...acting, ...what }, transaction);
  },
});

const nothing = Joi.object<Record<string, never>>({});

const submit = act({
  ...{ method: 'post', tail: '/submit', body: nothing },
  summary: 'Send a rejected bonus to moderation again',
  run: (row, acting, transaction) =>
    transitionPromotion(row, 'submit', acting, transaction, { run: clearReasons }),
});

const pause = act({
  ...{ method: 'post', tail: '/pause', body: nothing },
  summary: 'Take my bonus off the site for a while',
  run: (row, acting, transaction) =>
    transitionPromotion(row, 'pause', acting, transaction, { run: (own) => setPause(own, 'MERCHANT') }),
});

const resume = act({
  ...{ method: 'post', tail: '/resume', body: nothing },
  summary: 'Bring my paused bonus back to the site',
  run: async (row, acting, transaction) => {
    if (row.pause === 'STAFF') throw conflict('Бонус приостановил менеджер: напишите ему');
    await transitionPromotion(row, 'resume', acting, transaction, { run: (own) => setPause(own, null) });
    await keepPaused(row, transaction);
  },
});

const cancel = act({
  ...{ method: 'post', tail: '/cancel', body: nothing },
  summary: 'Cancel my bonus for good',
  run: (row, acting, transaction) =>
    transitionPromotion(row, 'cancel', acting, transaction, { run: clearReasons }),
});

export const promotionActs: AnyEndpoint[] = [edit, submit, pause, resume, cancel];
