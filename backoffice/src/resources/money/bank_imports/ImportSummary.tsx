import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import type { BankImport } from '@odonta/api/contract';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { Link } from 'react-router-dom';
import { SectionPanel } from '../../../kit/record/RecordForm.tsx';

/** The result of an imported statement, with the lines it left out. */
export function ImportSummary({ imported }: { imported: BankImport }) {
  const { filename, fresh, refused, file_id } = imported;
  const count = plural(fresh, ['новый платёж', 'новых платежа', 'новых платежей']);
  return (
    <SectionPanel
      id="summary"
      title="Итог"
      content={
        <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
          <Alert severity={fresh > 0 ? 'success' : 'info'} role="status">
            {fresh > 0 ? `${filename}: ${count}` : `${filename}: новых платежей нет`}
          </Alert>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {linesOf(imported).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Box>
          {refused.length > 0 && <Refused refused={refused} />}
          {fresh > 0 && (
            <Button
              component={Link}
              variant="outlined"
              to={`/bank_imports?filter=${encodeURIComponent(JSON.stringify({ status: 'CREATED', file_id }))}`}
            >
              Разобрать платежи этого файла
            </Button>
          )}
        </Stack>
      }
    />
  );
}

function linesOf({ known, matched, outgoing, internal }: BankImport): string[] {
  return [
    `Сопоставлены со счетами сами: ${matched}`,
    `Уже были загружены: ${known}`,
    `Наши исходящие платежи: ${outgoing}`,
    `Переводы между своими счетами: ${internal}`,
  ];
}

function Refused({ refused }: Pick<BankImport, 'refused'>) {
  return (
    <Box component="section" aria-label="Не загружены">
      <Typography variant="h3" sx={{ mb: 1 }}>
        Не загружены: {plural(refused.length, ['документ', 'документа', 'документов'])}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {refused.map(({ line, why }) => (
          <li key={line}>
            Строка {line}: {why.charAt(0).toLowerCase() + why.slice(1)}
          </li>
        ))}
      </Box>
    </Box>
  );
}
