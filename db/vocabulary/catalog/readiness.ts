import { type ProdType, prodLimits, venueProdTypes } from './prod.ts';

/** A course as its form or its row has it. */
export interface Preparing {
  type: ProdType | null;
  text: string;
  city_id: number | null;
  address: string | null;
  date_start: unknown;
  lecturer_ids: readonly number[];
  /** The cover. */
  filename: string | null;
  schedule: readonly unknown[];
  issued_documents: readonly unknown[];
  inclusions: readonly unknown[];
  group_size: number | null;
  speciality_ids: readonly number[];
  refund_policy: readonly unknown[];
  nmo: object | null;
}

export interface Step {
  /** The field of the form. */
  field: string;
  /** Completes «Добавьте …». */
  missing: string;
  /** Publishing is refused without it; the others are facts that visitors decide by. */
  isObligatory?: true;
  /** Whether a course needs it at all; every course, where this is absent. */
  isFor?(course: Preparing): boolean;
  isDone(course: Preparing): boolean;
}

const hasVenue = ({ type }: Preparing) => type !== null && venueProdTypes.includes(type);
const congress: ProdType = 8;

const steps: readonly Step[] = [
  {
    field: 'text',
    missing: `описание не короче ${prodLimits.text.min} символов`,
    isObligatory: true,
    isDone: ({ text }) => text.length >= prodLimits.text.min,
  },
  {
    field: 'city_id',
    missing: 'город',
    isObligatory: true,
    isFor: hasVenue,
    isDone: ({ city_id }) => city_id !== null,
  },
  {
    field: 'lecturer_ids',
    missing: 'лектора',
    isObligatory: true,
    isFor: ({ type }) => type !== congress,
    isDone: ({ lecturer_ids }) => lecturer_ids.length > 0,
  },
  {
    field: 'file_preview',
    missing: 'обложку',
    isObligatory: true,
    isDone: ({ filename }) => filename !== null,
  },
  {
    field: 'schedule',
    missing: 'часы занятий',
    isFor: ({ date_start }) => date_start !== null,
    isDone: ({ schedule }) => schedule.length > 0,
  },
  { field: 'address', missing: 'адрес', isFor: hasVenue, isDone: ({ address }) => Boolean(address) },
  {
    field: 'issued_documents',
    missing: 'документ, который выдают',
    isDone: ({ issued_documents }) => issued_documents.length > 0,
  },
  {
    field: 'inclusions',
    missing: 'то, что входит в стоимость',
    isDone: ({ inclusions }) => inclusions.length > 0,
  },
  { field: 'group_size', missing: 'размер группы', isDone: ({ group_size }) => group_size !== null },
  {
    field: 'speciality_ids',
    missing: 'специальности',
    isDone: ({ speciality_ids }) => speciality_ids.length > 0,
  },
  {
    field: 'refund_policy',
    missing: 'правила возврата',
    isDone: ({ refund_policy }) => refund_policy.length > 0,
  },
  { field: 'nmo', missing: 'баллы НМО', isDone: ({ nmo }) => nmo !== null },
];

export interface Readiness {
  done: number;
  total: number;
  /** Steps without which publishing is refused. */
  obligatory: readonly Step[];
  recommended: readonly Step[];
}

/** The steps to a complete course that are left. */
export function readinessOf(course: Preparing): Readiness {
  const asked = steps.filter(({ isFor }) => !isFor || isFor(course));
  const left = asked.filter(({ isDone }) => !isDone(course));
  return {
    done: asked.length - left.length,
    total: asked.length,
    obligatory: left.filter(({ isObligatory }) => isObligatory),
    recommended: left.filter(({ isObligatory }) => !isObligatory),
  };
}

export const readinessInWords = ({ done, total }: Pick<Readiness, 'done' | 'total'>): string =>
  `Заполнено ${done} из ${total}`;
