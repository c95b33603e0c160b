import { Review, ReviewDispute, UserMembership } from '@odonta/db/models';
import { disputeFilesAtMost } from '@odonta/db/vocabulary/catalog/reviews/dispute.ts';
import { centerRolesWith } from '@odonta/db/vocabulary/identity/centerRights.ts';
import { privateFileId } from '@odonta/db/vocabulary/privateFiles.ts';
import { staffAudience, userAudience } from '../../identity/sessions/audiences.ts';
import { auditReading } from '../../identity/sessions/auditStaff.ts';
import { formUpload } from '../../platform/files/formFiles.ts';
import { readPrivateFile, sendPrivateFile } from '../../platform/files/privateFiles.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { forbidden, notFound } from '../../platform/http/errors.ts';
import { numberIn } from '../../platform/http/numberIn.ts';
import { disputeKind as kind } from './disputeKind.ts';

/** Uploaded before the form, and opened only by those who decide; the audit log names the viewer. */
export const uploadDisputeFile = formUpload({
  path: '/partner/reviews/evidence',
  summary: 'Upload a document for a dispute of a review',
  audience: userAudience,
  allow: 'partner himself',
  kind,
  atMost: { points: 10 * disputeFilesAtMost, seconds: 86_400 },
  refuse: async ({ id: user_id }) => {
    const role = [...centerRolesWith('reviews.dispute')];
    if ((await UserMembership.count({ where: { user_id, role } })) === 0) throw forbidden();
  },
});

export const readDisputeFile = endpoint({
  method: 'get',
  path: '/adm/reviews/:id/evidence/:file',
  summary: 'A document of a disputed review; the access is audited',
  audience: staffAudience,
  allow: 'reviews.takedown',
  impersonator: 'refused',
  handle: async ({ actor, origin, params: { id, file = '' }, res }) => {
    const row = await ReviewDispute.findByPk(numberIn(id));
    const isThere = row && (await Review.findByPk(row.review_id, { attributes: ['id'] }));
    if (!isThere || !privateFileId.test(file) || !row.evidence.includes(file))
      throw notFound('Файл не найден');
    const found = await readPrivateFile(kind, file);
    const reveal = { action: 'reveal', resource: 'reviews', record_id: row.review_id };
    await auditReading({ actor, origin }, reveal);
    return sendPrivateFile(res, found, `otzyv-${row.review_id}-${row.evidence.indexOf(file) + 1}`);
  },
});
