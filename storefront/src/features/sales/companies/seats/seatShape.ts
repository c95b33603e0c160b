import type { SeatNameBody } from '@odonta/api/contract';
import { seatForm } from '@odonta/db/vocabulary/sales/companies/legalRequestForm.ts';
import type { FormShape } from '../../../platform/forms/formShape.ts';
import { emptyPerson, personLabels } from '../../../platform/forms/personLabels.ts';
import { filled } from '../../booking/orderBody.ts';

export interface SeatValues {
  last_name: string;
  first_name: string;
  middle_name: string;
  phone: string;
  email: string;
  /** For a person who names himself. */
  consent: boolean;
  /** For a person named by his company. */
  is_written_to: boolean;
}

/** The participant of a place; `name` distinguishes the forms of several places. */
export const seatShape = (name: string): FormShape<SeatValues> => ({
  name,
  labels: {
    ...personLabels,
    consent: 'Согласие',
    is_written_to: 'Отправить участнику билет и напоминания на почту',
  },
  rules: seatForm,
  empty: {
    ...emptyPerson,
    consent: false,
    is_written_to: true,
  },
});

export const nameBody = ({
  consent: _consent,
  is_written_to: _is_written_to,
  ...texts
}: SeatValues): SeatNameBody => ({
  last_name: '',
  first_name: '',
  email: '',
  ...filled(texts),
});
