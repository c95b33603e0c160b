import { Typography } from '@mui/material';
import { consentByPhoneRequired, consentByPhoneText } from '@odonta/db/vocabulary/site/consent.ts';
import { BooleanInput, required } from 'react-admin';

const { before, link, after } = consentByPhoneText;

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
      validate={required(consentByPhoneRequired)}
      helperText={false}
    />
  </>
);
