import { Lecturer } from '@odonta/db/models';
import { Router } from 'express';
import { findLecturer } from '../../catalog/lecturers/lecturers.reading.ts';
import { findProd } from '../../catalog/prods/prods.open.ts';
import type { Pictures } from './pictures.ts';
import { lecturerSubject, picturePath, prodSubject, type Subject } from './subjects.ts';

const ofAYear = 'public, max-age=31536000, immutable';

/** `/og/prods/12-0a1b2c3d4e5f.png`. A picture of an earlier look leads to the present one; nothing else is ever drawn. */
export function openGraphPictures(pictures: Pictures): Router {
  const router = Router();
  router.get(/^\/og\/(prods|lecturers)\/([1-9]\d{0,8})-[0-9a-f]{12}\.png$/, async (req, res) => {
    const [folder, id] = [req.params[0], Number(req.params[1])];
    const subject = await (folder === 'prods' ? prodOf(id) : lecturerOf(id));
    if (!subject) {
      res.status(404).end();
      return;
    }
    const path = picturePath(subject);
    if (req.path !== path) {
      res.redirect(302, path);
      return;
    }
    res.setHeader('cache-control', ofAYear);
    res.sendFile(await pictures.fileOf(subject), { cacheControl: false, dotfiles: 'allow' });
  });
  return router;
}

async function prodOf(id: number): Promise<Subject | null> {
  const prod = await findProd(id);
  return prod && prodSubject(prod);
}

async function lecturerOf(id: number): Promise<Subject | null> {
  const known = await Lecturer.findByPk(id, { attributes: ['sef'] });
  const lecturer = known && (await findLecturer(known.sef, { limit: 0, offset: 0 }));
  return lecturer && lecturerSubject(lecturer);
}
