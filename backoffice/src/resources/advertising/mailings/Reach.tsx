import { Button, Stack, Typography } from '@mui/material';
import type { MailingReach } from '@odonta/api/contract';
import { type MailingAudience, mailingLimits } from '@odonta/db/vocabulary/advertising/mailings/mailing.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useStaffData } from '../../../kit/api/useStaffData.ts';

type Chosen = Partial<MailingAudience> & { is_advertising?: boolean };

/** How many people the chosen audience has; a small number is not shown to anybody. */
export function Reach() {
  const provider = useStaffData();
  const { cities = [], specializations = [], interests = [], is_advertising = true } = useWatch() as Chosen;
  const asked = JSON.stringify([cities, specializations, interests, is_advertising]);
  const [found, setFound] = useState<{ asked: string; reach?: MailingReach; failure?: string } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const count = async () => {
    setBusy(true);
    try {
      const reach = await provider.mailingReach({ cities, specializations, interests, is_advertising });
      setFound({ asked, reach });
    } catch (error) {
      setFound({ asked, failure: error instanceof Error ? error.message : 'Не удалось посчитать' });
    }
    setBusy(false);
  };
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
      <Button variant="outlined" disabled={isBusy} onClick={() => void count()}>
        Посчитать адресатов
      </Button>
      <Typography role="status">
        {found?.asked === asked && (found.failure ?? (found.reach && inWords(found.reach)))}
      </Typography>
    </Stack>
  );
}

const people = ['человек', 'человека', 'человек'] as const;

const inWords = ({ count }: MailingReach): string =>
  count === null
    ? `Меньше, чем ${plural(mailingLimits.leastPeople, people)}: рассылку не одобрить`
    : `Сейчас получат ${plural(count, people)} или немного больше`;
