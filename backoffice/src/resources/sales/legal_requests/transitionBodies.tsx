import { Typography } from '@mui/material';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { legalRequestLimits } from '@odonta/db/vocabulary/sales/companies/legalRequest.ts';

const { quoteDays, reserveHours: holdHours } = legalRequestLimits;

/** The explanations in the dialogs of a request's transitions. */
const QuoteBody = () => (
  <Typography>
    Компании уйдёт коммерческое предложение с сегодняшними ценами: они не изменятся{' '}
    {plural(quoteDays, ['день', 'дня', 'дней'])}. Места удержим {plural(holdHours, ['час', 'часа', 'часов'])}.
  </Typography>
);

export const transitionBodies = { quote: QuoteBody };
