import { Button } from '@mui/material';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { useListContext, useNotify } from 'react-admin';
import { useAction } from '../../../kit/actions/useAction.ts';
import { useStaffData } from '../../../kit/api/useStaffData.ts';
import { useRights } from '../../../kit/session/useRights.ts';

/** For all participants of the filtered course; people without a certificate are counted, with the reason. */
export function CourseCertificates() {
  const { filterValues } = useListContext();
  const { may } = useRights();
  const { issueCertificates } = useStaffData();
  const notify = useNotify();
  const { act, isBusy } = useAction(['participants']);
  const prodId = Number(filterValues.prod_id);
  if (!prodId || !may('participants.certificate')) return null;
  const issue = () =>
    act(
      async () => {
        const { issued, refused } = await issueCertificates(prodId);
        notify(`${issuedWords(issued)}${refusedWords(refused)}`, {
          type: refused.length > 0 ? 'warning' : 'success',
        });
      },
      { failed: 'Не удалось выдать сертификаты' },
    );
  return (
    <Button variant="outlined" disabled={isBusy} onClick={() => void issue()}>
      Выдать сертификаты курса
    </Button>
  );
}

const issuedWords = (issued: number) =>
  issued === 0
    ? 'Новых сертификатов нет'
    : `Выдано: ${plural(issued, ['сертификат', 'сертификата', 'сертификатов'])}`;

function refusedWords(refused: readonly { label: string }[]): string {
  const counts = Map.groupBy(refused, ({ label }) => label);
  return [...counts].map(([label, of]) => `. ${label}: ${of.length}`).join('');
}
