import { Typography } from '@mui/material';
import { consentByPhoneRequired, consentByPhoneText } from '@odonta/db/vocabulary/platform/consent.ts';
import { BooleanInput } from 'react-admin';

const { before, link, after } = consentByPhoneText;

const isGiven = (value: unknown) => (value === true ? undefined : consentByPhoneRequired);

/** The question that is read aloud, and the answer to it. */
export const ConsentByPhone = () => (
  <>
    <Typography sx={{ mb: 1 }}>
      Прочитайте клиенту: «{before}
      {link}
      {after}»
    </Typography>
    <BooleanInput
      source="consent_by_phone"
      label="Клиент ответил «да»"
      validate={isGiven}
      helperText={false}
    />
  </>
);
