import { missedCallDays } from '@odonta/db/vocabulary/content/calls.ts';
import Joi from 'joi';
import { literal, Op } from 'sequelize';
import type { Filter } from '../../platform/lists/listQuery.ts';

/** Missed calls of the last days after which nobody has spoken with the caller or tried to: one for each caller. */
export const unreturned: Filter = {
  schema: Joi.boolean(),
  where: (isUnreturned: boolean) => ({ id: { [isUnreturned ? Op.in : Op.notIn]: literal(ids) } }),
};

const ids = `(select missed.id from calls missed
  where missed.outcome = 'MISSED' and missed.phone is not null and missed.deleted_at is null
    and missed.started_at > now() - interval '${missedCallDays} days'
    and not exists (
      select 1 from calls later
      where later.phone = missed.phone and later.started_at > missed.started_at and later.deleted_at is null
        and (later.outcome is not null or later.direction = 'OUT')))`;
