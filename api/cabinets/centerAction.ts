import type { Center } from '@odonta/db/models';
import type { CenterRight } from '@odonta/db/vocabulary/identity/centerRights.ts';
import Joi from 'joi';
import type { Transaction } from 'sequelize';
import { userAudience } from '../identity/sessions/audiences.ts';
import { byUser, type SignedInUser } from '../identity/sessions/userSessions.ts';
import { type AnyEndpoint, type Call, endpoint } from '../platform/http/endpoint.ts';
import { conflict, versionConflict } from '../platform/http/errors.ts';
import { unitOfWork } from '../platform/journals/unitOfWork.ts';
import { isOutdated } from '../platform/kit/versions.ts';
import { lockOwnCenter } from './centersOf.ts';
import { ownCentersOf } from './onboarding/reading.ts';

export type CenterContext<Body> = Pick<Call<SignedInUser, unknown, Body>, 'actor' | 'body' | 'origin'> & {
  center: Center;
  transaction: Transaction;
};

export const nothing = Joi.object({});

export const version = Joi.number().integer().min(0);

/** A form that was opened before another change of its row would write old values over new ones. */
export function refuseOutdated(
  row: { version?: number },
  seen: number | undefined,
  why = 'Пока форма была открыта, данные центра изменились. Обновите страницу, проверьте поля и сохраните ещё раз',
): void {
  if (isOutdated(seen?.toString(), row)) throw versionConflict(null, why);
}

/** An action of a member in his locked centre; answers his centres. */
export const centerAction = <Body>(
  method: 'put' | 'post' | 'delete',
  tail: string,
  right: CenterRight,
  summary: string,
  body: Joi.ObjectSchema<Body>,
  run: (context: CenterContext<Body>) => Promise<unknown>,
): AnyEndpoint =>
  endpoint({
    ...{ audience: userAudience, allow: 'partner himself' },
    ...{ method, path: `/partner/centers/:id${tail}`, summary, body },
    limit: { name: 'center_papers', points: 100, seconds: 3600, by: byUser },
    handle: ({ actor, params, body: sent, origin }) =>
      unitOfWork.transaction(async (transaction) => {
        const center = await lockOwnCenter(actor, params.id, right, transaction);
        if (center.status === 'CANCELED') throw conflict('Регистрация отменена: напишите менеджеру');
        await run({ actor, body: sent, origin, center, transaction });
        return { message: await ownCentersOf(actor, transaction) };
      }),
  });
