import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Button, Stack, Typography } from '@mui/material';
import type { StaffCenter } from '@odonta/api/contract';
import { onboardingSteps, ownSteps } from '@odonta/db/vocabulary/catalog/onboarding.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { useRecordContext } from 'react-admin';
import { useDownload } from '../../../kit/api/useDownload.ts';
import { LongTextInput } from '../../../kit/inputs/LongTextInput.tsx';
import { useRights } from '../../../kit/session/useRights.ts';

/** The papers that the centre has sent; each view is audited. */
export function CenterPapers() {
  const center = useRecordContext<StaffCenter>();
  const { may } = useRights();
  const { download, isBusy } = useDownload();
  if (!center) return null;
  const { id, license_file, contract_file, contract_number, contract_date, submitted_at } = center;
  const files = { license: license_file, contract: contract_file };
  const contract = [contract_number && `№ ${contract_number}`, contract_date && `от ${contract_date}`];
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <Typography>
        {submitted_at === null ? 'Центр ещё не прислал документы.' : `Прислал ${formatMoment(submitted_at)}.`}
        {contract_number && ` Договор ${contract.filter(Boolean).join(' ')}.`}
      </Typography>
      {may('centers.approve') && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {(['license', 'contract'] as const)
            .filter((paper) => files[paper])
            .map((paper) => (
              <Button
                key={paper}
                variant="outlined"
                startIcon={<DownloadIcon />}
                disabled={isBusy}
                onClick={() => void download(`/centers/${id}/papers/${paper}`, 'Документ скачан')}
              >
                {paper === 'license' ? 'Лицензия' : 'Договор'}
              </Button>
            ))}
        </Stack>
      )}
    </Stack>
  );
}

/** A remark stands in the cabinet beside its step. */
export const RejectCenterBody = () => (
  <>
    {ownSteps.map((step) => (
      <LongTextInput
        key={step}
        source={`comments.${step}`}
        label={`Замечание: ${onboardingSteps[step].label}`}
        atMost={1000}
      />
    ))}
  </>
);
