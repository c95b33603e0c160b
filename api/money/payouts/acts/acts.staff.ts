import { Payout } from '@odonta/db/models';
import { type ActFilter, actFilters } from '@odonta/db/vocabulary/money/payouts/signedAct.ts';
import Joi from 'joi';
import { literal, Op } from 'sequelize';
import { staffAudience } from '../../../identity/sessions/audiences.ts';
import { auditReading } from '../../../identity/sessions/auditStaff.ts';
import { readPrivateFile, sendPrivateFile } from '../../../platform/files/privateFiles.ts';
import { type AnyEndpoint, endpoint } from '../../../platform/http/endpoint.ts';
import { findRow } from '../../../platform/kit/findRow.ts';
import type { AnyResource } from '../../../platform/kit/resource.ts';
import type { Filter } from '../../../platform/lists/listQuery.ts';
import { signedActFile } from './receiving.ts';

export const readSentAct = (payouts: AnyResource): AnyEndpoint =>
  endpoint({
    method: 'get',
    path: '/adm/payouts/:id/act',
    summary: 'The signed report that a centre has sent; the access is audited',
    audience: staffAudience,
    allow: 'payouts.show',
    impersonator: 'refused',
    handle: async ({ actor, scope, origin, params: { id }, res }) => {
      const payout = await findRow(Payout, id, { among: payouts.rows(actor, scope) });
      const file = await readPrivateFile(signedActFile, payout.act_file_id);
      await auditReading({ actor, origin }, { action: 'reveal', resource: 'payouts', record_id: payout.id });
      return sendPrivateFile(res, file, `akt-${payout.id}`);
    },
  });

export const byAct: Filter = {
  schema: Joi.string().valid(...Object.keys(actFilters)),
  where: (wanted: ActFilter) => (wanted === 'MISSING' ? missing : { act_state: wanted }),
};

/** Closed payouts too, where the report was made anew and waits for a signature. */
const missing = {
  act_state: { [Op.or]: [{ [Op.is]: null }, { [Op.eq]: 'RETURNED' }] },
  [Op.or]: [
    { status: 'CONFIRMED' },
    {
      status: 'FINISHED',
      id: {
        [Op.in]: literal(
          `(select payout_id from accounting_docs where status = 'CREATED' and payout_id is not null)`,
        ),
      },
    },
  ],
};
