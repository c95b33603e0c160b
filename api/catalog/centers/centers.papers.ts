import { Center } from '@odonta/db/models';
import { type CenterPaper, centerPapers } from '@odonta/db/vocabulary/catalog/onboarding.ts';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { auditReading } from '../../identity/sessions/auditStaff.ts';
import { readPrivateFile, sendPrivateFile } from '../../platform/files/privateFiles.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { notFound } from '../../platform/http/errors.ts';
import { numberIn } from '../../platform/http/numberIn.ts';

/** The licence or the contract of a centre, for its managers. */
export const readCenterPaper = endpoint({
  method: 'get',
  path: '/adm/centers/:id/papers/:paper',
  summary: 'A paper of a centre; the access is audited',
  audience: staffAudience,
  allow: 'centers.approve',
  impersonator: 'refused',
  handle: async ({ actor, origin, params, res }) => {
    const paper = paperIn(params.paper);
    const center = await Center.findByPk(numberIn(params.id));
    const id = center?.[`${paper}_file`];
    if (!center || !id) throw notFound('Файл не найден');
    const found = await readPrivateFile(centerPapers[paper], id);
    await auditReading({ actor, origin }, { action: 'reveal', resource: 'centers', record_id: center.id });
    return sendPrivateFile(res, found, `center-${center.id}-${paper}`);
  },
});

export function paperIn(asked = ''): CenterPaper {
  if (asked !== 'license' && asked !== 'contract') throw notFound('Файл не найден');
  return asked;
}
