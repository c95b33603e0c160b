import type { StaffCenterInvitation } from '@odonta/api/contract';
import { CenterInvitation } from '@odonta/db/models';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { auditStaff } from '../../identity/sessions/auditStaff.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { notFound } from '../../platform/http/errors.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';

const mostShown = 20;
const own = { audience: staffAudience, allow: ['centers.create', 'centers.edit'] } as const;

export const listOwnCenterInvitations = endpoint({
  method: 'get',
  path: '/adm/center_invitations',
  summary: 'My invitation links to centres, newest first',
  ...own,
  handle: async ({ actor }) => {
    const rows = await CenterInvitation.findAll({
      where: { manager_id: actor.id },
      order: [['id', 'DESC']],
      limit: mostShown,
    });
    return { message: rows.map(presented) };
  },
});

export const withdrawCenterInvitation = endpoint({
  method: 'post',
  path: '/adm/center_invitations/:id/withdraw',
  summary: 'Revoke a link of mine',
  ...own,
  handle: async ({ actor, params, origin }) => {
    const message = await unitOfWork.transaction(async (transaction) => {
      const row = await CenterInvitation.findOne({
        where: { id: Number(params.id) || 0, manager_id: actor.id },
        transaction,
        lock: true,
      });
      if (!row || stateOf(row) !== 'WAITS') throw notFound('Ссылка уже использована или устарела');
      await row.update({ expires_at: new Date() }, { transaction });
      const action = { action: 'withdraw', resource: 'centers', record_id: null };
      await auditStaff({ actor, origin }, action, transaction);
      return presented(row);
    });
    return { message };
  },
});

function presented(row: CenterInvitation): StaffCenterInvitation {
  const { id, name, center_id } = row;
  return { id, name, state: stateOf(row), expires_at: secondsOf(row.expires_at), center_id };
}

function stateOf({ used_at, expires_at }: CenterInvitation): StaffCenterInvitation['state'] {
  if (used_at) return 'USED';
  return expires_at > new Date() ? 'WAITS' : 'OVER';
}
