import { Alert, Box, Button, Typography } from '@mui/material';
import type { InvariantFindingBody } from '@odonta/api/contract';
import { type InvariantName, invariantNames } from '@odonta/db/vocabulary/invariants.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../../kit/actions/useAction.ts';
import { wordsOf } from '../../../kit/api/useComplain.ts';
import { useStaffData } from '../../../kit/api/useStaffData.ts';
import { Loading } from '../../../kit/page/Loading.tsx';
import { PageHead } from '../../../kit/page/PageHead.tsx';
import { useRights } from '../../../kit/session/useRights.ts';
import { NoAccess } from '../../../layout/states.tsx';
import { BrokenInvariant } from './BrokenInvariant.tsx';

/** Whether money and seats agree, as they were looked at last. */
export function InvariantsPage() {
  const { may, isPending } = useRights();
  if (isPending) return <Loading />;
  return may('stats_finance.list') ? <Invariants /> : <NoAccess />;
}

function Invariants() {
  const provider = useStaffData();
  const { act, isBusy } = useAction(['invariants']);
  const { data, error, refetch } = useQuery({
    queryKey: ['invariants'],
    queryFn: () => provider.invariants(),
  });
  return (
    <>
      <PageHead
        title="Сверка"
        facts="Каждую ночь в 3:00 по Москве учёт сверяется с заказами, платежами, местами, бонусами и документами."
        actions={
          <Button
            variant="contained"
            disabled={isBusy}
            onClick={() => void act(() => provider.runInvariants(), { done: 'Проверено' })}
          >
            {isBusy ? 'Проверяем…' : 'Проверить сейчас'}
          </Button>
        }
      />
      {error && (
        <Alert
          severity="error"
          sx={{ mb: 2 }}
          action={<Button onClick={() => void refetch()}>Повторить</Button>}
        >
          {wordsOf(error, 'Сверка не загрузилась')}
        </Alert>
      )}
      {!data && !error && <Loading />}
      {data && !data.last && <Typography>Сверки ещё не было: первая пройдёт этой ночью.</Typography>}
      {data?.last && <Outcome at={data.last.at} findings={data.findings} />}
    </>
  );
}

function Outcome({ at, findings }: { at: number; findings: readonly InvariantFindingBody[] }) {
  const checks = plural(invariantNames.length, ['правило', 'правила', 'правил']);
  const moment = `Проверено ${formatMoment(at)}, ${checks}.`;
  if (findings.length === 0) return <Alert severity="success">Расхождений не найдено. {moment}</Alert>;
  const broken = new Set<InvariantName>(findings.map(({ name }) => name));
  return (
    <>
      <Alert severity="warning" sx={{ mb: 2 }}>
        {plural(findings.length, ['расхождение', 'расхождения', 'расхождений'])}. {moment}
      </Alert>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {[...broken].map((name) => (
          <BrokenInvariant
            key={name}
            name={name}
            findings={findings.filter((finding) => finding.name === name)}
          />
        ))}
      </Box>
    </>
  );
}
