import { Typography } from '@mui/material';
import { waitlistLimits } from '@odonta/db/vocabulary/sales/waitlistLifecycle.ts';
import { NumberInput, required } from 'react-admin';

const { priority } = waitlistLimits;

/** The fields in the dialogs of an entry's transitions. */

const OfferBody = () => (
  <Typography>
    Свободные места забронируются для этого человека вне очереди, и ему уйдёт письмо с предложением.
  </Typography>
);

const ReorderBody = () => (
  <NumberInput
    source="priority"
    label="Приоритет"
    min={-priority}
    max={priority}
    step={1}
    validate={required('Укажите приоритет')}
    helperText={`От −${priority} до ${priority}: у кого выше, тому предложат раньше. 0 — обычная очередь`}
  />
);

export const transitionBodies = { offer: OfferBody, reorder: ReorderBody };
