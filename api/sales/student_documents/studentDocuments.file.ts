import { StudentDocument } from '@odonta/db/models';
import { Op } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { readPrivateFile, sendPrivateFile } from '../../platform/files/privateFiles.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { notFound } from '../../platform/http/errors.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';
import { studentFile } from '../students/studentFile.ts';

/** The document itself: for staff who may decide about it, with an audit entry. */
export const readStudentDocumentFile = (documents: AnyResource): AnyEndpoint =>
  endpoint({
    method: 'get',
    path: '/adm/student_documents/:id/file',
    summary: 'What a student has sent, noted in the journal',
    audience: staffAudience,
    allow: ['student_documents.approve', 'student_documents.reject'],
    impersonator: 'refused',
    handle: async ({ actor, scope, origin, params: { id = '' }, res }) => {
      if (!/^\d{1,9}$/.test(id)) throw notFound();
      const reachable = documents.rows(actor, scope);
      const document = await StudentDocument.findOne({
        where: { [Op.and]: [reachable, { id: Number(id) }] },
      });
      if (!document) throw notFound();
      const file = await readPrivateFile(studentFile, document.file_id);
      const what = { action: 'reveal', resource: 'student_documents', record_id: document.id, changes: {} };
      const by = staffAudience.auditActor(actor);
      await unitOfWork.transaction((transaction) => unitOfWork.audit({ by, origin, ...what }, transaction));
      return sendPrivateFile(res, file, `dokument-studenta-${document.id}`);
    },
  });
