import type { AcceptedReview, OwnReview, ReviewBody } from '@odonta/api/contract';
import { post, put } from '../../../lib/api.ts';
import { givenConsent } from '../../platform/forms/consent.ts';
import type { Opened } from './reviewOpener.ts';

/** The form as it is typed: marks are texts, empty until one is given. */
export interface ReviewValues {
  program: string;
  lecturer: string;
  organisation: string;
  practice: string;
  text: string;
  pros: string;
  cons: string;
  client_name: string;
  is_unnamed: boolean;
  email: string;
  consent: boolean;
}

/** The option for a course without practice. */
export const noPractice = 'none';

export const emptyReview: ReviewValues = {
  program: '',
  lecturer: '',
  organisation: '',
  practice: '',
  text: '',
  pros: '',
  cons: '',
  client_name: '',
  is_unnamed: false,
  email: '',
  consent: false,
};

export function valuesOf({
  scores,
  client_name,
  is_unnamed,
  text,
  pros,
  cons,
}: OwnReview): Partial<ReviewValues> {
  const marks = scores && {
    program: String(scores.program),
    lecturer: String(scores.lecturer),
    organisation: String(scores.organisation),
    practice: scores.practice === null ? noPractice : String(scores.practice),
  };
  return { ...marks, client_name, is_unnamed, text, pros: pros ?? '', cons: cons ?? '' };
}

export function bodyOf(values: ReviewValues): ReviewBody {
  const { program, lecturer, organisation, practice, text, pros, cons, client_name, is_unnamed } = values;
  return {
    client_name,
    is_unnamed,
    scores: {
      program: Number(program),
      lecturer: Number(lecturer),
      organisation: Number(organisation),
      practice: Number(practice) || null,
    },
    text,
    pros,
    cons,
  };
}

export function sendReview(values: ReviewValues, prod_id: number, way: Opened): Promise<AcceptedReview> {
  const body = bodyOf(values);
  if (way.by === 'mine') return put(`/reviews/mine/${encodeURIComponent(way.secret)}`, body);
  const reauthentication = way.by === 'code' ? { code: way.secret } : { email: values.email };
  return post('/prods/createReview', { ...body, ...reauthentication, prod_id, consent: givenConsent() });
}
