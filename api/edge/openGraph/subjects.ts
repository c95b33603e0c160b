import { hash } from 'node:crypto';
import type { LecturerFull, ProdFull } from '@odonta/api/contract';
import { categories } from '@odonta/db/vocabulary/catalog/categories.ts';
import { prodTypes } from '@odonta/db/vocabulary/catalog/prod.ts';
import { courses } from '@odonta/db/vocabulary/plural.ts';
import { formatDays } from '@odonta/db/vocabulary/time.ts';
import type { Drawn } from './drawing.ts';

/** The contents of the picture of a shared page. */
export interface Subject extends Drawn {
  folder: 'prods' | 'lecturers';
  id: number;
  portrait: string | null;
}

export function prodSubject(prod: ProdFull): Subject {
  const [category = null] = prod.categories;
  const name = categories.find(({ id }) => id === category)?.name;
  const place = prod.city ?? (prod.date_end === 0 ? 'Онлайн' : '');
  const dates = prod.date_start === null ? 'Дата открыта' : formatDays(prod.date_start, prod.date_end);
  return {
    folder: 'prods',
    id: prod.id,
    label: [prodTypes[prod.type], name].filter(Boolean).join('  ·  '),
    title: prod.name,
    facts: [
      [dates, place].filter(Boolean).join(', '),
      ...(prod.lecturers.length > 0 ? [peopleOf(prod.lecturers)] : []),
    ],
    category,
    hasPortrait: false,
    portrait: null,
  };
}

export function lecturerSubject(lecturer: LecturerFull): Subject {
  return {
    folder: 'lecturers',
    id: lecturer.id,
    label: ['Лектор', lecturer.city].filter(Boolean).join(', '),
    title: lecturer.name,
    facts: lecturer.prods_count > 0 ? [`${courses(lecturer.prods_count)} на «Одонте»`] : [],
    category: null,
    hasPortrait: lecturer.filename !== null,
    portrait: lecturer.filename,
  };
}

/** Raised when the drawing itself changes, so that older pictures are drawn again. */
const drawing = 1;

/** The address of the picture depends on its contents: another date gives another address, and networks fetch it again. */
export function picturePath(subject: Subject): string {
  const look = hash('sha256', JSON.stringify([drawing, subject]), 'hex').slice(0, 12);
  return `/og/${subject.folder}/${subject.id}-${look}.png`;
}

function peopleOf(lecturers: ProdFull['lecturers']): string {
  const [first, second, ...more] = lecturers.map(({ name }) => name);
  if (more.length > 0) return `${first} и ещё ${more.length + 1}`;
  return [first, second].filter(Boolean).join(', ');
}
