import { Typography } from '@mui/material';
import type { StaffNegativeLecturer } from '@odonta/api/contract';
import { negativeLecturerForm } from '@odonta/db/vocabulary/catalog/negativeLecturer.ts';
import { required } from 'react-admin';
import { LongTextInput } from '../../../kit/inputs/LongTextInput.tsx';
import type { TransitionBodies } from '../../../kit/transitions/TransitionButtons.tsx';
import { isAppealed } from './facts.ts';

const { appeal, appeal_answer } = negativeLecturerForm;

/** A lecturer who has objected gets an answer; bulk confirmation therefore takes only records without an open objection. */
const ConfirmBody: TransitionBodies[string] = ({ moved }) =>
  moved && isAppealed(moved as StaffNegativeLecturer) ? (
    <LongTextInput
      source="appeal_answer"
      label="Ответ на возражение"
      validate={required()}
      atMost={appeal_answer.max.value}
      helperText="Его увидят лектор и центры"
    />
  ) : (
    <Typography>
      Запись увидят учебные центры, которые приняли правила списка. Кто сообщил, они не увидят.
    </Typography>
  );

const AppealBody: TransitionBodies[string] = () => (
  <LongTextInput
    source="appeal"
    label="С чем лектор не согласен"
    validate={required()}
    atLeast={appeal.min.value}
    atMost={appeal.max.value}
    helperText="Пока возражение рассматривают, центры записи не видят"
  />
);

export const transitionBodies: TransitionBodies = { confirm: ConfirmBody, appeal: AppealBody };
