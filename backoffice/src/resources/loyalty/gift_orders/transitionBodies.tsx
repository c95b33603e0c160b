import { Typography } from '@mui/material';
import type { StaffGiftOrder } from '@odonta/api/contract';
import { giftLimits } from '@odonta/db/vocabulary/loyalty/gifts/gift.ts';
import type { RaRecord } from 'react-admin';
import { maxLength, required, TextInput } from 'react-admin';

/** The details of the gift. Several orders are issued at once only where none needs its own. */
function IssueBody({ moved: order }: { moved?: RaRecord }) {
  const kind: StaffGiftOrder['delivery_kind'] | undefined = order?.delivery_kind;
  const validate = [required(), maxLength(giftLimits.code)];
  if (kind === 'CODE')
    return (
      <TextInput
        source="issued_code"
        label="Код подарка"
        validate={validate}
        helperText="Уйдёт в письме"
        autoFocus
      />
    );
  if (kind === 'POST')
    return (
      <TextInput
        source="tracking"
        label="Номер отправления"
        validate={validate}
        helperText="Уйдёт в письме"
        autoFocus
      />
    );
  return (
    <Typography>
      Бонусы спишутся окончательно, и получателю уйдёт письмо, что подарок можно забрать.
    </Typography>
  );
}

export const transitionBodies = { confirm: IssueBody };
