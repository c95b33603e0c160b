import { required } from 'react-admin';
import { MomentInput } from '../../../kit/inputs/MomentInput.tsx';
import type { TransitionBodies } from '../../../kit/transitions/TransitionButtons.tsx';

const ScheduleBody = () => (
  <MomentInput
    source="date_send"
    label="Когда отправить"
    validate={required()}
    helperText="По московскому времени"
  />
);

export const transitionBodies: TransitionBodies = { schedule: ScheduleBody };
