import type { RevealedIndividual } from '@odonta/api/contract';
import { Individual } from '@odonta/db/models';
import { endpoint } from '../../platform/http/endpoint.ts';
import { findRow } from '../../platform/kit/findRow.ts';
import { staffAudience } from '../sessions/audiences.ts';
import { auditReading } from '../sessions/auditStaff.ts';

/** An action and no query: a reveal of contacts is in the audit log. */
export const revealIndividual = endpoint({
  method: 'post',
  path: '/adm/individuals/:id/reveal',
  aliases: ['/individual/adm/:id/reveal'],
  summary: 'The phone and e-mail of an individual; the access is audited',
  audience: staffAudience,
  allow: 'individuals.reveal',
  handle: async (call) => {
    const row = await findRow(Individual, call.params.id);
    await auditReading(call, { action: 'reveal', resource: 'individuals', record_id: row.id });
    const { phone, email, bonus_phone } = row;
    return { message: { id: row.id, phone, email, bonus_phone } satisfies RevealedIndividual };
  },
});
